#include "engine/carry/carry.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

namespace pseudo {
namespace {

using ByteSpans = std::vector<ByteSpan>;

struct FragmentCase {
  const char* name;
  std::string text;
  std::vector<std::pair<ByteSpan, std::string>> edits;
  ByteSpans fragments;
  ByteSpans moved;
  bool exact = true;
};

class MoveFragments : public testing::TestWithParam<FragmentCase> {};

TEST_P(MoveFragments, GivesTheirPlacesInTheNewText) {
  const FragmentCase& row = GetParam();
  std::vector<Edit> edits;
  for (const auto& [span, text] : row.edits) edits.push_back({span, text, {0, text.size()}, {}});
  const auto list = EditList::make(std::move(edits), row.text);
  ASSERT_TRUE(list);
  const MovedFragments moved =
      move_fragments({"T1", "X", row.fragments}, row.text, list->apply(row.text), *list);
  EXPECT_EQ(moved.fragments, row.moved);
  EXPECT_EQ(moved.exact, row.exact);
}

const FragmentCase kFragmentCases[] = {
    {"Nothing", "Anna", {}, {{0, 4}}, {{0, 4}}},
    {"Behind", "Anna und Bert", {{{0, 4}, "Ida"}}, {{9, 13}}, {{8, 12}}},
    {"TheEditItself", "Anna und Bert", {{{0, 4}, "Ida"}}, {{0, 4}}, {{0, 3}}},
    {"InsideAnEdit", "Anna Meier", {{{0, 10}, "Ida Moser"}}, {{0, 4}}, {{0, 9}}, false},
    {"Pieces", "a b c", {{{0, 1}, "xx"}}, {{0, 1}, {4, 5}}, {{0, 2}, {5, 6}}},
    {"PiecesInTheirOwnOrder", "a b c", {{{0, 1}, "xx"}}, {{4, 5}, {0, 1}}, {{5, 6}, {0, 2}}},
    {"PiecesBehind", "a b c", {{{0, 1}, "xx"}}, {{4, 5}, {2, 3}}, {{5, 6}, {3, 4}}},
    {"TouchingPiecesStayApart",
     "x AnnaMaria",
     {{{0, 1}, "yy"}},
     {{2, 6}, {6, 11}},
     {{3, 7}, {7, 12}}},
    {"PiecesAtALineBreakInTheirOwnOrder",
     "x Bad\nIschl",
     {{{0, 1}, "yy"}},
     {{6, 11}, {2, 5}},
     {{7, 12}, {3, 6}}},
    {"ReplacedOverALineBreak",
     "Bad\nIschl",
     {{{0, 9}, "Sankt\nVeit"}},
     {{0, 3}, {4, 9}},
     {{0, 5}, {6, 10}}},
    {"ReplacedOverALineBreakInTheirOwnOrder",
     "Bad\nIschl",
     {{{0, 9}, "Sankt\nVeit"}},
     {{4, 9}, {0, 3}},
     {{6, 10}, {0, 5}}},
    {"ReplacedByOneWord", "Bad\nIschl", {{{0, 9}, "Linz"}}, {{4, 9}, {0, 3}}, {{0, 4}}},
    {"MetInOneSurrogate", "a b c", {{{0, 5}, "x y"}}, {{4, 5}, {0, 1}}, {{0, 3}}, false},
};

INSTANTIATE_TEST_SUITE_P(Fragments, MoveFragments, testing::ValuesIn(kFragmentCases),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace pseudo
