// Sums over documents and threads.
#include <gtest/gtest.h>

#include "corpus/run/tally.h"

namespace pseudo {
namespace {

Outcome outcome(std::size_t candidates, std::size_t mentions, Style style) {
  Outcome one;
  one.name_candidates = candidates;
  one.labels["CITY"] = {style, mentions, 1};
  one.counts.notes_dropped = mentions;
  one.descriptions_used = {{"a", "T1"}};
  return one;
}

TEST(Tally, AddsDocumentsAndKeepsTheFewestCandidates) {
  RunReport sums;
  add(outcome(0, 1, Style::kRemove), sums);
  add(outcome(40, 2, Style::kTag), sums);
  add(outcome(25, 4, Style::kTag), sums);
  EXPECT_EQ(sums.name_candidates, 25U) << "0: nothing was drawn";
  EXPECT_EQ(sums.labels["CITY"].mentions, 7U);
  EXPECT_EQ(sums.labels["CITY"].entities, 3U);
  EXPECT_EQ(sums.labels["CITY"].style, Style::kTag);
  EXPECT_EQ(sums.counts.notes_dropped, 7U);
  EXPECT_EQ(sums.descriptions_used.size(), 1U);
}

TEST(Tally, OfTwoThreadsIsTheSameInAnyOrder) {
  Tally one;
  one.report.documents = 2;
  one.report.doubts[Doubt::kCrosses] = 3;
  one.report.missed = 1;
  one.report.label_uses["CITY"] = {4, 2};
  one.report.name_candidates = 30;
  Tally two;
  two.report.failed = 1;
  two.report.doubts[Doubt::kCrosses] = 1;
  two.report.findings[FindingCode::kAlignment] = 2;
  two.report.label_uses["CITY"] = {1, 1};
  Tally forth = one;
  forth.merge(two);
  Tally back = two;
  back.merge(one);
  for (const RunReport& sum : {forth.report, back.report}) {
    EXPECT_EQ(sum.documents, 2U);
    EXPECT_EQ(sum.failed, 1U);
    EXPECT_EQ(sum.missed, 1U);
    EXPECT_EQ(sum.doubts.at(Doubt::kCrosses), 4U);
    EXPECT_EQ(sum.findings.at(FindingCode::kAlignment), 2U);
    EXPECT_EQ(sum.label_uses.at("CITY").annotations, 5U);
    EXPECT_EQ(sum.label_uses.at("CITY").documents, 3U);
    EXPECT_EQ(sum.name_candidates, 30U);
  }
}

TEST(Tally, CountsTheDocumentsOfALabelOnce) {
  Document document;
  for (const char* label : {"CITY", "ORG", "CITY"}) {
    Annotation annotation;
    annotation.label = label;
    document.annotations.push_back(annotation);
  }
  LabelUses uses;
  add_labels(document, uses);
  EXPECT_EQ(uses["CITY"].annotations, 2U);
  EXPECT_EQ(uses["CITY"].documents, 1U);
  EXPECT_EQ(uses["ORG"].documents, 1U);
}

}  // namespace
}  // namespace pseudo
