// The words before and after a position of a document.
#pragma once

#include <cstddef>
#include <string_view>

#include "pseudo/language.h"

namespace pseudo::lang {

/// A word next to a position of the text. Only blanks and at most one line end may separate the
/// two; otherwise there is no neighbour, and `word` is empty.
struct Neighbour {
  std::string_view word;
  ByteSpan span;                     ///< In the document's text.
  bool same_line = true;             ///< False if a line end separates the word from the position.
  const Mention* mention = nullptr;  ///< The mention that the word is part of.
  explicit operator bool() const { return !word.empty(); }
};

/// Finds neighbours in one document. Refers to the document view, which must outlive it. Positions
/// are byte offsets into the document's text.
class Neighbours {
 public:
  explicit Neighbours(const DocumentView& document) : document_(document) {}

  [[nodiscard]] const DocumentView& document() const { return document_; }
  /// The nearest word before and after `byte`. A word before it includes the dot of an
  /// abbreviation.
  [[nodiscard]] Neighbour before(std::size_t byte) const;
  [[nodiscard]] Neighbour after(std::size_t byte) const;
  /// True if a letter or combining mark begins at `byte`.
  [[nodiscard]] bool inside_word(std::size_t byte) const;
  /// The letters from `byte` to the end of the word. Empty if no letter begins at `byte`.
  [[nodiscard]] std::string_view rest_of_word(std::size_t byte) const;
  /// The mention that covers `byte`, or null.
  [[nodiscard]] const Mention* mention_at(std::size_t byte) const;

 private:
  const DocumentView& document_;
};

}  // namespace pseudo::lang
