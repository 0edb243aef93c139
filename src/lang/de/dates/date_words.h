// The words of German dates: months, weekdays, holidays, terms, seasons, ordinals and the small
// words between them, from the tables `months`, `weekdays`, `holidays` and `date_words`.
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/result.h"
#include "text/chars.h"
#include "text/letter_pairs.h"
#include "text/string_numbers.h"

namespace pseudo::lang::dates {

enum class WordKind : std::uint8_t {
  kMonth,
  kWeekday,
  kHoliday,
  // The others are named in the column `kind` of date_words, and as {kind} in date_forms.
  kTerm,
  kTermLetter,
  kSeason,
  kWeek,
  kIsoWeek,
  kQuarterLetter,
  kQuarter,
  kHalf,
  kDecade,
  kCounted,  ///< Jahrhundert, Semester: has a number, without end.
  kYear,     ///< zweitausendneunzehn
  kFeast,    ///< Advent, Weihnachtstag: feasts that are counted; the value is how many there are.
  kClock,
  kHourMark,
  kIsoTime,
  kIsoZone,
  kOrdinal,    ///< A stem: "erst", which takes -e, -en, -er, -es, -em.
  kRelative,   ///< heute, gestern
  kAdjective,  ///< A stem: "nächst".
  kPart,       ///< Anfang, Mitte, Ende
  kRange,      ///< bis
  kList,       ///< und, oder
  kArticle,    ///< den, am, vom: may stand between a weekday and its date
  kPlain,      ///< Uhr, Jahr, spätestens: says nothing, stays
};

std::optional<WordKind> find_word_kind(std::string_view name);

struct Word {
  std::string key;   ///< text::fold_key of `text`.
  std::string text;  ///< As the table has it.
  WordKind kind = WordKind::kPlain;
  int value = 0;      ///< Month 1-12, weekday 1-7, ordinal 1-31, place in the circle of its kind.
  std::string style;  ///< Words of one kind and style stand for one another.
};

/// True of abbreviations, which end in a dot: "Jän.", "VI.".
bool takes_dot(const Word& month);

/// A word of a text as one of the tables' words.
struct WordMatch {
  std::uint32_t word = 0;    ///< Number of the Word.
  std::uint32_t ending = 0;  ///< Bytes of the ending behind a stem.
};

/// Everything that a word of a text may be. Lives as long as the DateWords.
class KnownWord {
 public:
  [[nodiscard]] std::optional<WordMatch> as(WordKind kind) const;
  /// The first kind in the order of the tables, ordinals aside.
  [[nodiscard]] std::optional<WordMatch> any() const;

 private:
  friend class DateWords;
  const std::vector<Word>* words_ = nullptr;
  std::span<const std::uint32_t> whole_;
  std::span<const std::uint32_t> stems_;
  std::uint32_t ending_ = 0;
};

/// Immutable. Threads: const, shared freely.
class DateWords {
 public:
  /// Errors: kLexicon (a table is missing or has a kind or number that is none).
  static Result<DateWords> from(const Lexicons& lexicons);

  [[nodiscard]] const Word& word(std::uint32_t number) const { return words_[number]; }
  /// The word in any case and spelling.
  [[nodiscard]] KnownWord look_up(std::string_view text) const;
  [[nodiscard]] std::optional<WordMatch> find(std::string_view text, WordKind kind) const {
    return look_up(text).as(kind);
  }
  /// A weekday's name at the front of a longer word: Montagabend, montags.
  [[nodiscard]] std::optional<std::uint32_t> find_weekday_in(std::string_view text) const;
  /// A month whose full name differs by one letter, or by two exchanged ones: "Febuar".
  [[nodiscard]] std::optional<std::uint32_t> find_misspelled_month(std::string_view text) const;

  /// The word of that kind, value and style; of another style if there is none.
  [[nodiscard]] const Word& other(const Word& like, int value) const;
  /// The first word of kind, style and value, or null.
  [[nodiscard]] const Word* first(WordKind kind, std::string_view style, int value) const;
  /// Another word of the same kind and style, `steps` places on; the same one if it is alone.
  [[nodiscard]] const Word& rotated(const Word& word, std::uint64_t steps) const;

  /// The holidays that can stand for one, in the order of the year, and its own place among them.
  struct Circle {
    std::vector<const Word*> words;
    std::size_t place = 0;
  };
  [[nodiscard]] Circle circle_of(const Word& holiday) const;
  /// The holiday whose name begins with the word that ends at `end`, and further ones on the line:
  /// its number, and where it ends. Precondition: `pos` < `end`.
  struct LongName {
    std::uint32_t word = 0;
    std::size_t end = 0;
  };
  [[nodiscard]] std::optional<LongName> long_holiday(std::string_view text, std::size_t pos,
                                                     std::size_t end) const;

  /// False when no weekday and no holiday begins like the word: a quick test. Precondition: the
  /// word is whole, with its combining marks.
  [[nodiscard]] bool may_be_day_name(std::string_view word) const {
    return may_begin(day_beginnings_, word);
  }
  /// The same, told from the first two letters of what begins at `pos`: false for most words. True,
  /// too, where they are not plain to see. Precondition: a word begins there.
  [[nodiscard]] bool may_begin_day_name(std::string_view text, std::size_t pos) const {
    constexpr auto kByte = [](char c) { return static_cast<unsigned char>(c); };
    if (pos + 2 >= text.size()) return true;
    const bool plain = text::ascii::is_letter(kByte(text[pos])) &&
                       text::ascii::is_letter(kByte(text[pos + 1])) && kByte(text[pos + 2]) < 0x80;
    return !plain || day_pairs_.test(pair(text[pos], text[pos + 1]));
  }
  /// False when no holiday of several words begins with the word. Likewise. All that may are words
  /// that may_be_day_name().
  [[nodiscard]] bool may_begin_holiday(std::string_view word) const {
    return may_begin(holiday_beginnings_, word);
  }
  [[nodiscard]] bool is_article(std::string_view word) const;

 private:
  std::optional<Error> add_table(const Lexicons& lexicons, std::string_view table,
                                 std::string_view value_column, std::string_view style_column,
                                 std::optional<WordKind> kind);
  void index();
  void index_day_name(const Word& word);
  [[nodiscard]] std::span<const std::uint32_t> with_key(std::string_view key) const;

  std::vector<Word> words_;            // in the order of the tables
  std::vector<std::uint32_t> by_key_;  // numbers of words, sorted by key, then number
  text::StringNumbers keys_;
  std::vector<std::uint32_t> first_with_;  // in by_key_, by the numbers of keys; one more behind
  using Beginnings = std::bitset<16384>;   // hashes of the first letters
  [[nodiscard]] static bool may_begin(const Beginnings& beginnings, std::string_view word);
  Beginnings day_beginnings_;
  Beginnings holiday_beginnings_;  // of those of several words
  Beginnings article_beginnings_;
  static std::size_t pair(char a, char b) { return 32 * text::low_bits(a) + text::low_bits(b); }
  std::bitset<1024> day_pairs_;  // the first two letters of day names
  std::size_t longest_ = 0;      // bytes of a key
};

}  // namespace pseudo::lang::dates
