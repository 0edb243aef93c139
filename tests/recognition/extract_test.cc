// Features by their numbers, which models hold: a change of one makes all models useless.
#include "recognition/features/extract.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "support/german.h"

namespace pseudo::recognition {
namespace {

class ExtractTest : public testing::Test {
 protected:
  /// The features of the token that is `word`.
  [[nodiscard]] std::vector<Feature> features(const std::string& text, std::string_view word,
                                              const std::vector<RuleSpan>& rules = {}) const {
    const std::vector<TokenView> views = view_tokens(text, lists_, Clusters(), rules);
    const auto view = std::ranges::find(views, word, &TokenView::text);
    EXPECT_NE(view, views.end()) << word;
    std::vector<Feature> found;
    extract(views, static_cast<std::size_t>(view - views.begin()), {&found, nullptr});
    return found;
  }
  testing_support::German german_;
  Lists lists_{german_.module().lexicons()};
};

bool has(const std::vector<Feature>& features, Feature one) {
  return std::ranges::count(features, one) > 0;
}

TEST_F(ExtractTest, WordsAndPairsHaveTheNumberOfTheirPlace) {
  const auto found = features("Da kam Xanbrei heran.", "kam");
  EXPECT_TRUE(has(found, join(3, hash_text("da"))));
  EXPECT_TRUE(has(found, join(4, hash_text("kam"))));
  EXPECT_TRUE(has(found, join(5, hash_text("xanbrei"))));
  EXPECT_TRUE(has(found, join(6, hash_text("heran"))));
  EXPECT_TRUE(has(found, join(join(10, hash_text("kam")), hash_text("xanbrei"))));
  EXPECT_FALSE(has(found, join(4, hash_text("xanbrei"))));
}

TEST_F(ExtractTest, ShapesHaveTheNumberOfTheirPlace) {
  const std::string text = "Da kam XANBREI 17 heran.";
  const std::vector<TokenView> views = view_tokens(text, lists_, Clusters(), {});
  const auto shape = [&](std::size_t i) -> std::uint64_t { return views[i].shape; };
  const auto found = features(text, "XANBREI");
  for (std::size_t i = 0; i < 5; ++i) EXPECT_TRUE(has(found, join(12 + i, shape(i)))) << i;
  EXPECT_TRUE(has(found, join(join(17, shape(1)), shape(2))));
  EXPECT_TRUE(has(found, join(join(18, shape(2)), shape(3))));
  EXPECT_TRUE(has(found, join(join(19, join(shape(1), shape(2))), shape(3))));
}

TEST_F(ExtractTest, AffixesHaveUpToThreeLettersAndAreNoWholeWords) {
  const auto found = features("Da kamen Xanbrei und Zangerl heran.", "kamen");
  for (const char* prefix : {"k", "ka", "kam"}) {
    const std::uint64_t number = 19 + std::string_view(prefix).size();
    EXPECT_TRUE(has(found, join(number, hash_text(prefix)))) << prefix;
  }
  for (const char* suffix : {"n", "en", "men"}) {
    const std::uint64_t number = 23 + std::string_view(suffix).size();
    EXPECT_TRUE(has(found, join(number, hash_text(suffix)))) << suffix;
  }
  EXPECT_FALSE(has(found, join(28, hash_text("da")))) << "too short";
  EXPECT_TRUE(has(found, join(29, hash_text("rei"))));
  const auto brief = features("Da kamen Xanbrei und Zangerl heran.", "und");
  EXPECT_TRUE(has(brief, join(28, hash_text("rei"))));
  EXPECT_TRUE(has(brief, join(29, hash_text("erl"))));
  EXPECT_FALSE(has(brief, join(22, hash_text("und")))) << "the whole word";
  EXPECT_FALSE(has(features("Da kam und ging er.", "ging"), join(28, hash_text("und"))));
}

TEST_F(ExtractTest, RulesAreThoseOfTheTokenAndItsNeighbours) {
  const std::string text = "Da kam eva@example.org an.";
  constexpr std::uint8_t kKind = 9;
  const std::vector<RuleSpan> rules = {{{7, 22}, kKind}};
  EXPECT_TRUE(has(features(text, "eva", rules), join(join(71, kKind + 1), 1)));
  EXPECT_TRUE(has(features(text, "kam", rules), join(join(72, kKind + 1), 1)));
  EXPECT_TRUE(has(features(text, "an", rules), join(join(70, kKind + 1), 0)));
  EXPECT_FALSE(has(features(text, "Da", rules), join(join(72, kKind + 1), 1)));
}

}  // namespace
}  // namespace pseudo::recognition
