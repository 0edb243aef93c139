// Checks positions: the text outside the stretches must be unchanged, and every annotation must
// point at the right text.
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

/// The text between two stretches with known positions. Both sides are equal unless text was
/// changed.
struct Gap {
  ByteSpan before;
  ByteSpan after;
  std::size_t same_front = 0;  ///< Length of the common prefix in bytes.
  std::size_t same_back = 0;   ///< Length of the common suffix in bytes, without the prefix.

  [[nodiscard]] bool is_changed() const { return same_front + same_back < after_and_before(); }
  /// Returns the position in the old text of a span of `after`; nothing if it lies in the changed
  /// part.
  [[nodiscard]] std::optional<std::size_t> old_begin_of(ByteSpan now) const;

 private:
  [[nodiscard]] std::size_t after_and_before() const {
    return before.size() > after.size() ? before.size() : after.size();
  }
};

struct Gaps {
  std::vector<Gap> all;         ///< In text order.
  std::vector<Finding> faults;  ///< kTextChanged, at most one per gap.
  /// By stretch: it is not at its place in the order of the old text. Empty: none.
  std::vector<bool> misplaced;
  /// By stretch: it is unknown where its counterpart begins or ends. Empty: none.
  std::vector<bool> in_doubt;
};

/// Compares the text before, between and after the stretches. After a change it continues at the
/// next stretch whose position follows from the annotations. Offsets of findings are in bytes.
Gaps check_gaps(const Checked& before, const Document& after,
                std::span<const ReplacedStretch> stretches);

/// Returns findings of kAlignment for annotations other than stretches. Annotations that contain
/// changed text are not checked.
std::vector<Finding> check_alignment(const Document& before, const Document& after,
                                     std::span<const AnnotationPair> annotations,
                                     std::span<const ReplacedStretch> stretches, const Gaps& gaps);

}  // namespace pseudo
