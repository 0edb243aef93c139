// Facts about a given name that other mentions show.
#include "lang/de/context/mentioned_people.h"

#include <gtest/gtest.h>

#include "lang/de/german_text.h"

namespace pseudo::lang::de {
namespace {

std::string certain(const test::GermanText& text, std::size_t mention) {
  const auto found = text.context.people().certain_gender("kim", text.made.mentions[mention].span);
  return found ? std::string(name(*found)) : "";
}

TEST(CertainGender, IsThatOfAnotherMentionsLabel) {
  EXPECT_EQ(certain(test::GermanText("[GIVEN:Kim] und [MALE:Kim]"), 0), "MALE");
  EXPECT_EQ(certain(test::GermanText("[GIVEN:Kim], [MALE:Kim], [FEMALE:Kim]"), 0), "");
  EXPECT_EQ(certain(test::GermanText("[GIVEN:Kim] und [MALE:Max]"), 0), "");
}

TEST(CertainGender, IsThatOfTheAddressOfAnotherMention) {
  EXPECT_EQ(certain(test::GermanText("Da ist [GIVEN:Kim]. Von Herrn [PERSON:Kim Huber]"), 0),
            "MALE");
  EXPECT_EQ(certain(test::GermanText("Da ist [GIVEN:Kim]. Von [PERSON:Frau Kim Huber]"), 0),
            "FEMALE");
  // A single name behind a title is a family name.
  EXPECT_EQ(certain(test::GermanText("Da ist [GIVEN:Kim]. Von Herrn [PERSON:Kim]"), 0), "");
}

TEST(CertainGender, OwnAddressComesFirst) {
  EXPECT_EQ(certain(test::GermanText("mit Frau [GIVEN:Kim] und [MALE:Kim]"), 0), "FEMALE");
}

TEST(Alike, ListsEqualSurfacesInS) {
  const test::GermanText text("[MALE:Nikos] und [MALE:Nikos], [MALE:Otto] und [MALE:Otto]");
  const auto spans = text.context.people().alike(Category::kMale, "Nikos");
  ASSERT_EQ(spans.size(), 2U);
  EXPECT_EQ(spans[1], text.made.mentions[1].span);
  EXPECT_TRUE(text.context.people().alike(Category::kMale, "Otto").empty());
  EXPECT_TRUE(text.context.people().alike(Category::kFamily, "Nikos").empty());
}

}  // namespace
}  // namespace pseudo::lang::de
