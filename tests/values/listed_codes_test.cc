#include "values/listed_codes.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "values/built_in_locale.h"

namespace pseudo::values {
namespace {

std::string listed(std::string_view surface) {
  constexpr std::string_view kMarks = "cnk?";  // code, number, cue, other
  std::string all;
  for (const auto& [span, kind] : listed_codes(surface, german_locale())) {
    all.append(all.empty() ? "" : "|").append(1, kMarks[static_cast<std::size_t>(kind)]);
    all.append(1, ' ').append(surface.substr(span.begin, span.size()));
  }
  return all;
}

TEST(ListedCodes, AreDividedBySignsAndCueWords) {
  struct Row {
    const char* surface;
    const char* pieces;
  };
  const Row rows[] = {
      {"IBAN: AT61 1904 3002 3457 3201, BIC: RLNWATWW",
       "c IBAN: AT61 1904 3002 3457 3201|c BIC: RLNWATWW"},
      {"IBAN AT61 1904 3002 3457 3201  BIC RLNWATWWXXX",
       "c IBAN AT61 1904 3002 3457 3201|c BIC RLNWATWWXXX"},
      {"AT611904300234573201 / RLNWATWW", "c AT611904300234573201|c RLNWATWW"},
      {"AT611904300234573201/RLNWATWW", "c AT611904300234573201|c RLNWATWW"},
      {"BIC: RLNWATWW; Kto. 234573201", "c BIC: RLNWATWW|n Kto. 234573201"},
      {"IBAN/BIC: AT611904300234573201/RLNWATWW", "k IBAN|c BIC: AT611904300234573201|c RLNWATWW"},
      {"BIC/SWIFT: RLNWATWW", ""},
      {"RLNWATWW/4711815", ""},
      {"IBAN: AT61 1904 3002 3457 3201", ""},
      {"AT61 1904 3002 3457 3201, Sparkasse", ""},
      {"4711815, 8842217", ""},
      {"https://doi.org/10.1000/182", ""},
      {"IBAN, BIC", ""},
      {", / ;", ""},
      {"", ""},
  };
  for (const Row& row : rows) EXPECT_EQ(listed(row.surface), row.pieces) << row.surface;
}

TEST(ListedCodes, AreNoMoreThanAFew) {
  std::string many;
  for (int i = 0; i < 1000; ++i) many += "RLNWATWW, ";
  EXPECT_LE(code_pieces(many, german_locale()).size(), 16U);
}

}  // namespace
}  // namespace pseudo::values
