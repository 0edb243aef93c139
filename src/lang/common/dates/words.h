// The words of dates, from tables `months`, `weekdays`, `holidays` and `date_words`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/folded_map.h"
#include "pseudo/lexicon.h"
#include "pseudo/result.h"

namespace pseudo::lang::dates {

/// What a word can mean. Column `kind` of date_words holds all but the first three; patterns of
/// date_forms refer to them as {kind}. The examples are English.
enum class WordKind : std::uint8_t {
  kMonth,
  kWeekday,
  kHoliday,
  kTerm,           ///< Half of an academic year: 0 summer, 1 winter, which spans two years.
  kTermLetter,     ///< As kTerm: a letter after the year.
  kSeason,         ///< 0 spring to 3 winter, which spans two years.
  kWeek,           ///< "week" before or after its number.
  kIsoWeek,        ///< The W of "2019-W12".
  kQuarterLetter,  ///< The Q of "Q3".
  kQuarter,
  kHalf,
  kDecade,     ///< The s of "1990s".
  kCounted,    ///< century: has a number without an upper bound.
  kYear,       ///< A year in words. The value is the year.
  kFeast,      ///< A feast that is counted. The value is how many share the name.
  kClock,      ///< o'clock: after a time of day.
  kHourMark,   ///< The h of "17h30".
  kIsoTime,    ///< The T of "T14:30".
  kIsoZone,    ///< The Z of "T14:30Z".
  kDayMark,    ///< The th of "18th". The value is the day that takes it; 0 for all others.
  kOf,         ///< "18th of March"
  kOrdinal,    ///< third: a stem that takes endings. The value is the number.
  kRelative,   ///< today, yesterday
  kAdjective,  ///< next, last: a stem.
  kPart,       ///< beginning, middle, end
  kRange,      ///< until: joins two dates to a range.
  kList,       ///< and, or: joins two dates to a list.
  kArticle,    ///< the, on: may stand between a weekday and its date.
  kPlain,      ///< year, about: carries no date and is kept.
};

/// Returns the kind that the tables call `name`.
std::optional<WordKind> find_word_kind(std::string_view name);

struct Word {
  std::string key;   ///< text::fold_key of `text`.
  std::string text;  ///< As in the table.
  WordKind kind = WordKind::kPlain;
  int value = 0;  ///< Month 1-12, weekday 1-7, ordinal 1-31, or index in the circle of its kind.
  std::string style;    ///< Words of the same kind and style can replace one another.
  std::string ascii{};  ///< For months: the spelling in ASCII letters if it differs.
};

/// A word of a text that the tables contain.
struct WordMatch {
  std::uint32_t word = 0;    ///< Number of the Word.
  std::uint32_t ending = 0;  ///< Size of the ending after a stem, in bytes.
};

/// All meanings of one word of a text. Refers to the DateWords, which must outlive it.
class KnownWord {
 public:
  [[nodiscard]] std::optional<WordMatch> as(WordKind kind) const;
  /// Returns the first meaning in the order of the tables. Ordinals do not count.
  [[nodiscard]] std::optional<WordMatch> any() const;
  /// True if a holiday of several words begins with the word.
  [[nodiscard]] bool begins_holiday() const { return begins_holiday_; }

 private:
  friend class DateWords;
  std::span<const Word> words_;
  std::span<const std::uint32_t> whole_;
  std::span<const std::uint32_t> stems_;
  std::uint32_t ending_ = 0;
  bool begins_holiday_ = false;
};

/// Immutable, and thus safe to share between threads.
class DateWords {
 public:
  /// Errors: kLexicon if a table is missing, if a kind or number is unknown, or if a month or
  /// weekday lacks its full name although another has one.
  static Result<DateWords> from(const Lexicons& lexicons);

  /// False if the language writes all dates in digits.
  [[nodiscard]] bool names_months() const { return !of_kind(WordKind::kMonth).empty(); }
  [[nodiscard]] const Word& word(std::uint32_t number) const { return words_[number]; }
  /// Returns the numbers of all words of a kind, in the order of the tables.
  [[nodiscard]] std::span<const std::uint32_t> of_kind(WordKind kind) const;
  /// Returns the first word of this kind, style and value, or null.
  [[nodiscard]] const Word* first(WordKind kind, std::string_view style, int value) const;

  /// Looks up a word in any letter case and spelling.
  [[nodiscard]] KnownWord look_up(std::string_view text) const;
  [[nodiscard]] std::optional<WordMatch> find(std::string_view text, WordKind kind) const {
    return look_up(text).as(kind);
  }
  /// True if the tables contain the word in exactly this letter case with kind kPlain.
  [[nodiscard]] bool is_plain_as_written(std::string_view text) const;
  /// The endings that stems may take, folded.
  [[nodiscard]] std::span<const std::string> stem_endings() const { return stem_endings_; }
  /// True if `text` is longer than any word of the tables.
  [[nodiscard]] bool is_too_long(std::string_view text) const;

  /// True if a weekday can take the ending: the s of "mondays". Ignores letter case.
  [[nodiscard]] bool is_weekday_ending(std::string_view text) const;

 private:
  struct WithKey {
    std::vector<std::uint32_t> words;
    bool begins_holiday = false;
  };
  std::optional<Error> add_table(const Lexicons& lexicons, std::string_view table_name);
  std::optional<Error> add_row(const LexiconTable& table, std::uint32_t row);
  [[nodiscard]] std::optional<Error> find_missing_names() const;
  void index();
  [[nodiscard]] std::size_t size_of_ending(std::string_view key) const;

  std::vector<Word> words_;  // in the order of the tables
  FoldedMap<WithKey> by_key_;
  std::map<WordKind, std::vector<std::uint32_t>> by_kind_;
  std::vector<std::string> stem_endings_;
  std::vector<std::string> weekday_endings_;
  std::size_t longest_ = 0;  // bytes of the longest key with the longest ending
};

}  // namespace pseudo::lang::dates
