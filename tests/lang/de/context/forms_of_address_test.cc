// The names that words of address belong to, and the gender that they show.
#include "lang/de/context/forms_of_address.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

std::string gender(std::string_view markup) {
  const test::GermanText text(markup);
  const auto found =
      addressed_gender(test::german_rules().grammar, text.words, text.made.mentions[0].span);
  return found ? std::string(name(*found)) : "";
}

TEST(AddressedGender, ComesFromTitlesAndKin) {
  EXPECT_EQ(gender("Grüße an Herrn [GIVEN:Andrea]"), "MALE");
  EXPECT_EQ(gender("mit Frau Dr. [GIVEN:Kim]"), "FEMALE");
  EXPECT_EQ(gender("an Herrn Univ.-Prof. Dr. [GIVEN:Kim]"), "MALE");
  EXPECT_EQ(gender("Herrn und Frau [GIVEN:Kim]"), "");
  EXPECT_EQ(gender("Hat deine Frau [GIVEN:Kim] gesehen?"), "");
  EXPECT_EQ(gender("Hallo [GIVEN:Kim]"), "");
}

TEST(AddressedGender, ComesFromGreetings) {
  EXPECT_EQ(gender("Lieber [GIVEN:Kim],\n"), "MALE");
  EXPECT_EQ(gender("Liebe [GIVEN:Kim],\n"), "FEMALE");
  EXPECT_EQ(gender("Liebe [GIVEN:Kim] und [GIVEN:Max],"), "");  // the plural
  EXPECT_EQ(gender("Liebe [GIVEN:Kim], [GIVEN:Max] und alle,"), "");
  EXPECT_EQ(gender("Sehr geehrter [GIVEN:Kim],\n"), "MALE");
  EXPECT_EQ(gender("Da kommt lieber [GIVEN:Kim] mit"), "");
  EXPECT_EQ(gender("Lieber [GIVEN:Kim] anrufen"), "");
  EXPECT_EQ(gender("Lieber [GIVEN:Kim] [GIVEN:Max] [FAMILY:Huber] anrufen"), "");
  EXPECT_EQ(gender("Lieber [GIVEN:Kim] [GIVEN:Max] [GIVEN:Li] [FAMILY:Huber] anrufen"), "MALE");
}

TEST(AddressBefore, LooksThroughTitlesAndGivenNames) {
  const test::GermanText text("Frau Mag. [FEMALE:Anna] [FAMILY:Huber] und [FAMILY:Maier]");
  const Grammar& grammar = test::german_rules().grammar;
  const AddressWord* const word = address_before(grammar, text.words, text.begin("Huber"));
  ASSERT_NE(word, nullptr);
  EXPECT_EQ(word->gender, "f");
  EXPECT_EQ(address_before(grammar, text.words, text.begin("Maier")), nullptr);
}

}  // namespace
}  // namespace pseudo::lang::de
