// Finds names and numbers in any text, whatever their form, case and spelling.
//
// An index is a list of forms to look for, each with an *owner*, a number that the caller chooses.
// The forms come from the entities of a document (sweep/collect_forms.h), or from any other list of
// known strings:
//
//   FormIndex index(language);
//   for (const SearchForm& form : language.search_forms(part, part.category))
//     index.add(form, 0);
//   index.add_number("AT61 1904 3002", 1);
//   index.add_phone("4632700", 2);
//   for (const FormIndex::Match& match : index.find(text)) ...  // match.owner, match.span
//
// What a match means where it stands (a name, an everyday word, another word that begins alike) is
// asked of the language afterwards: sweep.h.
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

/// Built once, then only read. Threads: const, shared freely. Views the language.
class FormIndex {
 public:
  using Owner = std::uint32_t;
  explicit FormIndex(const LanguageModule& language) : language_(&language) {}

  /// A name or other words. If a form has several owners, a match shows the first whose whole name
  /// it is, else the first. A form without a letter or digit, or of one character, is not entered:
  /// it would match everywhere. A match of a form that ends in a letter and a dot has the dot.
  /// Commas and other signs that end a phrase may stand between its words if it has such ones.
  void add(const SearchForm& form, Owner owner, bool is_whole = false);
  /// A whole name of several words in one of the orders in which it is written: with one comma in
  /// it if it `may_have_comma` ("Huber, Eva"); words of one letter need a dot ("Huber E.").
  void add_order(const SearchForm& form, Owner owner, bool may_have_comma);
  /// Several words with one comma between two of them, or none: "April 3, 2018".
  void add_with_comma(const SearchForm& form, Owner owner);
  /// A user name of initial and family name ("ehuber"): not in the middle of a word.
  void add_user_name(const SearchForm& form, Owner owner);
  /// A single word of seven letters or more that may be misspelt: one letter doubled, left out or
  /// swapped with the next. Of an index only the first 64 are looked for.
  void add_near(const SearchForm& form, Owner owner);
  /// Letters and digits with whatever stands between them: an account, a code. At least three
  /// characters with a digit among them; others are not entered.
  void add_number(std::string_view text, Owner owner);
  /// A name of one word, of which a beginning with a dot is looked for: "Prsk." of "Prskavec".
  void add_clipped(std::string_view name, Owner owner);
  /// The significant digits of a telephone number (without country and trunk zero), five or more.
  void add_phone(std::string_view digits, Owner owner);

  struct Match {
    ByteSpan span;  ///< In bytes of the text that was searched.
    Owner owner = 0;
    /// The form that was found, folded; empty for numbers.
    std::string key = {};
    bool is_near = false;     ///< Misspelt; it may be another name or word.
    bool is_clipped = false;  ///< Cut off before a dot; it may be a word that ends a sentence.
    /// What divides the name at the end of a line without a hyphen; its halves may be two words.
    ByteSpan gap = {};
  };
  /// Matches, longest first at each place, not overlapping, in order: whole words, parts of
  /// hyphenated ones and those that capitals or digits divide ("EvaHuber", "PLZ9020"), with the
  /// endings that the language allows; forms of six letters or more anywhere in a word; letters
  /// with one sign between ("H u b e r"), and those that escapes write. Cost: linear in the text.
  [[nodiscard]] std::vector<Match> find(std::string_view text) const;
  /// True if one word is a form of this owner.
  [[nodiscard]] bool has(std::string_view word, Owner owner) const;
  [[nodiscard]] bool contains_any(std::string_view text) const { return !find(text).empty(); }
  [[nodiscard]] bool empty() const { return forms_.empty() && numbers_.empty() && phones_.empty(); }

 private:
  friend class FormSearch;

  // Only the first bytes of a longer word and the first words of a longer form are compared.
  static constexpr std::size_t kLongestWord = 63;
  static constexpr std::size_t kMostWords = 16;
  static constexpr std::size_t kInside = 6;  // letters
  static constexpr Owner kNobody = 0xFFFFFFFF;
  static constexpr std::size_t kShortestNear = 7;  // letters

  struct Entry {
    Owner owner = kNobody;         // nobody: only the first word of others
    std::uint8_t endings = 0;      // that the word may have
    std::uint8_t most_words = 0;   // of the forms that begin with this word
    bool is_whole = false;         // the whole name of the owner
    std::uint8_t most_commas = 0;  // between its words
    bool has_signs = false;        // that end a phrase elsewhere: "Yahoo! Europe"
    bool has_dots = false;         // between its words
    bool has_initials = false;     // words of one letter need a dot
    bool takes_dot = false;        // an abbreviation
    bool begins_word = false;      // add_user_name
    bool is_order = false;         // add_order: no full stop between its words

    void set(Owner new_owner, bool whole);
  };
  Entry& enter(std::string_view key);
  Entry* enter_form(const SearchForm& form, Owner owner, bool is_whole);
  void note_signs(std::string_view form, Entry& entry);
  void allow_commas(std::uint8_t most, Entry& entry);
  static constexpr std::size_t kPairs = 1024;
  using Pairs = std::bitset<kPairs>;
  static std::size_t low_bits(char c) { return static_cast<unsigned char>(c) & 0x1FU; }
  static std::size_t pair_at(std::string_view skeleton, std::size_t pos) {
    return 32 * low_bits(skeleton[pos]) + low_bits(skeleton[pos + 1]);
  }
  // For the second letter of a pair and the one behind it.
  static std::size_t next_pair(std::size_t pair, char c) {
    return (32 * pair + low_bits(c)) % kPairs;
  }
  void note_beginning(Pairs& pairs, std::size_t pair) {
    pairs.set(pair);
    all_beginnings_.set(pair);
  }

  const LanguageModule* language_;
  text::StringInterner forms_;
  std::vector<Entry> entries_;  // by number of the form
  text::StringInterner numbers_;
  std::vector<Owner> number_owners_;
  text::StringInterner phones_;
  std::vector<Owner> phone_owners_;
  struct Near {
    std::string stem;
    Owner owner = kNobody;
    std::uint8_t endings = 0;
  };
  std::vector<Near> near_;
  std::vector<Near> clipped_;
  // Filters by two letters: most words of a text begin like no form.
  Pairs beginnings_;
  Pairs inside_beginnings_;
  Pairs clipped_beginnings_;
  Pairs number_beginnings_;
  Pairs phrase_beginnings_;              // of the words of forms of several
  Pairs all_beginnings_;                 // of names and of numbers
  std::bitset<kLongestWord + 1> sizes_;  // of single words and first words
  bool has_inside_ = false;
  std::uint8_t most_commas_ = 0;
  bool has_signs_ = false;
};

}  // namespace pseudo
