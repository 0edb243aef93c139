// A single search in a text for the forms of an index (form_index.h).
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/forms/form_index.h"
#include "pseudo/span.h"
#include "text/escapes.h"
#include "text/skeleton.h"

namespace pseudo {

/// Positions refer to the skeleton. The index and the text must outlive the search.
class FormSearch {
 public:
  FormSearch(const FormIndex& index, std::string_view text)
      : index_(index), source_(text), skeleton_(text), text_(skeleton_.text()) {}

  void run();
  /// Like run(), but without words that are divided by a line end.
  void run_within_lines();
  /// Adds matches found in a text assembled from pieces of this one.
  void add_found(const text::Assembled& other, std::vector<FormIndex::Match> matches);
  [[nodiscard]] std::vector<FormIndex::Match> found() &&;

 private:
  struct Hit {
    ByteSpan span;
    FormIndex::Owner owner = 0;
    std::string key = {};
    bool has_plus = false;          // before its first digit; part of the hit
    bool takes_dot = false;         // includes the dot that follows
    bool takes_apostrophe = false;  // includes the apostrophe that follows, as an ending
    bool is_near = false;
    bool is_clipped = false;
    ByteSpan gap = {};  // FormIndex::Match::gap, in bytes of the text
  };

  // Detects whether a text may contain words with spaced letters; most texts do not.
  struct SpacedLetters {
    void see(ByteSpan word);
    std::size_t in_row = 0;  // consecutive words of one letter
    bool may_be = false;
  };

  // A quick check, false for most words of a text.
  [[nodiscard]] bool may_show_form(ByteSpan word) const;
  [[nodiscard]] bool may_hold_form(ByteSpan word) const;
  [[nodiscard]] bool may_begin_name(ByteSpan word) const;
  [[nodiscard]] bool may_begin_number(ByteSpan word) const;
  std::optional<std::size_t> look_at(ByteSpan word);
  std::optional<std::size_t> look_for_altered(ByteSpan word);
  [[nodiscard]] std::optional<Hit> piece_of(ByteSpan word) const;
  [[nodiscard]] std::optional<Hit> part_at(std::size_t pos, std::size_t word_end) const;
  [[nodiscard]] std::optional<Hit> number_part(ByteSpan rest) const;
  [[nodiscard]] std::optional<Hit> name_part(ByteSpan rest) const;
  [[nodiscard]] bool is_word_begin(std::size_t pos) const;
  [[nodiscard]] bool begins_digits(std::size_t pos) const;
  [[nodiscard]] bool is_border(std::size_t pos) const;
  void add(Hit hit);
  [[nodiscard]] bool has_plus(std::size_t begin) const;
  [[nodiscard]] ByteSpan source_of(ByteSpan span) const;
  [[nodiscard]] std::size_t apostrophe_behind(ByteSpan source) const;

  // Defined in form_search_names.cc:
  struct Form {
    std::size_t number;
    std::size_t size;  // bytes of the given text that it covers
  };
  [[nodiscard]] std::optional<Hit> name_at(std::string_view text, ByteSpan word) const;
  [[nodiscard]] std::optional<Hit> words_at(std::string_view text, ByteSpan word,
                                            std::string_view first) const;
  [[nodiscard]] std::optional<Form> form_of(std::string_view words, std::size_t last) const;
  [[nodiscard]] bool takes_apostrophe(std::uint8_t endings, std::string_view stem) const;
  [[nodiscard]] std::optional<Hit> inside(ByteSpan rest) const;
  [[nodiscard]] Hit hit_in_word(std::size_t begin, std::string_view stem,
                                const FormIndex::Entry& entry) const;
  [[nodiscard]] bool ends_phrase(ByteSpan gap) const;
  [[nodiscard]] bool is_comma(ByteSpan gap) const;
  [[nodiscard]] bool ends_sentence(ByteSpan before, ByteSpan next) const;
  [[nodiscard]] bool is_full_stop(ByteSpan gap) const;
  [[nodiscard]] std::string_view signs_in(ByteSpan gap) const;
  // True for at most `widest` signs; quotation marks at line starts do not count.
  [[nodiscard]] bool is_narrow(ByteSpan gap, std::size_t widest) const;
  [[nodiscard]] bool initials_have_dots(ByteSpan span) const;
  [[nodiscard]] bool is_joined(ByteSpan a, ByteSpan b, bool is_whole) const;

  // Defined in form_search_numbers.cc:
  [[nodiscard]] std::optional<Hit> number_at(ByteSpan word) const;
  [[nodiscard]] std::optional<FormIndex::Owner> owner_of_number(std::string_view joined,
                                                                bool plus) const;
  [[nodiscard]] std::optional<FormIndex::Owner> owner_of_phone_number(std::string_view joined,
                                                                      bool plus) const;
  [[nodiscard]] std::optional<FormIndex::Owner> owner_of_phone(std::string_view digits) const;
  [[nodiscard]] std::optional<FormIndex::Owner> owner_of_phone_abroad(
      std::string_view digits) const;

  // Defined in form_search_lines.cc: words divided by a line end.
  void search_line_breaks();
  void search_line_break(const text::LineBreak& at, bool has_hyphen);
  [[nodiscard]] bool may_go_on(ByteSpan left, ByteSpan right) const;
  [[nodiscard]] bool is_in_capitals(ByteSpan word) const;
  [[nodiscard]] ByteSpan word_ending_at(std::size_t end) const;
  void search_divided(ByteSpan left, ByteSpan right, bool has_hyphen);
  void search_phrases(ByteSpan left, ByteSpan right, bool has_hyphen);
  [[nodiscard]] ByteSpan gap_between(ByteSpan left, ByteSpan right) const;  // in the text

  // Defined in form_search_divided.cc: words with spaced letters.
  void search_spaced_letters();
  [[nodiscard]] bool is_gap_of_letters(ByteSpan gap) const;
  [[nodiscard]] bool is_one_letter(ByteSpan word) const;
  void search_joined(std::span<const ByteSpan> letters);
  void keep_longest();

  // Defined in form_search_altered.cc: words spelled differently from the form.
  static constexpr std::size_t kShortestAltered = 5;  // letters
  [[nodiscard]] std::optional<Hit> in_digits_at(ByteSpan word) const;
  [[nodiscard]] std::optional<Hit> lengthened_at(ByteSpan word) const;
  [[nodiscard]] std::optional<Hit> divided_at(ByteSpan word) const;
  [[nodiscard]] bool may_be_part(ByteSpan word) const;
  [[nodiscard]] bool divides_name(ByteSpan part, ByteSpan next, bool may_be_blank) const;
  [[nodiscard]] std::optional<Hit> near_at(ByteSpan word) const;
  [[nodiscard]] std::optional<Hit> clipped_at(ByteSpan word) const;
  [[nodiscard]] bool begins_with_capital(ByteSpan word) const;
  [[nodiscard]] bool stands_beside_capital(ByteSpan word) const;

  static constexpr std::size_t kLongestNumber = 64;
  static constexpr std::size_t kWidestLineEnd = 40;  // characters between two words

  const FormIndex& index_;
  std::string_view source_;
  text::Skeleton skeleton_;
  std::string_view text_;
  std::vector<FormIndex::Match> found_;
  bool may_overlap_ = false;  // if matches were not only found word by word
};

}  // namespace pseudo
