// Which features a model learns.
#include "recognition/tagger/selection.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <string>
#include <vector>

#include "support/german.h"

namespace pseudo::recognition {
namespace {

class SelectionTest : public testing::Test {
 protected:
  /// The tokens of `marked` have that category; each text is a source of its own.
  void add(const std::string& text, const std::string& marked = {},
           Category category = Category::kFamily) {
    texts_.push_back(text);
    Example example;
    example.source = examples_.size() + 1;
    example.views = view_tokens(texts_.back(), lists_, Clusters(), {});
    for (const TokenView& view : example.views) {
      example.tags.emplace_back();
      if (view.text == marked) example.tags.back() = 2 * static_cast<std::size_t>(category);
    }
    examples_.push_back(std::move(example));
  }
  struct Learnt {
    std::size_t strings = 0;  ///< Features with a string that are learnt.
    std::size_t pairs = 0;    ///< Those of two words.
    std::size_t of_word = 0;  ///< Those that hold the word.
    std::size_t of_none = 0;  ///< Features without the word that are not learnt.
  };
  [[nodiscard]] Learnt learn(std::size_t fewest_sources, const std::string& word) const {
    const Selection selection(examples_, fewest_sources);
    const std::uint64_t hash = hash_text(word);
    Learnt learnt;
    for (std::size_t i = 0; i < examples_[0].views.size(); ++i) {
      std::vector<Feature> plain;
      std::vector<StringFeature> strings;
      extract(examples_[0].views, i, {&plain, &strings});
      for (const StringFeature& one : strings) {
        const bool holds = one.first == hash || one.second == hash;
        const bool is_learnt = std::ranges::count(selection.features(), one.feature) > 0;
        learnt.strings += is_learnt ? 1U : 0U;
        learnt.pairs += is_learnt && one.second != 0 ? 1U : 0U;
        learnt.of_word += is_learnt && holds ? 1U : 0U;
        learnt.of_none += !is_learnt && !holds ? 1U : 0U;
      }
    }
    return learnt;
  }

  testing_support::German german_;
  Lists lists_{german_.module().lexicons()};
  std::deque<std::string> texts_;  // what views see stays where it is
  std::vector<Example> examples_;
};

TEST_F(SelectionTest, StringsOfEnoughSourcesWithoutNamesAreLearnt) {
  add("Gestern kam Zangerl gern.");
  add("Gestern kam Zangerl gern.");
  add("Gestern kam Zangerl gern.", "Zangerl");
  const Learnt three = learn(3, "zangerl");
  EXPECT_GT(three.pairs, 0U);
  EXPECT_GT(three.strings, three.pairs) << "and single words";
  EXPECT_EQ(three.of_word, 0U) << "it is marked somewhere";
  EXPECT_EQ(three.of_none, 0U);
  EXPECT_EQ(learn(4, "zangerl").strings, 0U) << "there are three sources";
}

TEST_F(SelectionTest, WordsOfBodiesAreLearntWhereEnoughSourcesHaveThemUnmarked) {
  add("Gestern tagte Institut gern.");
  add("Gestern tagte Institut gern.");
  add("Gestern tagte Institut gern.", "Institut", Category::kOrg);
  EXPECT_GT(learn(2, "institut").of_word, 0U);
  EXPECT_EQ(learn(3, "institut").of_word, 0U);
}

}  // namespace
}  // namespace pseudo::recognition
