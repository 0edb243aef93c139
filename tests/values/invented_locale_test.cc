// An invented country: the tables decide, not the code.
#include <gtest/gtest.h>

#include <string>

#include "values/address_reader.h"
#include "values/house_numbers.h"
#include "values/phone_reader.h"
#include "values/spelled_characters.h"
#include "values/test_key.h"
#include "values/value_reader.h"
#include "values/value_table.h"

namespace pseudo::values {
namespace {

class InventedLocale : public testing::Test {
 protected:
  InventedLocale()
      : lexicons_(Lexicons::from_tsv(
            {{"countries",
              "code\tdial\ttrunk_zero\tvehicle\tiso_sign\tiban\tbic\n"
              "QA\t5\tkept\tQ\t1\t18\t1\n"
              "QB\t61\t\tB\t\t\t\n"},
             {"home_countries", "code\nQB\nQA\n"},
             {"area_codes", "code\tcountry\tkind\n77\tQB\tarea\n78\tQB\tarea\n77\tQA\tarea\n"},
             {"zip_qa", "place\tzip\nQuill\t123\nQuill\t124\n"},
             {"phone_words", "word\nblip\n"},
             {"house_words", "word\trole\nnook\tunit\nthru\trange\n"},
             {"spelled_characters", "word\tcharacter\nswirl\t@\nspeck\t.\n"},
             {"registry_labels", "label\nqq\n"}})),
        locale_(*lexicons_) {}
  Result<Lexicons> lexicons_;
  Locale locale_;
};

TEST_F(InventedLocale, WordsOfPhoneNumbersStay) {
  const PhoneNumber number = read_phone("Blip 12345 blip 67", locale_);
  EXPECT_EQ(number.digits, "1234567");
  EXPECT_EQ(number.base, 5U) << "what is behind the word is an extension";
  EXPECT_EQ(read_phone("Tel 12345", locale_).digits, "TEL12345") << "no word of this locale";
}

TEST_F(InventedLocale, CountryCodesHaveTheLengthOfTheTable) {
  EXPECT_EQ(read_phone("+5 0123456", locale_).country, "5");
  EXPECT_EQ(read_phone("+5 0123456", locale_).digits, "0123456") << "this country keeps its zero";
  EXPECT_EQ(read_phone("+61 0123456", locale_).country, "61");
  EXPECT_EQ(read_phone("+61 0123456", locale_).digits, "123456");
  EXPECT_EQ(read_phone("+432 123456", locale_).country, "432") << "not in the table";
}

TEST_F(InventedLocale, AreaCodesAreThoseOfTheCountriesAtHome) {
  EXPECT_EQ(locale_.areas.match("7712345", ""), 2U);
  EXPECT_EQ(locale_.areas.match("7812345", "5"), 0U) << "of the other country";
  DrawStream stream = ScopeDraws(kKey, "", "document", "d").stream("value");
  EXPECT_EQ(locale_.areas.other("77", "", stream), "78") << "the first at home comes first";
  EXPECT_EQ(locale_.areas.other("77", "5", stream), "") << "the only one of its country";
}

TEST_F(InventedLocale, PostalCodesAreFoundAndSigned) {
  EXPECT_EQ(locale_.zips.of("quill", "QA").size(), 2U);
  EXPECT_EQ(zip_prefix("Q-123", locale_.countries), 2U);
  EXPECT_EQ(zip_prefix("QA 123", locale_.countries), 3U);
  EXPECT_EQ(zip_prefix("QB 123", locale_.countries), 0U) << "the ISO code is not in use there";
  EXPECT_EQ(zip_prefix("D-12345", locale_.countries), 0U) << "not in the table";
  EXPECT_EQ(zip_prefix("Q123", locale_.countries), 0U) << "no separator";
  EXPECT_EQ(write_zip("B-4567", "123", "QA", locale_.countries), "Q-123");
  EXPECT_EQ(write_zip("Q-124", "123", "QA", locale_.countries), std::nullopt);
}

TEST_F(InventedLocale, IdentifiersAreKnownByTheirCountries) {
  EXPECT_EQ(read_value(Category::kUfid, "QA11 2222 3333 4444 55", locale_).identifier,
            IdentifierKind::kIban);
  EXPECT_EQ(read_value(Category::kUfid, "ABCDQAXX", locale_).identifier, IdentifierKind::kBic);
  EXPECT_EQ(read_value(Category::kUfid, "ABCDQBXX", locale_).identifier, IdentifierKind::kPlain);
  EXPECT_EQ(read_value(Category::kUfid, "AT611904300234573201", locale_).identifier,
            IdentifierKind::kPlain);
}

TEST_F(InventedLocale, WordsOfHouseNumbersStay) {
  for (int seed = 0; seed < 50; ++seed) {
    DrawStream stream = ScopeDraws(kKey, "", "document", std::to_string(seed)).stream("value");
    EXPECT_EQ(draw_house_number("nook7", locale_.houses, stream).substr(0, 4), "nook");
    const std::string range = draw_house_number("3thru5", locale_.houses, stream);
    EXPECT_LT(range.front(), range.back()) << range;
  }
}

TEST_F(InventedLocale, SpelledCharactersDivideAddresses) {
  const Address address =
      read_address(Category::kEmail, "ada (swirl) moss (speck) qq", locale_.spelled_words);
  ASSERT_EQ(address.parts.size(), 3U);
  EXPECT_EQ(address.text(address.parts[0].span), "ada");
  EXPECT_EQ(address.parts[1].kind, AddressPartKind::kHost);
  EXPECT_EQ(address.text(address.parts[2].span), "qq");
  EXPECT_TRUE(
      find_spelled_characters(Category::kEmail, "ada (at) moss (dot) qq", locale_.spelled_words)
          .empty());
}

TEST(NoLocale, NumbersGetPlainTreatment) {
  const Locale locale;
  const ScopeDraws draws(kKey, "", "document", "d");
  const std::vector<ValueMention> mentions = {{Category::kPhone, "Tel. +43 463 27001"},
                                              {Category::kZip, "A-9020", "Linz", "AT"},
                                              {Category::kStreetNo, "Top 7"},
                                              {Category::kUfid, "AT61 1904 3002 3457 3201"}};
  const ValueTable table(mentions, locale, {});
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    const std::string result = table.render(i, table.draw(table.entity(i), draws));
    // A sign of no known country goes.
    const std::size_t gone = mentions[i].category == Category::kZip ? 2 : 0;
    EXPECT_EQ(result.size(), mentions[i].surface.size() - gone);
    EXPECT_NE(result, mentions[i].surface);
  }
}

}  // namespace
}  // namespace pseudo::values
