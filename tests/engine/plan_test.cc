#include "engine/mention_plan.h"

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "support/markup.h"

namespace pseudo {
namespace {

std::vector<std::optional<Category>> categories_of(const Document& document) {
  std::vector<std::optional<Category>> categories;
  for (const Annotation& annotation : document.annotations) {
    categories.push_back(find_category(annotation.label));
  }
  return categories;
}

// "id:slot|slot" for each target, blank between.
std::string describe(const Document& document) {
  std::string out;
  const MentionPlan plan = plan_mentions(document, categories_of(document));
  for (const Target& target : plan.targets) {
    if (!out.empty()) out += ' ';
    out += document.annotations[target.annotation].id + ":";
    for (std::size_t k = 0; k < target.slot_count; ++k) {
      const ByteSpan slot = plan.slots_of(target)[k].span;
      out += (k > 0 ? "|" : "") + document.text.substr(slot.begin, slot.size());
    }
  }
  return out;
}

struct PlanCase {
  const char* name;
  const char* markup;
  const char* expected;
};

class MentionPlan_ : public testing::TestWithParam<PlanCase> {};

TEST_P(MentionPlan_, FindsWhatIsReplaced) {
  EXPECT_EQ(describe(test::marked(GetParam().markup)), GetParam().expected);
}

// Source of belief: spec, section 3, guarantee 3.
constexpr PlanCase kCases[] = {
    {"Apart", "[FEMALE Anna] und [MALE Bert]", "T1:Anna T2:Bert"},
    {"Touching", "[FEMALE Anna][FAMILY Huber]", "T1:Anna T2:Huber"},
    {"KeptIsNotReplaced", "[Sentiment Anna [CITY Graz]]", "T2:Graz"},
    {"LongestOfNested", "[ORG Uni [CITY Graz]]", "T1:Uni Graz"},
    {"DeeperOfTwoOnOneSpan", "[PERSON [FEMALE Anna]]", "T2:Anna"},
    {"FirstOfTwoLeaves", "[CITY [FAMILY Paris]]", "T1:Paris"},
    {"OuterBlanksStay", "[CITY  Graz ]", "T1:Graz"},
    {"OnlyBlanks", "[CITY  ]x", ""},
};

INSTANTIATE_TEST_SUITE_P(Regions, MentionPlan_, testing::ValuesIn(kCases),
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

TEST(MentionPlan, PartlyOverlappingSpansAreReplacedTogether) {
  EXPECT_EQ(
      describe(with_spans("Anna Maria Huber kam", {{{0, 10}}, {{5, 16}}}, {"FEMALE", "FAMILY"})),
      "T2:Anna Maria Huber");
}

TEST(MentionPlan, FragmentsDividedByALineBreakAreOneStretch) {
  EXPECT_EQ(describe(with_spans("Bad\n  Ischl", {{{0, 3}, {6, 11}}}, {"CITY"})), "T1:Bad\n  Ischl");
}

TEST(MentionPlan, OtherFragmentsAreSlots) {
  const Document document =
      with_spans("Anna und Bert Meier", {{{14, 19}, {0, 4}}, {{9, 13}}}, {"PERSON", "MALE"});
  EXPECT_EQ(describe(document), "T1:Anna|Meier T2:Bert");
  const MentionPlan plan = plan_mentions(document, categories_of(document));
  EXPECT_EQ(plan.mentions[0].surface, "Anna Meier");
}

TEST(MentionPlan, LineBreaksAreBlanksByteForByte) {
  const Document document = with_spans("Bad\r\nIschl", {{{0, 10}}}, {"CITY"});
  EXPECT_EQ(plan_mentions(document, categories_of(document)).mentions[0].surface, "Bad  Ischl");
}

TEST(MentionPlan, InnerMentionsAreRelativeToTheSurface) {
  const Document document = test::marked("an der [ORG Universität [CITY Graz]]");
  const MentionPlan plan = plan_mentions(document, categories_of(document));
  ASSERT_EQ(plan.mentions[0].inner.size(), 1U);
  const InnerMention& inner = plan.mentions[0].inner[0];
  EXPECT_EQ(plan.mentions[0].surface.substr(inner.span.begin, inner.span.size()), "Graz");
}

TEST(MentionPlan, TwinsAreKept) {
  const Document document = test::marked("[CITY [FAMILY Paris]] kam");
  const MentionPlan plan = plan_mentions(document, categories_of(document));
  ASSERT_EQ(plan.twins.size(), 1U);
  EXPECT_EQ(plan.twins[0], (std::pair<std::size_t, std::size_t>{1, 0}));
}

}  // namespace
}  // namespace pseudo
