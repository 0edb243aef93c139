// The words that tie a text to a time of the year, from the table `season_words`.
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
  kNone,     ///< Looks like a season only.
  kSeason,   ///< Also terms: they stay true within some weeks.
  kWeek,     ///< A calendar week, beside its number.
  kFixed,    ///< A feast on a day of the year.
  kEaster,   ///< A feast so many days after Easter.
  kWeekday,  ///< A feast on the first weekday on or after a day of the year.
};

/// When a feast is.
struct Feast {
  SeasonKind kind = SeasonKind::kNone;
  int month = 1;
  int day = 1;
  int number = 0;  ///< kEaster: days; kWeekday: 1 Monday to 7.
  friend auto operator<=>(const Feast&, const Feast&) = default;
};

/// Only of the last three kinds.
Day day_of(const Feast& feast, int year);

/// A word of a text, found in the table.
struct SeasonMatch {
  const Feast* feast = nullptr;
  std::size_t end = 0;  ///< In the text.
};

/// Immutable. Threads: const, shared freely.
class SeasonWords {
 public:
  /// Without the table there are no words. Errors: kLexicon (unknown kind, match or day).
  static Result<SeasonWords> from(const Lexicons& lexicons);

  [[nodiscard]] bool empty() const { return rows_.empty() && short_rows_.empty(); }
  /// The longest row that the word [pos, end) of the text matches, with the words behind it if the
  /// row has several; feast is null if there is none.
  [[nodiscard]] SeasonMatch match(std::string_view text, std::size_t pos, std::size_t end) const;

 private:
  struct Row {
    std::string first;              ///< Folded.
    std::vector<std::string> rest;  ///< Further words, folded.
    std::string as_written;         ///< Not empty: the word must be that.
    bool begins = false;
    Feast feast;
  };
  [[nodiscard]] static std::size_t end_of_match(const Row& row, std::string_view text,
                                                std::size_t pos, std::size_t end,
                                                std::string_view key);

  void add(Row row);
  [[nodiscard]] bool may_match(std::string_view word) const;

  std::unordered_map<std::size_t, std::vector<Row>> rows_;  ///< By the first three letters.
  std::vector<Row> short_rows_;           ///< Those of fewer letters that begin a word.
  std::bitset<32 * 32 * 32> beginnings_;  ///< The first three letters of rows.
};

}  // namespace pseudo::lang::dates
