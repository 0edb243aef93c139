// Words that tie a text to a time of the year, from table `season_words`.
#pragma once

#include <bitset>
#include <compare>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "lang/common/dates/calendar.h"
#include "pseudo/lexicon.h"
#include "pseudo/result.h"

namespace pseudo::lang::dates {

enum class SeasonKind : std::uint8_t {
  kNone,     ///< Only looks like a season.
  kSeason,   ///< A season or term, which stays true under a shift of a few weeks.
  kWeek,     ///< A calendar week with its number.
  kFixed,    ///< A feast on a fixed day of the year.
  kEaster,   ///< A feast at a fixed number of days after Easter.
  kWeekday,  ///< A feast on the first given weekday on or after a day of the year.
};

/// The date rule of a feast.
struct Feast {
  SeasonKind kind = SeasonKind::kNone;
  int month = 1;
  int day = 1;
  int number = 0;  ///< kEaster: days after Easter. kWeekday: 1 (Monday) to 7 (Sunday).
  friend auto operator<=>(const Feast&, const Feast&) = default;
};

/// Returns the day of a feast in a year. Precondition: it is of one of the last three kinds.
Day day_of(const Feast& feast, int year);

/// A match of a table row in a text.
struct SeasonMatch {
  const Feast* feast = nullptr;
  std::size_t end = 0;  ///< Byte offset after the match.
};

/// Immutable, and thus safe to share between threads.
class SeasonWords {
 public:
  /// A missing table has no words. Errors: kLexicon for an unknown kind, match or day.
  static Result<SeasonWords> from(const Lexicons& lexicons);

  [[nodiscard]] bool empty() const { return rows_.empty() && short_rows_.empty(); }
  /// Returns the longest row that matches at the word [pos, end) of the text; a row of several
  /// words also matches the words after it. `feast` is null if no row matches.
  [[nodiscard]] SeasonMatch match(std::string_view text, std::size_t pos, std::size_t end) const;

 private:
  struct Row {
    std::string first;              ///< Folded.
    std::vector<std::string> rest;  ///< Further words, folded.
    std::string as_written;         ///< If not empty, the word must be spelled exactly like this.
    bool begins = false;
    Feast feast;
  };
  [[nodiscard]] static std::size_t end_of_match(const Row& row, std::string_view text,
                                                std::size_t pos, std::size_t end,
                                                std::string_view key);

  void add(Row row);
  [[nodiscard]] bool may_match(std::string_view word) const;

  std::unordered_map<std::size_t, std::vector<Row>>
      rows_;  ///< By the first three letters of the word.
  std::vector<Row>
      short_rows_;  ///< Rows of less than three letters that match the beginning of a word.
  std::bitset<32 * 32 * 32> beginnings_;  ///< The first three letters of rows.
};

}  // namespace pseudo::lang::dates
