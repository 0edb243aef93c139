// Finds names and numbers in any text, despite changes of form, case and spelling.
//
// An index is a list of forms to search for. Each has an *owner*, a number chosen by the caller.
// Forms come from the entities of a document (sweep/collect_forms.h) or any list of known strings:
//
//   FormIndex index(language);
//   for (const SearchForm& form : language.search_forms(part, part.category))
//     index.add(form, 0);
//   index.add_number("AT61 1904 3002", 1);
//   index.add_phone("4632700", 2);
//   for (const FormIndex::Match& match : index.find(text)) ...  // match.owner, match.span
//
// Afterwards the language classifies each match in its context (a name, an everyday word, another
// word that begins alike): see sweep.h.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/language.h"
#include "pseudo/span.h"
#include "text/skeleton.h"
#include "text/string_interner.h"

namespace pseudo {

/// Built once, then read-only. Threads: const calls are safe. The language must outlive the index.
class FormIndex {
 public:
  using Owner = std::uint32_t;
  explicit FormIndex(const LanguageModule& language) : language_(&language) {}

  /// Adds a name or other words. If several owners share a form, matches report the first owner for
  /// which it is the whole name, otherwise the first. Ignores forms without a letter or digit and
  /// forms of one character, which would match everywhere. If a form ends in a letter and a dot,
  /// its matches include the dot. Commas and other phrase-ending signs are accepted between the
  /// words of a match only if the form contains such signs.
  void add(const SearchForm& form, Owner owner, bool is_whole = false);
  /// Adds a whole name of several words in one of its usual orders. If `may_have_comma`, a match
  /// may contain one comma ("Huber, Eva"). Words of one letter must be followed by a dot ("Huber
  /// E.").
  void add_order(const SearchForm& form, Owner owner, bool may_have_comma);
  /// Adds several words; a match may contain one comma: "April 3, 2018".
  void add_with_comma(const SearchForm& form, Owner owner);
  /// Adds a user name of initial and family name ("ehuber"). Does not match in the middle of a
  /// word.
  void add_user_name(const SearchForm& form, Owner owner);
  /// Adds a word of seven letters or more that is also found misspelled: with one letter doubled,
  /// missing or swapped with the next. Ignored after the first 64 of an index.
  void add_near(const SearchForm& form, Owner owner);
  /// Adds letters and digits that match with anything in between: an account number, a code.
  /// Ignored if there are fewer than three characters or no digit.
  void add_number(std::string_view text, Owner owner);
  /// Adds a name of one word that is also found cut off before a dot: "Prsk." for "Prskavec".
  void add_clipped(std::string_view name, Owner owner);
  /// Adds the significant digits of a telephone number, without country code and trunk zero.
  /// Ignored if there are fewer than five.
  void add_phone(std::string_view digits, Owner owner);

  struct Match {
    ByteSpan span;  ///< In bytes of the searched text.
    Owner owner = 0;
    /// The matched form, folded; empty for numbers.
    std::string key = {};
    bool is_near = false;     ///< Misspelled; possibly another name or word.
    bool is_clipped = false;  ///< Cut off before a dot; possibly a word that ends a sentence.
    /// The line end that divides the name without a hyphen; its halves may be two separate words.
    ByteSpan gap = {};
  };
  /// Returns all matches in text order, without overlaps, the longest at each position. Finds whole
  /// words; parts of hyphenated words and of words divided by capitals or digits ("EvaHuber",
  /// "PLZ9020"); all of these with the endings that the language allows; forms of six letters or
  /// more anywhere in a word; spaced letters ("H u b e r"); and escaped characters. Cost: linear in
  /// the text.
  [[nodiscard]] std::vector<Match> find(std::string_view text) const;
  /// True if `word`, a single word, is a form of `owner`.
  [[nodiscard]] bool has(std::string_view word, Owner owner) const;
  [[nodiscard]] bool contains_any(std::string_view text) const { return !find(text).empty(); }
  [[nodiscard]] bool empty() const { return forms_.empty() && numbers_.empty() && phones_.empty(); }

 private:
  friend class FormReader;
  friend class FormSearch;

  // Words are compared up to this number of bytes, forms up to this number of words.
  static constexpr std::size_t kLongestWord = 63;
  static constexpr std::size_t kMostWords = 16;
  static constexpr std::size_t kInside = 6;  // letters
  static constexpr Owner kNobody = 0xFFFFFFFF;
  static constexpr std::size_t kShortestNear = 7;  // letters

  struct Entry {
    Owner owner = kNobody;         // kNobody: only the first word of longer forms
    std::uint8_t endings = 0;      // that the word may take
    std::uint8_t most_words = 0;   // in the forms that begin with this word
    bool is_whole = false;         // whether it is the whole name of the owner
    std::uint8_t most_commas = 0;  // between its words
    bool has_signs = false;        // signs that usually end a phrase: "Yahoo! Europe"
    bool has_dots = false;         // between its words
    bool has_initials = false;     // words of one letter must be followed by a dot
    bool takes_dot = false;        // it is an abbreviation
    bool begins_word = false;      // add_user_name
    bool is_order = false;         // add_order: not across a full stop

    void set(Owner new_owner, bool whole);
  };
  Entry& enter(std::string_view key);
  Entry& enter_word(std::string_view word);
  Entry& enter_words(std::string_view first, std::string_view key);
  Entry* enter_form(const SearchForm& form, Owner owner, bool is_whole);
  void note_first_word(std::string_view first);
  void note_signs(std::string_view form, Entry& entry);
  void allow_commas(std::uint8_t most, Entry& entry);
  static constexpr std::size_t kPairs = 1024;
  using Pairs = std::bitset<kPairs>;
  static std::size_t low_bits(char c) { return static_cast<unsigned char>(c) & 0x1FU; }
  static std::size_t pair_at(std::string_view skeleton, std::size_t pos) {
    return 32 * low_bits(skeleton[pos]) + low_bits(skeleton[pos + 1]);
  }
  // The pair of the second byte of `pair` and the byte after it.
  static std::size_t next_pair(std::size_t pair, char c) {
    return (32 * pair + low_bits(c)) % kPairs;
  }
  void note_beginning(Pairs& pairs, std::size_t pair) {
    pairs.set(pair);
    all_beginnings_.set(pair);
  }

  const LanguageModule* language_;
  text::StringInterner forms_;
  std::vector<Entry> entries_;  // index: number of the form
  text::StringInterner numbers_;
  std::vector<Owner> number_owners_;
  text::StringInterner phones_;
  std::vector<Owner> phone_owners_;
  // A name of one word that is also found misspelt or cut off.
  struct AlterableName {
    std::string stem;
    Owner owner = kNobody;
    std::uint8_t endings = 0;
  };
  std::vector<AlterableName> near_;
  std::vector<AlterableName> clipped_;
  // Filters by the first two letters: most words of a text begin like no form.
  Pairs beginnings_;
  Pairs inside_beginnings_;
  Pairs clipped_beginnings_;
  Pairs number_beginnings_;
  Pairs phrase_beginnings_;              // of the words in forms of several words
  Pairs all_beginnings_;                 // of names and numbers
  std::bitset<kLongestWord + 1> sizes_;  // of single words and of first words
  bool has_inside_ = false;
  std::uint8_t most_commas_ = 0;
  bool has_signs_ = false;
};

}  // namespace pseudo
