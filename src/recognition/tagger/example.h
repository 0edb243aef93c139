// A preprocessed training document.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "recognition/features/token_view.h"

namespace pseudo::recognition {

struct Example {
  std::uint64_t source = 0;  ///< Identifies its folder, or the document itself.
  std::vector<TokenView> views;
  std::vector<std::optional<std::size_t>> tags;  ///< As in tag_tokens.
};

}  // namespace pseudo::recognition
