#include "values/phone_reader.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "values/built_in_locale.h"

namespace pseudo::values {
namespace {

struct PhoneCase {
  std::string_view surface;
  std::string_view country;
  std::string_view digits;
  std::size_t base;
  std::string_view source;
};

constexpr PhoneCase kPhoneCases[] = {
    {"+43 463 2700", "43", "4632700", 7, "E.164"},
    {"0043 463 2700", "43", "4632700", 7, "international prefix"},
    {"0463 2700", "", "4632700", 7, "national, trunk zero"},
    {"0463/2700", "", "4632700", 7, "slash"},
    {"(0463) 2700", "", "4632700", 7, "brackets"},
    {"+43 (0)463 2700", "43", "4632700", 7, "trunk zero in brackets"},
    {"+43 0463 2700", "43", "4632700", 7, "a common mistake"},
    {"463 2700", "", "4632700", 7, "neither prefix nor trunk zero"},
    {"0463 2700-12", "", "463270012", 7, "extension behind a hyphen"},
    {"0463 2700 DW 12", "", "463270012", 7, "extension behind a word"},
    {"0463-2700", "", "4632700", 7, "the hyphen divides off the area code"},
    {"02236-1234", "", "22361234", 8, "the same, longer area code"},
    {"0664-123-4567", "", "6641234567", 10, "hyphens throughout"},
    {"06641234567", "", "6641234567", 10, "no separator"},
    {"+49 30 123456-0", "49", "301234560", 8, "switchboard"},
    {"+1 202 555 0143", "1", "2025550143", 10, "one-digit country"},
    {"+423 234 56 78", "423", "2345678", 7, "three-digit country"},
    {"+39 06 1234567", "39", "061234567", 9, "Italian numbers keep their zero"},
    {"Tel. 0463 2700", "", "4632700", 7, "label in the span"},
    {"Fax: +43 463 2700", "43", "4632700", 7, "label in the span"},
    {"DW 12", "", "12", 2, "an extension alone"},
    {"0", "", "0", 1, "nothing but a trunk zero"},
    {"0800 BLUMEN", "", "800BLUMEN", 9, "letters for digits"},
    {"00", "", "0", 1, "nothing but a prefix"},
    {"0463 270012 und -13", "", "46327001213", 9, "a word between the numbers of a span"},
};

TEST(Phone, IsReadInEveryFormat) {
  for (const PhoneCase& row : kPhoneCases) {
    const PhoneNumber number = read_phone(row.surface, german_locale());
    EXPECT_EQ(number.country, row.country) << row.surface << " (" << row.source << ")";
    EXPECT_EQ(number.digits, row.digits) << row.surface << " (" << row.source << ")";
    EXPECT_EQ(number.base, row.base) << row.surface << " (" << row.source << ")";
    EXPECT_EQ(number.characters.size(), row.digits.size()) << row.surface;
  }
}

TEST(Phone, TheGroupsBehindThePrefix) {
  const auto groups = [](std::string_view surface) {
    return read_phone(surface, german_locale()).groups;
  };
  using Ends = std::vector<std::size_t>;
  EXPECT_EQ(groups("+43(0)463 27 00"), (Ends{3, 5}));
  EXPECT_EQ(groups("0463/2700"), Ends{3});
  EXPECT_EQ(groups("(0463) 2700"), Ends{3});
  EXPECT_EQ(groups("06641234567"), Ends{});
  EXPECT_EQ(groups("463 2700"), Ends{});  // neither prefix nor trunk zero
}

}  // namespace
}  // namespace pseudo::values
