// Edits of a text and the mapping of positions under them. Text outside edits is copied byte for
// byte; positions are computed, never searched for.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/result.h"
#include "pseudo/span.h"

namespace pseudo {

/// A pair of corresponding spans, in bytes: `before` is relative to the edit's span, `after` to its
/// new text.
struct Anchor {
  ByteSpan before;
  ByteSpan after;
};

/// A replacement. An annotation of the whole span is mapped to `covered`; line breaks that must be
/// preserved may follow it in `text`.
struct Edit {
  ByteSpan span;                ///< In the old text; must not be empty.
  std::string text;             ///< May be empty.
  ByteSpan covered;             ///< In `text`.
  std::vector<Anchor> anchors;  ///< Sorted, disjoint.
};

/// A list of edits that is sorted and disjoint by construction.
class EditList {
 public:
  /// Errors: kInternal if edits overlap; if one is empty, outside the text or not on code point
  /// boundaries; or if `covered` or an anchor lies outside its edit.
  static Result<EditList> make(std::vector<Edit> edits, std::string_view text);

  [[nodiscard]] const std::vector<Edit>& edits() const { return edits_; }
  [[nodiscard]] std::string apply(std::string_view text) const;

  struct Image {
    ByteSpan span;
    /// False: a part of an edit without a counterpart; mapped to the whole edit.
    bool exact = true;
  };
  /// The position of a fragment in the new text. Borders outside edits move with the text. A border
  /// inside an edit maps to its anchor, or otherwise outward to the border of `covered`. A whole
  /// edit maps to `covered`; a fragment that extends beyond a whole edit includes all of its new
  /// text. The result is empty only if `covered` is. Logarithmic in the number of edits.
  [[nodiscard]] Image image(ByteSpan old) const;

 private:
  /// Index of the first edit that ends after an old position; the number of edits if none does.
  [[nodiscard]] std::size_t first_ending_after(std::size_t old) const;
  /// The new position of an old position outside edits. `edits_before`: number of edits that end at
  /// or before it.
  [[nodiscard]] std::size_t moved(std::size_t old, std::size_t edits_before) const;

  std::vector<Edit> edits_;
  struct Place {
    std::size_t old_end;
    std::size_t new_begin;
  };
  std::vector<Place> places_;  // one per edit; compact, for binary searches
};

}  // namespace pseudo
