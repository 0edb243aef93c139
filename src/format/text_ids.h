// Ids of text-bound annotations: "T" and a number.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "pseudo/document.h"

namespace pseudo {

bool is_text_bound_id(std::string_view id);

/// Hands out ids that no annotation of the document has. Looks at the document when first asked.
class NextTextBoundId {
 public:
  explicit NextTextBoundId(const Document& document) : document_(document) {}
  std::string take();

 private:
  const Document& document_;
  std::uint64_t next_ = 0;  // 0: not yet known
};

}  // namespace pseudo
