#include "engine/assign/assign.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <vector>

#include "engine/realize/realize.h"
#include "engine/resolve/town_of_code.h"
#include "engine/stages.h"
#include "support/markup.h"

namespace pseudo {
namespace {

using test::Stages;

Assigned assign(Stages& s) {
  return assign(s.document, s.plan, s.resolved, s.forms, s.setup, s.scopes);
}

TEST(Assign, EveryEntityGetsADistinctName) {
  Stages s(test::marked("[FEMALE Ana] [FEMALE Bea] [FEMALE Ana] [FEMALE Cea]"));
  const Assigned assigned = assign(s);
  ASSERT_EQ(assigned.names.size(), 3U);
  std::set<std::string> lemmas;
  for (const DrawnName& name : assigned.names) lemmas.insert(name.surrogate.lemma);
  EXPECT_EQ(lemmas.size(), 3U);
}

TEST(Assign, NothingIsDrawnForWhatIsNotThere) {
  Stages s(test::marked("[PHONE 0463 2700] und [EMAIL x@y.at]"));
  const Assigned assigned = assign(s);
  EXPECT_TRUE(assigned.names.empty());
  EXPECT_TRUE(assigned.dates.empty());
  ASSERT_EQ(assigned.numbers.size(), 1U);
  EXPECT_EQ(assigned.numbers[0].places.size(), 1U);
}

TEST(Assign, DatesOfOneScopeShareAShift) {
  Stages s(test::marked("[DATE D12] [CITY Graz] [DATE D40]"));
  const Assigned assigned = assign(s);
  ASSERT_EQ(assigned.dates.size(), 1U);
  EXPECT_EQ(assigned.dates[0].mentions, (std::vector<std::size_t>{0, 2}));
  EXPECT_NE(assigned.dates[0].days, 0);
}

TEST(Assign, DatesAreGroupedByTheirOwnScope) {
  Options options;
  options.labels.map("Birth", Category::kDate);
  options.labels.map("Visit", Category::kDate);
  options.label_scopes["Birth"] = Scope::kDocument;
  options.label_scopes["Visit"] = Scope::kCorpus;
  std::set<int> birth_shifts;
  std::set<int> visit_shifts;
  for (const char* id : {"a/1", "b/2", "c/3", "d/4"}) {
    Stages s(test::marked("[Birth D12] [Visit D40]", id), options);
    const Assigned assigned = assign(s);
    ASSERT_EQ(assigned.dates.size(), 2U);
    EXPECT_EQ(assigned.dates[0].scope, Scope::kDocument);
    EXPECT_EQ(assigned.dates[0].mentions, (std::vector<std::size_t>{0}));
    EXPECT_EQ(assigned.dates[1].scope, Scope::kCorpus);
    EXPECT_EQ(assigned.dates[1].mentions, (std::vector<std::size_t>{1}));
    birth_shifts.insert(assigned.dates[0].days);
    visit_shifts.insert(assigned.dates[1].days);
  }
  EXPECT_EQ(birth_shifts.size(), 4U);
  EXPECT_EQ(visit_shifts.size(), 1U);
}

TEST(Assign, NumbersInsideOtherMentionsAreNumbers) {
  Stages s(test::marked("[CITY 8010 Graz] [ZIP 8010]"));
  const Assigned assigned = assign(s);
  ASSERT_EQ(assigned.numbers.size(), 1U);
  const AssignedNumbers& all = assigned.numbers[0];
  ASSERT_EQ(all.places.size(), 2U);
  EXPECT_EQ(all.numbers.text(0), all.numbers.text(1));
  EXPECT_NE(all.numbers.text(0), "8010");
}

TEST(Adjacent, MeansFewCharactersOnOneLine) {
  const std::string text = "Ana Bea, Cea\nDea      Eva und Fee";
  const auto at = [&](const char* word) {
    const std::size_t begin = text.find(word);
    return ByteSpan{begin, begin + 3};
  };
  EXPECT_TRUE(are_adjacent(text, at("Ana"), at("Bea")));
  EXPECT_TRUE(are_adjacent(text, at("Bea"), at("Cea")));
  EXPECT_FALSE(are_adjacent(text, at("Cea"), at("Dea")));
  EXPECT_FALSE(are_adjacent(text, at("Dea"), at("Eva")));
  EXPECT_FALSE(are_adjacent(text, at("Eva"), at("Fee")));
  EXPECT_FALSE(are_adjacent(text, at("Bea"), at("Ana")));
}

}  // namespace
}  // namespace pseudo
