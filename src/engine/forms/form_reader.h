// Reads the form of an index (form_index.h) at one word of a text.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "engine/forms/form_index.h"
#include "engine/forms/searched_text.h"
#include "pseudo/span.h"

namespace pseudo {

/// Positions refer to the skeleton. The index and the text must outlive the reader.
class FormReader {
 public:
  struct Hit {
    ByteSpan span;
    FormIndex::Owner owner = 0;
    std::string key = {};
    bool has_plus = false;          ///< Before its first digit; part of the hit.
    bool takes_dot = false;         ///< Includes the dot that follows.
    bool takes_apostrophe = false;  ///< Includes the apostrophe that follows, as an ending.
    bool is_near = false;
    bool is_clipped = false;
    ByteSpan gap = {};  ///< FormIndex::Match::gap, in bytes of the text.
  };

  FormReader(const FormIndex& index, const SearchedText& text)
      : index_(index), in_(text), source_(text.source()), text_(text.skeleton()) {}

  /// A quick check, false for most words of a text.
  [[nodiscard]] bool may_show_form(ByteSpan word) const;
  [[nodiscard]] bool may_begin_name(ByteSpan word) const;
  [[nodiscard]] bool may_begin_phrase(ByteSpan word) const;

  /// The form that begins at the word, or else the first inside of it.
  [[nodiscard]] std::optional<Hit> hit_at(ByteSpan word) const;
  /// The first form that is only a part of the word: a part between capitals or digits
  /// ("EvaHuber", "PLZ9020"), or a long form at any position.
  [[nodiscard]] std::optional<Hit> piece_of(ByteSpan word) const;
  /// An abbreviated name, a name with digits as letters or with letters repeated for emphasis, or a
  /// misspelled name.
  [[nodiscard]] std::optional<Hit> altered_at(ByteSpan word) const;
  /// The longest form that begins at the word. `text`: the skeleton, or a word joined from it.
  [[nodiscard]] std::optional<Hit> name_at(std::string_view text, ByteSpan word) const;

 private:
  [[nodiscard]] bool may_hold_form(ByteSpan word) const;
  [[nodiscard]] bool may_begin_number(ByteSpan word) const;
  [[nodiscard]] std::optional<Hit> part_at(std::size_t pos, std::size_t word_end) const;
  [[nodiscard]] std::optional<Hit> number_part(ByteSpan rest) const;
  [[nodiscard]] std::optional<Hit> name_part(ByteSpan rest) const;

  // Defined in form_reader_names.cc:
  struct Form {
    std::size_t number;
    std::size_t size;  // bytes of the given text that it covers
  };
  struct Gaps;
  [[nodiscard]] bool add_gap(ByteSpan gap, ByteSpan before, ByteSpan next, Gaps& gaps) const;
  [[nodiscard]] std::optional<Hit> words_at(std::string_view text, ByteSpan word,
                                            std::string_view first) const;
  [[nodiscard]] Hit hit_of_words(ByteSpan span, std::string_view words, std::size_t last,
                                 const Form& form) const;
  [[nodiscard]] std::optional<Form> form_of(std::string_view words, std::size_t last) const;
  [[nodiscard]] bool takes_apostrophe(std::uint8_t endings, std::string_view stem) const;
  [[nodiscard]] std::optional<Hit> inside(ByteSpan rest) const;
  [[nodiscard]] Hit hit_in_word(std::size_t begin, std::string_view stem,
                                const FormIndex::Entry& entry) const;

  // Defined in form_reader_numbers.cc:
  [[nodiscard]] std::optional<Hit> number_at(ByteSpan word) const;
  [[nodiscard]] std::optional<FormIndex::Owner> owner_of_number(std::string_view joined,
                                                                bool plus) const;
  [[nodiscard]] std::optional<FormIndex::Owner> owner_of_phone_number(std::string_view joined,
                                                                      bool plus) const;
  [[nodiscard]] std::optional<FormIndex::Owner> owner_of_phone(std::string_view digits) const;
  [[nodiscard]] std::optional<FormIndex::Owner> owner_of_phone_abroad(
      std::string_view digits) const;

  // Defined in form_reader_altered.cc: words spelled differently from the form.
  static constexpr std::size_t kShortestAltered = 5;  // letters
  [[nodiscard]] std::optional<Hit> in_digits_at(ByteSpan word) const;
  [[nodiscard]] std::optional<Hit> lengthened_at(ByteSpan word) const;
  [[nodiscard]] std::optional<Hit> divided_at(ByteSpan word) const;
  [[nodiscard]] bool may_be_part(ByteSpan word) const;
  [[nodiscard]] bool divides_name(ByteSpan part, ByteSpan next, bool may_be_blank) const;
  [[nodiscard]] std::optional<Hit> near_at(ByteSpan word) const;
  [[nodiscard]] std::optional<Hit> clipped_at(ByteSpan word) const;

  static constexpr std::size_t kLongestNumber = 64;

  const FormIndex& index_;
  const SearchedText& in_;
  std::string_view source_;
  std::string_view text_;
};

}  // namespace pseudo
