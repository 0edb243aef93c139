// The check of places: text outside stretches is unchanged, every annotation points at the right
// text.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "pseudo/document.h"
#include "pseudo/span.h"

namespace pseudo {

/// The text between two stretches whose places are known. The same bytes, unless it was changed.
struct Gap {
  ByteSpan before;
  ByteSpan after;
  std::size_t same_front = 0;  ///< Bytes that both begin with,
  std::size_t same_back = 0;   ///< and then end in.

  [[nodiscard]] bool is_changed() const { return same_front + same_back < after_and_before(); }
  /// Where something in `after` begins in the old text; nothing if it stands in what was changed.
  [[nodiscard]] std::optional<std::size_t> old_begin_of(ByteSpan now) const;

 private:
  [[nodiscard]] std::size_t after_and_before() const {
    return before.size() > after.size() ? before.size() : after.size();
  }
};

struct Gaps {
  std::vector<Gap> all;         ///< In the order of the text.
  std::vector<Finding> faults;  ///< kTextChanged, one a gap at most.
  std::vector<bool> misplaced;  ///< By stretch; empty: none. It is not where the order asks for.
  std::vector<bool> in_doubt;   ///< By stretch; empty: none. Where it begins or ends is not known.
};

/// Compares the text before, between and behind the stretches. Behind a change it goes on at the
/// next stretch whose place the annotations show. Offsets are in bytes.
Gaps check_gaps(const Checked& before, const Document& after,
                std::span<const ReplacedStretch> stretches);

/// Findings of annotations that are no stretches: kAlignment. Those that hold changed text are left
/// out.
std::vector<Finding> check_alignment(const Document& before, const Document& after,
                                     std::span<const AnnotationPair> annotations,
                                     std::span<const ReplacedStretch> stretches, const Gaps& gaps);

}  // namespace pseudo
