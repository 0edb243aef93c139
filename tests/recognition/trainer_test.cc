// What training tells about itself.
#include "recognition/tagger/trainer.h"

#include <gtest/gtest.h>

#include <cstddef>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "support/german.h"

namespace pseudo::recognition {
namespace {

/// A given name and a club of three words, in letters that are alike.
std::vector<Document> training_letters(int count) {
  const std::vector<std::string> given = {"Irmgard", "Annelore", "Rosmarie", "Hiltrud", "Gerlinde"};
  const std::vector<std::string> clubs = {"Gärtner", "Ruderer", "Wanderer", "Sänger"};
  std::vector<Document> documents;
  for (int i = 0; i < count; ++i) {
    const std::string& name = given[static_cast<std::size_t>(i) % given.size()];
    const std::string club = "Verein der " + clubs[static_cast<std::size_t>(i) % clubs.size()];
    Document document;
    document.id = fmt::format("{:03}/1", i);
    document.text = "Liebe " + name + ",\nmorgen tagt der ";
    document.add_annotation("FEMALE", {{6, 6 + name.size()}});
    const std::size_t begin = document.text.size();
    document.text += club + ".\n";
    document.add_annotation("ORG", {{begin, begin + club.size()}});
    documents.push_back(std::move(document));
  }
  return documents;
}

TEST(Trainer, TheHeldOutFigureIsOfWholeMarks) {
  const testing_support::German german;
  TrainerOptions options;
  options.most_iterations = 40;
  int rounds = 0;
  const auto trained = train_model(
      training_letters(60), LabelMap(), Lists(german.module().lexicons()), Clusters(),
      [](std::string_view /*text*/) { return std::vector<RuleSpan>(); }, options,
      [&](const TrainerProgress& progress) {
        if (progress.final_round) ++rounds;
        EXPECT_LE(progress.held_out_f1, 1);
        return true;
      });
  ASSERT_TRUE(trained);
  EXPECT_EQ(trained->documents, 60U);
  EXPECT_GT(trained->held_out, 0U);
  EXPECT_LT(trained->held_out, 30U);
  EXPECT_GT(trained->held_out_f1, 0.9);
  EXPECT_LE(trained->held_out_f1, 1);
  EXPECT_LE(trained->iterations, 40);
  EXPECT_GT(rounds, 0);
}

TEST(Trainer, EndsWhereTheHookSaysSo) {
  const testing_support::German german;
  const auto trained = train_model(
      training_letters(20), LabelMap(), Lists(german.module().lexicons()), Clusters(),
      [](std::string_view /*text*/) { return std::vector<RuleSpan>(); }, {},
      [](const TrainerProgress& /*progress*/) { return false; });
  ASSERT_FALSE(trained);
  EXPECT_EQ(trained.error().message, "stopped");
}

}  // namespace
}  // namespace pseudo::recognition
