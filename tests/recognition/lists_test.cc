// Lists keep their bits whatever the order of their table; models that do not fit are told.
#include "recognition/features/lists.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/text.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {
namespace {

constexpr const char* kHeader = "table\tclass\tmatch\tname\tsource\n";
constexpr const char* kPlaces = "towns\tplace\trun\tyes\tinvented\n";
constexpr const char* kTitles = "titles\ttitle\tword\t\tinvented\n";
constexpr const char* kSigns = "titles\tsign\tword\t\tinvented\n";

Lexicons lexicons_with(const std::string& rows) {
  return *Lexicons::from_tsv({{"towns", "name\tsource\nBad Linden\tinvented\n"},
                              {"titles", "name\tsource\nProf\tinvented\n"},
                              {"recognition_lists", kHeader + rows}});
}

std::vector<ListBits> bits_of_text(const Lists& lists, const std::string& text) {
  const std::vector<Token> tokens = tokenize(text);
  std::vector<std::string> folded;
  for (const Token& token : tokens) {
    folded.push_back(text::fold_key(text.substr(token.span.begin, token.span.size())));
  }
  return lists.find(tokens, folded);
}

TEST(Lists, HaveTheBitsThatAModelLearntWhateverTheOrderOfTheTable) {
  const Lexicons learnt = lexicons_with(std::string(kPlaces) + kTitles);
  const std::vector<ListBits> bits = bits_of_text(Lists(learnt), "Prof in Bad Linden");
  EXPECT_EQ(bits, (std::vector<ListBits>{4, 0, 1, 2}));
  for (const std::string& rows :
       {std::string(kTitles) + kPlaces, std::string(kSigns) + kTitles + kPlaces,
        std::string(kPlaces) + kSigns + kTitles}) {
    const Lexicons now = lexicons_with(rows);
    EXPECT_EQ(find_class_mismatch(list_classes(learnt), now), std::nullopt) << rows;
    EXPECT_EQ(bits_of_text(Lists(now, list_classes(learnt)), "Prof in Bad Linden"), bits) << rows;
  }
}

TEST(Lists, AreToldThatLackAClassOfAModel) {
  const std::vector<ListClass> learnt = list_classes(lexicons_with(std::string(kPlaces) + kTitles));
  for (const std::string& rows : {std::string(kTitles), std::string(),
                                  std::string("towns\tplace\tword\tyes\tinvented\n") + kTitles,
                                  std::string("cities\tplace\trun\tyes\tinvented\n") + kTitles}) {
    const auto error = find_class_mismatch(learnt, lexicons_with(rows));
    ASSERT_TRUE(error) << rows;
    EXPECT_NE(error->message.find("the class \"place\""), std::string::npos) << error->message;
  }
  EXPECT_EQ(find_class_mismatch({}, lexicons_with("")), std::nullopt)
      << "a model without lists fits all";
}

TEST(Lists, OfOneClassMayBeWordsAndRuns) {
  const std::string words = "titles\tplace\tword\tyes\tinvented\n";
  for (const std::string& rows : {words + kPlaces + kSigns, kPlaces + words + kSigns}) {
    const Lexicons lexicons = lexicons_with(rows);
    EXPECT_EQ(list_classes(lexicons), (std::vector<ListClass>{{"place", true}, {"sign", false}}));
    EXPECT_EQ(bits_of_text(Lists(lexicons), "Prof Bad Linden"),
              (std::vector<ListBits>{1 | 4, 1, 2}));
  }
}

TEST(Lists, BeyondTheBitsAreLeftOut) {
  std::string rows;
  for (int i = 0; i < 70; ++i) rows += "titles\tc" + std::to_string(i) + "\tword\t\tinvented\n";
  EXPECT_EQ(list_classes(lexicons_with(rows)).size(), 64U);
}

}  // namespace
}  // namespace pseudo::recognition
