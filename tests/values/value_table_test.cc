#include "values/value_table.h"

#include <gtest/gtest.h>

#include <cctype>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "values/address_key.h"
#include "values/built_in_locale.h"
#include "values/test_key.h"
#include "values/value_reader.h"

namespace pseudo::values {
namespace {

// Every digit of a phone number is drawn by the rules alone then.
const Locale& locale_without_area_codes() {
  static const Locale kLocale = [] {
    Locale locale = german_locale();
    locale.areas = AreaCodes();
    return locale;
  }();
  return kLocale;
}

std::string key_of(Category category, std::string_view surface) {
  const bool address = category == Category::kEmail || category == Category::kUrl;
  if (address) return address_key(category, surface);
  return read_value(category, surface, german_locale()).key;
}

std::vector<std::string> surrogates(const std::vector<ValueMention>& mentions, int seed,
                                    ValueRules rules = {}) {
  const Locale& locale = locale_without_area_codes();
  const ValueTable table(mentions, locale, rules);
  const ScopeDraws draws(kKey, "", "document", std::to_string(seed));
  std::vector<std::string> result;
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    result.push_back(table.render(i, table.draw(table.entity(i), draws)));
  }
  return result;
}

std::string digits_of(std::string_view s) {
  std::string digits;
  for (const char c : s) {
    if (std::isdigit(static_cast<unsigned char>(c)) != 0) digits.push_back(c);
  }
  return digits;
}

// ISO 9362: "XXX" is no branch.
TEST(ValueTable, TheHeadOfficeIsTheBank) {
  const std::vector<std::string> banks = surrogates({{Category::kUfid, "RLNWATWW"},
                                                     {Category::kUfid, "BIC: RLNWATWWXXX"},
                                                     {Category::kUfid, "RLNWATWW123"}},
                                                    1);
  EXPECT_EQ(banks[1], "BIC: " + banks[0] + "XXX");
  EXPECT_NE(banks[2].substr(0, 8), banks[0]);
  EXPECT_EQ(key_of(Category::kUfid, "RLNWMXXX"), "RLNWMXXX") << "Mexico";
}

// Nothing marks the extension: "12" is one, as the document has the number without it.
TEST(ValueTable, ANumberInWhichAnotherGoesOnHasAnExtension) {
  for (int seed = 0; seed < 4; ++seed) {
    const std::vector<std::string> numbers =
        surrogates({{Category::kPhone, "0463 2700"}, {Category::kPhone, "0463 270012"}}, seed);
    const std::string base = digits_of(numbers[0]);
    EXPECT_EQ(digits_of(numbers[1]).substr(0, base.size()), base) << seed;
  }
}

TEST(ValueTable, OneNumberInSeveralFormatsIsOne) {
  const std::vector<ValueMention> mentions = {
      {Category::kPhone, "+43 463 2700"}, {Category::kPhone, "0043 463 2700"},
      {Category::kPhone, "0463 2700"},    {Category::kPhone, "0463/2700"},
      {Category::kPhone, "(0463) 2700"},  {Category::kPhone, "+43 (0)463 2700"},
      {Category::kPhone, "0463 2700-12"}, {Category::kPhone, "DW 12"},
      {Category::kPhone, "0463 27 00"}};
  for (int seed = 0; seed < 200; ++seed) {
    const std::vector<std::string> result = surrogates(mentions, seed);
    const std::string number = result[0].substr(4, 3) + result[0].substr(8);
    EXPECT_EQ(result[0].substr(0, 4), "+43 ");
    EXPECT_EQ(digits_of(result[1]), "0043" + number);
    EXPECT_EQ(digits_of(result[2]), "0" + number);
    EXPECT_EQ(digits_of(result[3]), "0" + number);
    EXPECT_EQ(digits_of(result[4]), "0" + number);
    EXPECT_EQ(digits_of(result[5]), "430" + number);
    EXPECT_EQ(result[6].substr(0, 9), result[2]);
    EXPECT_EQ(result[6].substr(10), result[7].substr(3));
    EXPECT_EQ(result[7].substr(0, 3), "DW ");
    EXPECT_EQ(digits_of(result[8]), "0" + number);
    EXPECT_NE(number, "4632700");
  }
}

// The digits behind the country code and the trunk zero.
std::string area_of(std::string_view result, std::size_t length) {
  std::string digits = digits_of(result);
  if (digits.starts_with("00")) digits.erase(0, 2);
  const bool is_abroad = result.starts_with('+') || result.starts_with("00");
  if (is_abroad) digits.erase(0, 2);
  if (digits.starts_with('0')) digits.erase(0, 1);
  return digits.substr(0, length);
}

TEST(ValueTable, OneAreaCodeOfADocumentStaysOne) {
  const std::vector<std::pair<std::vector<std::string_view>, std::size_t>> cases = {
      {{"0341/123456", "0341/998877", "+49 341 445566", "(0341) 77 88 99"}, 3},  // known
      {{"+43 333 775-8422", "+43(0)333 775-8422334", "0333/7754-0"}, 3},         // unknown
      {{"0333 7758433", "0043 333 7758-0", "+43 (333) 775 84 44", "0333-123456"}, 3},
      {{"04152 1234", "0 41 52 / 56 78"}, 4},  // groups of two digits, as letters had it
      {{"0171 1234567", "+49 171 7654321", "0171/99 88 77 6"}, 3},
      {{"030 12345678", "+49 (30) 12345680", "03012345682"}, 2}};
  for (const auto& [surfaces, length] : cases) {
    std::vector<ValueMention> mentions;
    for (const std::string_view surface : surfaces) {
      mentions.push_back({Category::kPhone, surface});
    }
    for (int seed = 0; seed < 50; ++seed) {
      const ValueTable table(mentions, german_locale(), {});
      const ScopeDraws draws(kKey, "", "document", std::to_string(seed));
      const std::string area = area_of(table.render(0, table.draw(table.entity(0), draws)), length);
      EXPECT_NE(area, area_of(surfaces[0], length));
      for (std::size_t i = 1; i < mentions.size(); ++i) {
        const std::string result = table.render(i, table.draw(table.entity(i), draws));
        EXPECT_EQ(area_of(result, length), area) << surfaces[i] << " -> " << result;
      }
    }
  }
}

// The surrogate is a function of the digits alone, however they are divided.
TEST(ValueTable, SharedScopesDoNotSeeTheGroupsOfANumber) {
  const ScopeDraws draws(kKey, "", "corpus", "c");
  const auto digits = [&](std::string_view surface) {
    const std::vector<ValueMention> mentions = {{Category::kPhone, surface}};
    const ValueTable table(mentions, german_locale(), {.shared = true, .home_country = {}});
    return digits_of(table.render(0, table.draw(0, draws)));
  };
  EXPECT_EQ(digits("0333 7758433"), digits("0333775 8433"));
  EXPECT_EQ(digits("0333 7758433"), digits("03337758433"));
}

TEST(ValueTable, PhoneKeepsZerosAndChangesHalf) {
  const std::vector<std::string> surfaces = {
      "+43 463 2700",  "0043 463 2700", "0463 2700",     "0800 1000",     "+49 (0)30 200 100",
      "0664/12 34 56", "01 234-0",      "+41 44 100 00", "0720 10 20 30", "0463/2700-100"};
  for (const std::string& surface : surfaces) {
    for (int seed = 0; seed < 200; ++seed) {
      const std::string result = surrogates({{Category::kPhone, surface}}, seed).front();
      ASSERT_EQ(result.size(), surface.size());
      std::size_t signs = 0;
      std::size_t changed = 0;
      for (std::size_t i = 0; i < result.size(); ++i) {
        const bool digit = std::isdigit(static_cast<unsigned char>(surface[i])) != 0;
        ASSERT_EQ(digit, std::isdigit(static_cast<unsigned char>(result[i])) != 0);
        if (digit) ++signs;
        if (result[i] != surface[i]) ++changed;
        if (digit && surface[i] != '0') {
          ASSERT_NE(result[i], '0') << surface << " " << result;
        }
      }
      ASSERT_GE(2 * changed, signs) << surface << " -> " << result;
      ASSERT_EQ(result[0] == '0', surface[0] == '0');
    }
  }
}

TEST(ValueTable, NumbersOfTwoCountriesAreTwo) {
  const std::vector<ValueMention> mentions = {{Category::kPhone, "+43 463 2700"},
                                              {Category::kPhone, "+49 463 2700"},
                                              {Category::kPhone, "0463 2700"}};
  const Locale& locale = locale_without_area_codes();
  const ValueTable table(mentions, locale, {});
  EXPECT_NE(table.entity(0), table.entity(1));
  EXPECT_EQ(table.entity(0), table.entity(2));
  EXPECT_EQ(table.size(), 2U);
}

struct SameCase {
  Category category;
  std::string_view one;
  std::string_view other;
  bool same;
};

constexpr SameCase kSame[] = {
    {Category::kUfid, "AT61 1904 3002 3457 3201", "AT611904300234573201", true},
    {Category::kUfid, "AT611904300234573201", "IBAN at611904300234573201", true},
    {Category::kUfid, "978-3-16-148410-0", "ISBN 9783161484100", true},
    {Category::kUfid, "K-123 AB", "K 123AB", true},
    {Category::kUfid, "195.995", "195995", true},
    {Category::kUfid, "1-11", "11-1", false},
    {Category::kUfid, "192.168.1.10", "192.168.11.0", false},
    {Category::kUfid, "10.1000/ABC", "10.1000/abc", true},
    {Category::kZip, "A-9020", "9020", true},
    {Category::kZip, "D 01067", "01067", true},
    {Category::kZip, "9020", "9021", false},
    {Category::kStreetNo, "12 a", "12a", true},
    {Category::kStreetNo, "12A", "12a", true},
    {Category::kStreetNo, "12/3", "123", false},
    {Category::kPass, "geheim", "Geheim", false},
    {Category::kUser, "anna", "ANNA", true},
    {Category::kEmail, "<Anna.Huber@GMX.at>", "mailto:anna.huber@gmx.at", true},
    {Category::kEmail, "anna@gmx.at.", "anna@gmx.at", true},
    {Category::kUrl, "https://WWW.aau.at/", "aau.at", true},
    {Category::kUrl, "http://aau.at/A", "http://aau.at/a", false},
};

TEST(ValueKey, MeetsAcrossFormats) {
  for (const SameCase& row : kSame) {
    EXPECT_EQ(key_of(row.category, row.one) == key_of(row.category, row.other), row.same)
        << row.one << " | " << row.other;
  }
}

TEST(ValueTable, EqualKeysGiveOneSurrogateInEachFormat) {
  for (const SameCase& row : kSame) {
    if (!row.same || row.category == Category::kEmail || row.category == Category::kUrl) continue;
    const auto result = surrogates({{row.category, row.one}, {row.category, row.other}}, 1);
    EXPECT_EQ(key_of(row.category, result[0]), key_of(row.category, result[1]))
        << row.one << " -> " << result[0] << " | " << row.other << " -> " << result[1];
    EXPECT_NE(result[0], row.one);
    EXPECT_NE(result[1], row.other);
  }
}

TEST(ValueTable, AttemptsDiffer) {
  const std::vector<ValueMention> mentions = {{Category::kPhone, "0463 2700"},
                                              {Category::kUfid, "195.995"},
                                              {Category::kZip, "9020"},
                                              {Category::kPass, "ab12"}};
  const Locale& locale = locale_without_area_codes();
  const ValueTable table(mentions, locale, {});
  const ScopeDraws draws(kKey, "", "document", "d");
  for (std::size_t i = 0; i < table.size(); ++i) {
    EXPECT_NE(table.draw(i, draws, 0), table.draw(i, draws, 1));
    EXPECT_EQ(table.draw(i, draws, 1), table.draw(i, draws, 1));
  }
}

// In a shared scope the town beside a postal code decides, not what else the document shows.
TEST(ValueTable, PostalCodesOfSharedScopesFollowTheirTowns) {
  const ValueMention graz{Category::kZip, "9020", "Graz", "AT"};
  const ValueMention linz{Category::kZip, "9020", "Linz", "AT"};
  const ValueMention alone{Category::kZip, "9020"};
  ValueRules shared;
  shared.shared = true;
  const std::string of_graz = surrogates({graz}, 1, shared)[0];
  const std::string of_linz = surrogates({linz}, 1, shared)[0];
  EXPECT_NE(of_graz, of_linz);
  EXPECT_EQ(surrogates({linz, graz}, 1, shared), (std::vector{of_linz, of_graz}));
  EXPECT_EQ(surrogates({alone, graz}, 1, shared), (std::vector{of_graz, of_graz}));
}

TEST(ValueTable, CountrySignOfAZipStays) {
  for (int seed = 0; seed < 50; ++seed) {
    const auto result = surrogates(
        {{Category::kZip, "A-9020"}, {Category::kZip, "CH 8001"}, {Category::kZip, "01067"}}, seed);
    EXPECT_EQ(result[0].substr(0, 2), "A-");
    EXPECT_NE(result[0][2], '0');
    EXPECT_EQ(result[1].substr(0, 3), "CH ");
    EXPECT_EQ(result[2][0], '0');
  }
}

TEST(ValueTable, AnyBytesAreReplaced) {
  const std::vector<Category> categories = {Category::kZip,  Category::kStreetNo, Category::kPhone,
                                            Category::kPass, Category::kUfid,     Category::kUser};
  const std::vector<std::string> odd = {
      "",   " ", "-", "0", "00", "+", "+0", "(0)", "Tel.", "ß", "IBAN",       "10.",
      "::", "@", "😀", "½", "X-", "٠", "DW", "A-",  "１２", "é", "0-0-0-0-0-0"};
  for (const Category category : categories) {
    for (const std::string& surface : odd) {
      const auto result = surrogates({{category, surface}}, 7);
      EXPECT_NE(result.front(), surface) << name(category) << " '" << surface << "'";
      EXPECT_FALSE(result.front().empty());
    }
  }
}

}  // namespace
}  // namespace pseudo::values
