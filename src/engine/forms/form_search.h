// A single search in a text for the forms of an index (form_index.h).
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "engine/forms/form_index.h"
#include "engine/forms/form_reader.h"
#include "engine/forms/searched_text.h"
#include "pseudo/span.h"
#include "text/escapes.h"

namespace pseudo {

/// Positions refer to the skeleton. The index and the text must outlive the search.
class FormSearch {
 public:
  FormSearch(const FormIndex& index, std::string_view text)
      : index_(index), in_(text), reader_(index, in_), text_(in_.skeleton()) {}

  void run();
  /// Like run(), but without words that are divided by a line end.
  void run_within_lines();
  /// Adds matches found in a text assembled from pieces of this one.
  void add_found(const text::Assembled& other, std::vector<FormIndex::Match> matches);
  [[nodiscard]] std::vector<FormIndex::Match> found() &&;

 private:
  // Detects whether a text may contain words with spaced letters; most texts do not.
  struct SpacedLetters {
    void see(ByteSpan word);
    std::size_t in_row = 0;  // consecutive words of one letter
    bool may_be = false;
  };

  std::optional<std::size_t> look_at(ByteSpan word);
  void add(FormReader::Hit hit);
  void append(text::Assembled& joined, ByteSpan span) const;
  void search_spaced_letters();
  void search_joined(std::span<const ByteSpan> letters);
  void keep_longest();

  // Defined in form_search_lines.cc: words divided by a line end.
  void search_line_breaks();
  void search_line_break(const text::LineBreak& at, bool has_hyphen);
  [[nodiscard]] bool may_go_on(ByteSpan left, ByteSpan right) const;
  void search_divided(ByteSpan left, ByteSpan right, bool has_hyphen);
  void search_phrases(ByteSpan left, ByteSpan right, bool has_hyphen);

  const FormIndex& index_;
  SearchedText in_;
  FormReader reader_;
  std::string_view text_;
  std::vector<FormIndex::Match> found_;
  bool may_overlap_ = false;  // if matches were not only found word by word
};

}  // namespace pseudo
