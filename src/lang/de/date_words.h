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

/// A word of a text, recognized.
struct WordMatch {
  std::uint32_t word = 0;   ///< Number of the Word.
  std::string_view ending;  ///< Of a stem; part of the text looked up.
};

/// Immutable. Threads: const, shared freely.
class DateWords {
 public:
  /// Errors: kLexicon (a table is missing or has a kind or number that is none).
  static Result<DateWords> from(const Lexicons& lexicons);

  [[nodiscard]] const Word& word(std::uint32_t number) const { return words_[number]; }
  /// The word as that kind, in any case and spelling; stems with their ending.
  [[nodiscard]] std::optional<WordMatch> find(std::string_view text, WordKind kind) const;
  /// The first kind that the table order gives, for words outside of any form.
  [[nodiscard]] std::optional<WordMatch> find(std::string_view text) const;
  /// A month whose full name differs by one letter, or by two exchanged ones: "Febuar".
  [[nodiscard]] std::optional<std::uint32_t> find_misspelled_month(std::string_view text) const;

  /// The word of that kind, value and style; of another style if there is none.
  [[nodiscard]] const Word& other(const Word& like, int value) const;
  /// The first word of kind, style and value, or null.
  [[nodiscard]] const Word* first(WordKind kind, std::string_view style, int value) const;
  /// Another word of the same kind and style, `steps` places on; the same one if it is alone.
  [[nodiscard]] const Word& rotated(const Word& word, std::uint64_t steps) const;

  /// False when no weekday and no holiday begins with that letter: a quick test.
  [[nodiscard]] bool may_begin_day_name(char first) const;

 private:
  std::optional<Error> add_table(const Lexicons& lexicons, std::string_view table,
                                 std::string_view value_column, std::string_view style_column,
                                 std::optional<WordKind> kind);
  void index();
  [[nodiscard]] std::span<const std::uint32_t> with_key(std::string_view key) const;
  [[nodiscard]] std::optional<std::uint32_t> stem_of(std::string_view key,
                                                     std::optional<WordKind> kind) const;

  std::vector<Word> words_;            // in the order of the tables
  std::vector<std::uint32_t> by_key_;  // numbers of words, sorted by key, then number
  std::bitset<256> day_letters_;
};

}  // namespace pseudo::lang::dates
