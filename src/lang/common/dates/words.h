// The words of dates, from the tables `months`, `weekdays`, `holidays` and `date_words`.
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

/// What a word can say. The column `kind` of date_words names all but the first three, and a
/// pattern of date_forms asks for them as {kind}. The examples are English.
enum class WordKind : std::uint8_t {
  kMonth,
  kWeekday,
  kHoliday,
  kTerm,           ///< Half of an academic year; 0 summer, 1 winter, which lies in two years.
  kTermLetter,     ///< The same, a letter after the year.
  kSeason,         ///< 0 spring ... 3 winter, which lies in two years.
  kWeek,           ///< "week" before or after its number.
  kIsoWeek,        ///< The W of "2019-W12".
  kQuarterLetter,  ///< The Q of "Q3".
  kQuarter,
  kHalf,
  kDecade,     ///< What makes a year a decade: the s of "1990s".
  kCounted,    ///< century: has a number, without an upper bound.
  kYear,       ///< A year in words; the value is the year.
  kFeast,      ///< Feasts that are counted; the value is how many there are of the name.
  kClock,      ///< o'clock: after a time of day.
  kHourMark,   ///< The h of "17h30".
  kIsoTime,    ///< The T of "T14:30".
  kIsoZone,    ///< The Z of "T14:30Z".
  kDayMark,    ///< The th of "18th"; the value is the day that takes it, 0: all others.
  kOf,         ///< "18th of March"
  kOrdinal,    ///< third: a stem, which takes the endings; the value is the number.
  kRelative,   ///< today, yesterday
  kAdjective,  ///< next, last: a stem.
  kPart,       ///< beginning, middle, end
  kRange,      ///< until: joins two dates to a range.
  kList,       ///< and, or: joins two dates to a list.
  kArticle,    ///< the, on: may stand between a weekday and its date.
  kPlain,      ///< year, about: says nothing, stays.
};

/// The kind of that name in the tables.
std::optional<WordKind> find_word_kind(std::string_view name);

struct Word {
  std::string key;   ///< text::fold_key of `text`.
  std::string text;  ///< As in the table.
  WordKind kind = WordKind::kPlain;
  int value = 0;        ///< Month 1-12, weekday 1-7, ordinal 1-31, place in the circle of its kind.
  std::string style;    ///< Words of one kind and style can replace one another.
  std::string ascii{};  ///< For months: the spelling in ASCII letters, if it differs.
};

/// A word of a text, found in the tables.
struct WordMatch {
  std::uint32_t word = 0;    ///< Number of the Word.
  std::uint32_t ending = 0;  ///< Bytes of the ending after a stem.
};

/// Everything that one word of a text can be. Must not outlive the DateWords.
class KnownWord {
 public:
  [[nodiscard]] std::optional<WordMatch> as(WordKind kind) const;
  /// The first one in the order of the tables. Ordinals do not count.
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

/// Immutable. Threads: const, shared freely.
class DateWords {
 public:
  /// Errors: kLexicon (a table is missing, a kind or number is unknown, a month or weekday lacks
  /// its full name though another has one).
  static Result<DateWords> from(const Lexicons& lexicons);

  /// False: all dates are written in digits.
  [[nodiscard]] bool names_months() const { return !of_kind(WordKind::kMonth).empty(); }
  [[nodiscard]] const Word& word(std::uint32_t number) const { return words_[number]; }
  /// Numbers of the words of a kind, in the order of the tables.
  [[nodiscard]] std::span<const std::uint32_t> of_kind(WordKind kind) const;
  /// The first word of kind, style and value, or null.
  [[nodiscard]] const Word* first(WordKind kind, std::string_view style, int value) const;

  /// Finds a word in any case and spelling.
  [[nodiscard]] KnownWord look_up(std::string_view text) const;
  [[nodiscard]] std::optional<WordMatch> find(std::string_view text, WordKind kind) const {
    return look_up(text).as(kind);
  }
  /// True if the tables hold the word in exactly this case with kind kPlain.
  [[nodiscard]] bool is_plain_as_written(std::string_view text) const;
  /// What stems may take, folded.
  [[nodiscard]] std::span<const std::string> stem_endings() const { return stem_endings_; }
  /// True for longer texts: no word of the tables can be as long.
  [[nodiscard]] bool is_too_long(std::string_view text) const;

  /// True if a weekday can take the ending: the s of "mondays". Any case.
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
  std::size_t longest_ = 0;  // bytes of a key with the longest ending
};

}  // namespace pseudo::lang::dates
