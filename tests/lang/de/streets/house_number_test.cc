// House numbers inside of an annotated street.
#include "lang/de/streets/house_number.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

struct Row {
  std::string_view street;
  std::string_view number;  // "" if there is none
};

TEST(HouseNumbers, StandBehindTheNameOfAStreet) {
  const Row rows[] = {
      {"Hauptstr. 7", "7"},
      {"Friesische Str. 21 a", "21 a"},
      {"Am Anger 12-14", "12-14"},
      {"Hauptstraße 7/3/12", "7/3/12"},
      {"Mühlgasse 3, Top 4", "3, Top 4"},
      {"Lindengasse Nr. 4", "4"},
      {"Hauptstr.7", "7"},
      {"Alte Hauptstr.7", "7"},
      {"Weg7", "7"},
      {"Hauptstraße 5.", "5."},
      {"Straße des 17. Juni 5", "5"},
      {"Straße des 17. Juni", ""},
      {"Platz der 48er Revolution", ""},
      {"Hauptstraße", ""},
      {"B27", ""},
      {"7 Hauptstraße", ""},
      {"", ""},
  };
  for (const Row& row : rows) {
    const ByteSpan number = house_number_in(row.street);
    EXPECT_EQ(row.street.substr(number.begin, number.size()), row.number) << row.street;
  }
}

}  // namespace
}  // namespace pseudo::lang::de
