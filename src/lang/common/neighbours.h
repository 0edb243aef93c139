// The words beside a place of a document.
#pragma once

#include <cstddef>
#include <string_view>

#include "pseudo/language.h"

namespace pseudo::lang {

/// A word beside a place of the text. Empty if there is none: only blanks and at most one line end
/// may lie between.
struct Neighbour {
  std::string_view word;
  ByteSpan span;                     ///< In the document's text.
  bool same_line = true;             ///< No line end between.
  const Mention* mention = nullptr;  ///< The mention that the word is part of.
  explicit operator bool() const { return !word.empty(); }
};

/// Finds neighbours in one document. Views the document view, which must outlive it; positions are
/// bytes of its text.
class Neighbours {
 public:
  explicit Neighbours(const DocumentView& document) : document_(document) {}

  [[nodiscard]] const DocumentView& document() const { return document_; }
  /// The word that ends before `byte`, with the dot of an abbreviation.
  [[nodiscard]] Neighbour before(std::size_t byte) const;
  [[nodiscard]] Neighbour after(std::size_t byte) const;
  /// True if a letter or mark begins at `byte`.
  [[nodiscard]] bool inside_word(std::size_t byte) const;
  /// The letters from `byte` on; "" if no letter begins there.
  [[nodiscard]] std::string_view rest_of_word(std::size_t byte) const;
  /// The mention that covers `byte`, or null.
  [[nodiscard]] const Mention* mention_at(std::size_t byte) const;

 private:
  const DocumentView& document_;
};

}  // namespace pseudo::lang
