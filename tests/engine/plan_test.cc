#include "engine/plan/plan.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "support/markup.h"

namespace pseudo {
namespace {

std::vector<std::optional<Category>> categories_in(const Document& document) {
  std::vector<std::optional<Category>> categories;
  for (const Annotation& annotation : document.annotations) {
    categories.push_back(find_category(annotation.label));
  }
  return categories;
}

// Writes "id:stretch|stretch" for each target, separated by blanks.
std::string describe(const Document& document) {
  std::string out;
  const Plan plan = plan_targets(document, categories_in(document));
  for (const Target& target : plan.targets) {
    if (!out.empty()) out += ' ';
    out += document.annotations[target.annotation].id + ":";
    for (std::size_t k = 0; k < target.stretch_count; ++k) {
      const ByteSpan stretch = plan.stretches_of(target)[k].span;
      out += (k > 0 ? "|" : "") + document.text.substr(stretch.begin, stretch.size());
    }
  }
  return out;
}

struct PlanCase {
  const char* name;
  const char* markup;
  const char* expected;
};

class Planned : public testing::TestWithParam<PlanCase> {};

TEST_P(Planned, FindsWhatIsReplaced) {
  EXPECT_EQ(describe(test::marked(GetParam().markup)), GetParam().expected);
}

// Source of belief: the longest annotation decides; among two with the same span, the deeper node.
constexpr PlanCase kPlanCases[] = {
    {"Apart", "[FEMALE Anna] und [MALE Bert]", "T1:Anna T2:Bert"},
    {"Touching", "[FEMALE Anna][FAMILY Huber]", "T1:Anna T2:Huber"},
    {"KeptIsNotReplaced", "[Sentiment Anna [CITY Graz]]", "T2:Graz"},
    {"LongestOfNested", "[ORG Uni [CITY Graz]]", "T1:Uni Graz"},
    {"DeeperOfTwoOnOneSpan", "[PERSON [FEMALE Anna]]", "T2:Anna"},
    {"FirstOfTwoLeaves", "[CITY [FAMILY Paris]]", "T1:Paris"},
    {"OuterBlanksStay", "[CITY  Graz ]", "T1:Graz"},
    {"OnlyBlanks", "[CITY  ]x", ""},
};

INSTANTIATE_TEST_SUITE_P(Clusters, Planned, testing::ValuesIn(kPlanCases),
                         [](const auto& row) { return std::string(row.param.name); });

Document with_spans(std::string text, std::vector<std::vector<ByteSpan>> annotations,
                    std::vector<std::string> labels) {
  Document document;
  document.text = std::move(text);
  for (std::size_t i = 0; i < annotations.size(); ++i) {
    document.annotations.push_back(
        {"T" + std::to_string(i + 1), labels[i], std::move(annotations[i])});
  }
  return document;
}

TEST(Plan, PartlyOverlappingSpansAreReplacedTogether) {
  EXPECT_EQ(
      describe(with_spans("Anna Maria Huber kam", {{{0, 10}}, {{5, 16}}}, {"FEMALE", "FAMILY"})),
      "T2:Anna Maria Huber");
}

TEST(Plan, FragmentsDividedByALineBreakAreOneStretch) {
  EXPECT_EQ(describe(with_spans("Bad\n  Ischl", {{{0, 3}, {6, 11}}}, {"CITY"})), "T1:Bad\n  Ischl");
}

TEST(Plan, FragmentsOfADividedWordAreOneStretch) {
  EXPECT_EQ(describe(with_spans("> Mü-\n> ller", {{{2, 6}, {9, 13}}}, {"FAMILY"})),
            "T1:Mü-\n> ller");
  EXPECT_EQ(describe(with_spans("> Haas-\n> Wolf", {{{2, 7}, {10, 14}}}, {"FAMILY"})),
            "T1:Haas-|Wolf");
  EXPECT_EQ(describe(with_spans("> Anna\n> von", {{{2, 6}, {9, 12}}}, {"FEMALE"})), "T1:Anna|von");
}

TEST(Plan, FragmentsOfOneStretchHaveTwins) {
  const std::vector<ByteSpan> fragments = {{0, 3}, {6, 11}};
  const Document document = with_spans("Bad\n  Ischl", {fragments, fragments}, {"CITY", "FAMILY"});
  EXPECT_EQ(plan_targets(document, categories_in(document)).twins.size(), 1U);
}

TEST(Plan, OtherFragmentsAreStretches) {
  const Document document =
      with_spans("Anna und Bert Meier", {{{14, 19}, {0, 4}}, {{9, 13}}}, {"PERSON", "MALE"});
  EXPECT_EQ(describe(document), "T1:Anna|Meier T2:Bert");
  const Plan plan = plan_targets(document, categories_in(document));
  EXPECT_EQ(plan.mentions[0].surface, "Anna Meier");
}

TEST(Plan, LineBreaksAreBlanksByteForByte) {
  const Document document = with_spans("Bad\r\nIschl", {{{0, 10}}}, {"CITY"});
  EXPECT_EQ(plan_targets(document, categories_in(document)).mentions[0].surface, "Bad  Ischl");
}

TEST(Plan, InnerMentionsAreRelativeToTheSurface) {
  const Document document = test::marked("an der [ORG Universität [CITY Graz]]");
  const Plan plan = plan_targets(document, categories_in(document));
  ASSERT_EQ(plan.mentions[0].inner.size(), 1U);
  const InnerMention& inner = plan.mentions[0].inner[0];
  EXPECT_EQ(plan.mentions[0].surface.substr(inner.span.begin, inner.span.size()), "Graz");
}

TEST(Plan, UnionsReachBeyondTheirAnnotation) {
  const Document document =
      with_spans("Anna Maria Huber", {{{0, 10}}, {{5, 16}}}, {"FEMALE", "FAMILY"});
  const Plan plan = plan_targets(document, categories_in(document));
  ASSERT_EQ(plan.stretches.size(), 1U);
  EXPECT_TRUE(plan.is_union(plan.targets[0]));
  EXPECT_EQ(plan.stretches[0].begins_with, 0U);
  EXPECT_EQ(plan.stretches[0].ends_with, 1U);
}

TEST(Plan, LabelsAreMappedKeptOrUnknown) {
  LabelMap labels;
  labels.map("Ort", Category::kCity);
  labels.keep("Meinung");
  const Document document = test::marked("[Ort Graz] ist [Meinung schön]");
  const auto plan = make_plan(document, labels);
  ASSERT_TRUE(plan) << plan.error().message;
  ASSERT_EQ(plan->mentions.size(), 1U);
  EXPECT_EQ(plan->mentions[0].category, Category::kCity);
  EXPECT_EQ(plan->categories[1], std::nullopt);
  EXPECT_FALSE(make_plan(document, LabelMap()));
}

TEST(Plan, TwinsAreKept) {
  const Document document = test::marked("[CITY [FAMILY Paris]] kam");
  const Plan plan = plan_targets(document, categories_in(document));
  ASSERT_EQ(plan.twins.size(), 1U);
  EXPECT_EQ(plan.twins[0], (std::pair<std::size_t, std::size_t>{1, 0}));
}

TEST(Initials, AreLettersWithTheirMarks) {
  for (const char* const text : {"G.", "G. M.", "g", "O\u0308.", "\u00D6.-A."}) {
    EXPECT_TRUE(is_initial(Category::kFamily, text)) << text;
    EXPECT_FALSE(is_initial(Category::kDate, text)) << text;
  }
  for (const char* const text : {"", ".", "Gr.", "O\u0308e.", "4."}) {
    EXPECT_FALSE(is_initial(Category::kFamily, text)) << text;
  }
}

}  // namespace
}  // namespace pseudo
