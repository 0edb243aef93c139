// Edits of a text, and where every position goes under them. The text outside edits is copied
// byte for byte; nothing is ever searched for.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/result.h"
#include "pseudo/span.h"

namespace pseudo {

/// Two stretches that correspond: bytes relative to the old span and to the new text of an edit.
struct Anchor {
  ByteSpan before;
  ByteSpan after;
};

/// One replacement. An annotation of the whole span covers `covered` of the new text: line
/// breaks that must not be lost may follow it.
struct Edit {
  ByteSpan span;                ///< In the old text; not empty.
  std::string text;             ///< May be empty.
  ByteSpan covered;             ///< In `text`.
  std::vector<Anchor> anchors;  ///< Sorted, disjoint.
};

/// Edits that are sorted and disjoint by construction.
class EditList {
 public:
  /// Errors: kInternal if two edits overlap, one is empty, outside the text or off its code
  /// points, or a cover or anchor lies outside its edit.
  static Result<EditList> make(std::vector<Edit> edits, std::string_view text);

  [[nodiscard]] const std::vector<Edit>& edits() const { return edits_; }
  [[nodiscard]] std::string apply(std::string_view text) const;

  struct Image {
    ByteSpan span;
    bool exact = true;  ///< False: a part of an edit without counterpart; mapped onto all of it.
  };
  /// Where an old fragment lies in the new text. Borders outside edits move with the text; a
  /// border inside an edit goes to its anchor, or outward to the border of the edit's cover. The
  /// whole of an edit goes to its cover; what is more than the whole gets all of its new text.
  /// Empty only if the edit's cover is.
  /// Cost: logarithmic in the number of edits.
  [[nodiscard]] Image image(ByteSpan old) const;

 private:
  /// Index of the first edit that ends behind the old position; their number if none does.
  [[nodiscard]] std::size_t first_ending_after(std::size_t old) const;
  /// The new place of an old position outside edits, `edits_before` of which end before it.
  [[nodiscard]] std::size_t moved(std::size_t old, std::size_t edits_before) const;

  std::vector<Edit> edits_;
  struct Place {
    std::size_t old_end;
    std::size_t new_begin;
  };
  std::vector<Place> places_;  // of each edit: what searches read
};

}  // namespace pseudo
