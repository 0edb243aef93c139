#include "engine/carry/apply.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/realize/compose.h"

namespace pseudo {
namespace {

struct BreakCase {
  const char* name;
  const char* original;
  const char* surrogate;
  const char* expected;
  std::size_t covered;
};

class LineBreak : public testing::TestWithParam<BreakCase> {};

TEST_P(LineBreak, NeverDisappears) {
  const BreakCase& row = GetParam();
  const std::string text = std::string("<") + row.original + ">";
  const Edit edit = make_edit(text, {1, text.size() - 1}, {row.surrogate, {}});
  EXPECT_EQ(edit.text, row.expected);
  EXPECT_EQ(edit.covered, (ByteSpan{0, row.covered}));
}

// Source of belief: docs/brat.md, "What is kept".
constexpr BreakCase kBreakCases[] = {
    {"NoBreak", "Bad Ischl", "Sankt Veit", "Sankt Veit", 10},
    {"TakesTheFirstBlank", "Bad\nIschl", "Sankt Veit", "Sankt\nVeit", 10},
    {"FollowsAWordAlone", "Bad\nIschl", "Graz", "Graz\n", 4},
    {"CrLfAndIndentStayWhole", "Bad \r\n  Ischl", "Sankt Veit", "Sankt \r\n  Veit", 14},
    {"OneOfTwoFits", "A\nB\nC", "X Y", "X\nY\n", 3},
    {"SecondBlankStays", "A\nB", "X Y Z", "X\nY Z", 5},
    {"TabAndBlankAreOne", "A \t\nB\nC", "X \t Y", "X \t\nY\n", 5},
    {"TabIsABlank", "A\nB\tC", "X\tY Z", "X\nY Z", 5},
};

INSTANTIATE_TEST_SUITE_P(Edits, LineBreak, testing::ValuesIn(kBreakCases),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(Edits, LineBreaksFollowAMarkWhoseBlanksAreItsOwn) {
  const std::string text = "Bad\r\nIschl\nGraz";
  const std::string mark = "<omit desc='place name' cause=anonymization>";
  const Edit edit = make_edit(text, {0, text.size()}, {mark, {}}, false);
  EXPECT_EQ(edit.text, mark + "\r\n\n");
  EXPECT_EQ(edit.covered, (ByteSpan{0, mark.size()}));
}

TEST(Compose, AnchorsMoveWithTheLineBreak) {
  const std::string text = "Uni\n Graz";
  Composed composed{"Uni Wels", {{{0, 3}, {0, 3}}, {{3, 5}, {3, 4}}, {{5, 9}, {4, 8}}}};
  const Edit edit = make_edit(text, {0, text.size()}, composed);
  EXPECT_EQ(edit.text, "Uni\n Wels");
  EXPECT_EQ(edit.anchors[2].after, (ByteSpan{5, 9}));
}

TEST(Compose, PartsAreJoinedAndAnchored) {
  Analysis analysis(2);
  analysis[0].span = {0, 3};
  analysis[1].span = {3, 6};
  const std::vector<std::string> texts{"Dr ", "Irene"};
  const Composed composed = compose(analysis, texts);
  EXPECT_EQ(composed.text, "Dr Irene");
  ASSERT_EQ(composed.anchors.size(), 2U);
  EXPECT_EQ(composed.anchors[1].before, (ByteSpan{3, 6}));
  EXPECT_EQ(composed.anchors[1].after, (ByteSpan{3, 8}));
}

// "von der" and the blank before it: an annotation of "von der Tann" begins between them.
TEST(Compose, AdjacentLiteralsHaveAnchorsOfTheirOwn) {
  Analysis analysis(3);
  analysis[0].span = {0, 1};
  analysis[1].span = {1, 9};
  analysis[2].span = {9, 13};
  analysis[0].kind = analysis[1].kind = Part::Kind::kLiteral;
  const std::vector<std::string> texts{" ", "von der ", "Liebich"};
  const Composed composed = compose(analysis, texts);
  ASSERT_EQ(composed.anchors.size(), 3U);
  EXPECT_EQ(composed.anchors[1].after, (ByteSpan{1, 9}));
}

TEST(Compose, LineBreaksAreRunsOfWhiteSpaceThatHoldOne) {
  EXPECT_EQ(line_breaks("Bad \r\n Ischl  am\nSee"), (std::vector<ByteSpan>{{3, 7}, {16, 17}}));
  EXPECT_TRUE(line_breaks("Bad Ischl").empty());
}

Plan plan_of(std::vector<std::vector<ByteSpan>> targets) {
  Plan plan;
  for (const std::vector<ByteSpan>& spans : targets) {
    const auto target = static_cast<std::uint32_t>(plan.targets.size());
    plan.targets.push_back({target, static_cast<std::uint32_t>(plan.stretches.size()),
                            static_cast<std::uint32_t>(spans.size())});
    for (const ByteSpan& span : spans) plan.stretches.push_back({span, target, target, target});
  }
  return plan;
}

TEST(Apply, EditsEveryStretchOfEveryTarget) {
  Realized realized;
  realized.mentions = {{"Ida Berg", {}}, {"Wels", {}}};
  realized.stretch_texts[0] = {"Ida", "Berg"};
  const auto applied =
      apply("Ana und Bea Cea in Graz.", plan_of({{{0, 3}, {12, 15}}, {{19, 23}}}), realized);
  ASSERT_TRUE(applied) << applied.error().message;
  EXPECT_EQ(applied->text, "Ida und Bea Berg in Wels.");
  const std::vector<ReplacedSpan> replaced = replaced_spans(applied->edits);
  ASSERT_EQ(replaced.size(), 3U);
  EXPECT_EQ(replaced[2].before, (ByteSpan{19, 23}));
  EXPECT_EQ(replaced[2].after, (ByteSpan{20, 24}));
}

TEST(Apply, OverlapsAreAnError) {
  Realized realized;
  realized.mentions = {{"Ida", {}}, {"Eva", {}}};
  const auto applied = apply("Ana Bea", plan_of({{{0, 5}}, {{4, 7}}}), realized);
  ASSERT_FALSE(applied);
  EXPECT_EQ(applied.error().code, ErrorCode::kInternal);
}

}  // namespace
}  // namespace pseudo
