// Which words count as neighbours of a place, and which mention they belong to.
#include "lang/common/neighbours.h"

#include <gtest/gtest.h>

#include <vector>

#include "lang/common/mentioned_words.h"

namespace pseudo::lang {
namespace {

TEST(Neighbours, AreSeparatedByBlanksAndAtMostOneLineEnd) {
  const DocumentView view{"eins \n zwei\n\ndrei, vier", {}};
  const Neighbours words(view);
  const Neighbour one = words.before(view.text.find("zwei"));
  EXPECT_EQ(one.word, "eins");
  EXPECT_FALSE(one.same_line);
  EXPECT_FALSE(words.after(view.text.find("\n\n")));
  EXPECT_FALSE(words.before(view.text.find("drei")));
  EXPECT_FALSE(words.after(view.text.find(", vier")));  // a comma is no blank
  EXPECT_FALSE(words.before(0));
  EXPECT_FALSE(words.after(view.text.size()));
}

TEST(Neighbours, KeepTheDotOfAnAbbreviation) {
  const DocumentView view{"bei Dr. Huber", {}};
  const Neighbours words(view);
  EXPECT_EQ(words.before(view.text.find("Huber")).word, "Dr.");
  EXPECT_EQ(words.after(view.text.find(" Dr.")).word, "Dr");
}

TEST(Neighbours, KnowTheirMention) {
  const std::vector<Mention> mentions{{Category::kFemale, "Anna", {4, 8}, {}}};
  const DocumentView view{"Die Anna kommt", mentions};
  const Neighbours words(view);
  EXPECT_EQ(words.after(3).mention, mentions.data());
  EXPECT_EQ(words.after(8).mention, nullptr);
  EXPECT_EQ(words.mention_at(7), mentions.data());
  EXPECT_EQ(words.mention_at(8), nullptr);
  EXPECT_EQ(words.mention_at(0), nullptr);
}

TEST(Neighbours, SeeTheRestOfAWord) {
  const DocumentView view{"Huberhaus, ö", {}};
  const Neighbours words(view);
  EXPECT_TRUE(words.inside_word(5));
  EXPECT_EQ(words.rest_of_word(5), "haus");
  EXPECT_FALSE(words.inside_word(9));
  EXPECT_EQ(words.rest_of_word(9), "");
  EXPECT_EQ(words.rest_of_word(view.text.size()), "");
  EXPECT_EQ(words.rest_of_word(view.text.find("ö")), "ö");
}

std::vector<Mention> many(std::size_t count) {
  std::vector<Mention> mentions;
  for (std::size_t i = 0; i < count; ++i) {
    mentions.push_back({Category::kFamily, "Name" + std::to_string(i), {}, {}});
  }
  return mentions;
}

TEST(MentionedWords, FindsSurfacesAndTheirWordsWhateverTheirNumber) {
  for (const std::size_t others : {0U, 100U}) {  // compared one by one, and by index
    std::vector<Mention> mentions = many(others);
    mentions.push_back({Category::kPerson, "Anna Müller", {}, {}});
    mentions.push_back({Category::kCity, "ANNA", {}, {}});
    mentions.push_back({Category::kStreet, "Lindenweg", {}, {}});
    const MentionedWords words(mentions);
    EXPECT_EQ(words.categories_of("anna"), bit(Category::kPerson) | bit(Category::kCity));
    EXPECT_EQ(words.categories_of("mueller"), bit(Category::kPerson));
    EXPECT_EQ(words.categories_of("anna mueller"), bit(Category::kPerson));
    EXPECT_EQ(words.categories_of("lindenweg"), 0U);  // no name of the kinds that are indexed
    EXPECT_EQ(words.categories_of("ann"), 0U);
    EXPECT_TRUE(is_mentioned_as(words, Category::kFamily, "mueller"));  // PERSON is above FAMILY
    EXPECT_FALSE(is_mentioned_as(words, Category::kOrg, "mueller"));
  }
}

}  // namespace
}  // namespace pseudo::lang
