#include "engine/realize/realize.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/realize/fill_names.h"
#include "engine/realize/fragments.h"
#include "engine/stages.h"
#include "support/markup.h"
#include "text/fold.h"

namespace pseudo {
namespace {

using test::Stages;

// Runs the stages up to the one under test, and returns texts by mention.
struct Texts {
  explicit Texts(Document document, Options options = Options())
      : stages(std::move(document), std::move(options)),
        assigned(assign(stages.document, stages.plan, stages.resolved, stages.forms, stages.setup,
                        stages.scopes)),
        realized(realize(stages.document, stages.plan, stages.resolved, stages.forms, assigned, {},
                         stages.setup, stages.scopes)) {}
  [[nodiscard]] const std::string& operator[](std::size_t i) const {
    return realized.mentions[i].text;
  }
  [[nodiscard]] const std::string& lemma(std::size_t entity) const {
    return assigned.names[entity].surrogate.lemma;
  }
  Stages stages;
  Assigned assigned;
  Realized realized;
};

TEST(Realize, NamesHaveTheFormAndCaseOfTheirMentions) {
  const Texts texts(test::marked("[FEMALE Ana] [FEMALE Anako] [FEMALE ANA]"));
  EXPECT_EQ(texts[0], texts.lemma(0));
  EXPECT_EQ(texts[1], texts.lemma(0) + "ko");
  EXPECT_EQ(texts[2], in_pattern_of("ANA", "Ana", texts.lemma(0)));
}

TEST(Realize, LiteralsStayAndAreAnchors) {
  const Texts texts(test::marked("[FEMALE Dr Ana]"));
  EXPECT_EQ(texts[0], "Dr " + texts.lemma(0));
  const std::vector<Anchor>& anchors = texts.realized.mentions[0].anchors;
  ASSERT_EQ(anchors.size(), 2U);
  EXPECT_EQ(anchors[0].after, (ByteSpan{0, 3}));
}

TEST(Realize, InitialsAreThoseOfTheSurrogate) {
  const Texts texts(test::marked("[FEMALE Ana] [FEMALE A.]"));
  EXPECT_EQ(texts[1], texts.lemma(0).substr(0, 1) + ".");
}

TEST(Realize, DatesAreShiftedAndUnreadableOnesGetOtherDigits) {
  const Texts texts(test::marked("[DATE D12] [DATE 12.]"));
  EXPECT_EQ(texts[0], "D" + std::to_string(12 + texts.assigned.dates[0].days));
  EXPECT_NE(texts[1], "12.");
  EXPECT_TRUE(texts[1].ends_with('.'));
}

TEST(Realize, AddressesFollowTheNamesThatTheyShow) {
  const Texts texts(test::marked("[FEMALE Aira] [EMAIL aira@x.at]"));
  EXPECT_TRUE(texts[1].starts_with(text::fold_key(texts[0]) + "@")) << texts[1];
  Options random;
  random.addresses = AddressStyle::kRandom;
  const Texts others(test::marked("[FEMALE Aira] [EMAIL aira@x.at]"), random);
  EXPECT_EQ(others[1].find('@'), 4U);
  EXPECT_NE(others[1].substr(0, 4), "aira");
}

// Two given names begin with "An"; the one whose family name is in the address is meant.
TEST(Realize, LettersInAnAddressAreThoseOfThePersonWithItsFamilyName) {
  const Texts texts(
      test::marked("[MALE Anbert] [FAMILY Gulm], [MALE Anzo] [FAMILY Hulm]: [EMAIL an.hulm@x.at]"));
  const std::string letters = text::fold_key(texts[2]).substr(0, 2);
  ASSERT_NE(letters, text::fold_key(texts[0]).substr(0, 2));
  EXPECT_TRUE(texts[4].starts_with(letters + ".")) << texts[4];
}

TEST(Realize, WhatWouldBeAnOriginalBecomesAnInventedWord) {
  // The mention is only a title, which the language can only keep.
  const Texts texts(test::marked("[FEMALE Dr]"));
  EXPECT_NE(texts[0], "Dr");
  EXPECT_EQ(texts[0].size(), 2U);
}

Document two_fragments() {
  Document document = test::marked("Ana und Bea Cea");
  document.annotations = {{"T1", "FAMILY", {{0, 3}, {12, 15}}}};
  return document;
}

TEST(Realize, DiscontinuousNamesAreDealtOutWithoutOriginals) {
  const Texts texts(two_fragments());
  ASSERT_EQ(texts.realized.stretch_texts.size(), 1U);
  const std::vector<std::string>& words = texts.realized.stretch_texts.at(0);
  ASSERT_EQ(words.size(), 2U);
  EXPECT_EQ(words[0], texts[0]);  // one word, and a further name
  EXPECT_FALSE(words[1].empty());
  EXPECT_NE(words[0], "Ana");
  EXPECT_NE(words[1], "Cea");
}

TEST(InPatternOf, CarriesTheCaseOfTheOriginalOver) {
  EXPECT_EQ(in_pattern_of("ANNAS", "Annas", "Idas"), "IDAS");
  EXPECT_EQ(in_pattern_of("anna", "Anna", "Ida"), "ida");
  EXPECT_EQ(in_pattern_of("AnNa", "Anna", "Ida"), "Ida");
}

using Strings = std::vector<std::string>;

TEST(DealWords, LastPlaceTakesTheRest) {
  EXPECT_EQ(distribute_words("Ida Maria Berg", 2), (Strings{"Ida", "Maria Berg"}));
  EXPECT_EQ(distribute_words("Ida Berg", 2), (Strings{"Ida", "Berg"}));
  EXPECT_EQ(distribute_words("Ida", 2), (Strings{"Ida"}));
}

TEST(DealWords, NoWordIsEmpty) {
  EXPECT_EQ(distribute_words("Ida  Maria\tBerg", 3), (Strings{"Ida", "Maria", "Berg"}));
  EXPECT_EQ(distribute_words(" Ida  Berg ", 2), (Strings{"Ida", "Berg"}));
  EXPECT_EQ(distribute_words("  ", 2), Strings());
}

}  // namespace
}  // namespace pseudo
