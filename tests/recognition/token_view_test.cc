// What is known about tokens before features are made of it.
#include "recognition/features/token_view.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "recognition/features/feature_hash.h"
#include "support/german.h"

namespace pseudo::recognition {
namespace {

class TokenViews : public testing::Test {
 protected:
  [[nodiscard]] std::vector<TokenView> look(const std::string& text) const {
    return view_tokens(text, lists_, Clusters(), {});
  }
  testing_support::German german_;
  Lists lists_{german_.module().lexicons()};
};

/// The `number`-th token, from 1, that is the word.
const TokenView& view_of(const std::vector<TokenView>& views, std::string_view word,
                         std::size_t number = 1) {
  for (const TokenView& view : views) {
    if (view.text == word && --number == 0) return view;
  }
  ADD_FAILURE() << word;
  return views.front();
}

TEST_F(TokenViews, NumbersAreClasses) {
  struct Row {
    const char* number;
    const char* word;
  };
  for (const Row& row : {Row{"1", "#month"}, Row{"12", "#month"}, Row{"07", "0#month"},
                         Row{"13", "#day"}, Row{"31", "#day"}, Row{"32", "#two"}, Row{"0", "#two"},
                         Row{"00", "#two"}, Row{"1999", "#year"}, Row{"2019", "#year"},
                         Row{"1899", "#4"}, Row{"123", "#3"}, Row{"12345678901234567890", "#12"}}) {
    const std::string text = row.number;
    const std::vector<TokenView> views = look(text);
    ASSERT_EQ(views.size(), 1U) << text;
    EXPECT_EQ(views[0].word, hash_text(row.word)) << text;
    EXPECT_EQ(views[0].shape, views[0].word);
  }
}

TEST_F(TokenViews, ShapesHaveALetterForEachRunOfACase) {
  struct Row {
    const char* word;
    const char* shape;
  };
  for (const Row& row : {Row{"Müller", "Xx"}, Row{"GmbH", "XxX"}, Row{"IKEA", "X"}, Row{"eva", "x"},
                         Row{"ab", "x2"}, Row{"A", "X1"}}) {
    const std::string text = row.word;
    EXPECT_EQ(look(text)[0].shape, hash_text(row.shape)) << text;
  }
}

TEST_F(TokenViews, LayoutIsThatOfLinesWithTokens) {
  const std::string text =
      "Liebe Eva,\nwir kommen.\n\nMit lieben Grüßen\nHiltrud Huber\n> Hallo Ida\n";
  const std::vector<TokenView> views = look(text);
  const TokenView& dear = view_of(views, "Liebe");
  EXPECT_TRUE(dear.in_greeting && dear.first_of_line && !dear.last_of_line && !dear.quoted);
  EXPECT_EQ(dear.line_from_start, 0);
  EXPECT_EQ(dear.line_from_end, 4);
  EXPECT_EQ(dear.line_tokens, 3);
  EXPECT_EQ(dear.since_closing, 0);
  EXPECT_TRUE(view_of(views, ",").last_of_line);
  EXPECT_FALSE(view_of(views, "wir").in_greeting);
  EXPECT_EQ(view_of(views, "wir").line_from_start, 1);
  EXPECT_EQ(view_of(views, "lieben").since_closing, 1);
  EXPECT_EQ(view_of(views, "lieben").line_from_start, 2);
  EXPECT_EQ(view_of(views, "Huber").since_closing, 2);
  EXPECT_EQ(view_of(views, "Huber").line_tokens, 2);
  EXPECT_TRUE(view_of(views, "Ida").quoted && view_of(views, "Ida").in_greeting);
  EXPECT_EQ(view_of(views, "Ida").line_from_end, 0);
}

TEST_F(TokenViews, EvidenceIsThatOfTheOtherPlaces) {
  const std::string text =
      "Liebe Zangerl,\n\nheute kam Herr Zangerl und der zangerl sowie Irmgard Zangerl. Xandra.\n";
  const std::vector<TokenView> views = look(text);
  const TokenView& greeted = view_of(views, "Zangerl", 1);
  EXPECT_TRUE(greeted.repeated && greeted.also_lower && greeted.also_titled && greeted.also_given);
  EXPECT_FALSE(greeted.also_greeted) << "it is that place itself";
  const TokenView& titled = view_of(views, "Zangerl", 2);
  EXPECT_TRUE(titled.also_greeted && titled.also_given && !titled.also_titled);
  const TokenView& given = view_of(views, "Zangerl", 3);
  EXPECT_TRUE(given.also_greeted && given.also_titled && !given.also_given);
  const TokenView& lower = view_of(views, "zangerl");
  EXPECT_TRUE(lower.repeated && !lower.also_lower && lower.also_titled);
  const TokenView& alone = view_of(views, "Xandra");
  EXPECT_FALSE(alone.repeated || alone.also_lower || alone.also_greeted || alone.also_titled ||
               alone.also_given);
}

}  // namespace
}  // namespace pseudo::recognition
