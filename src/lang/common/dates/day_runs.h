// Finds runs of linked days in a text: "3. to 5. May", "3./4.5.2021", "3.5.-4.6.2021".
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/dates/forms.h"
#include "lang/common/dates/words.h"

namespace pseudo::lang::dates {

struct DayOfRun {
  int day = 0;
  int month = 0;            ///< Its own, or that of the next day that has one.
  std::optional<int> year;  ///< As `month`.
};

struct DayRun {
  std::string text;  ///< As written.
  std::vector<DayOfRun> days;
};

struct RunsOfText {
  std::vector<DayRun> runs;        ///< In the order of the text.
  bool has_day_marks = false;      ///< The text contains a day like "18th".
  bool has_joined_months = false;  ///< The text contains a date like "18mar2019".
};

/// Cost: linear.
RunsOfText find_day_runs(const DateForms& forms, const DateWords& words, std::string_view text);

}  // namespace pseudo::lang::dates
