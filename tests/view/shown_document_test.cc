// What the page and the terminal are told about a pair of documents.
#include "view/shown_document.h"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "outcomes.h"
#include "pseudo/random.h"
#include "support/german.h"

namespace pseudo {
namespace {

using testing_support::one_missed;
using view::Change;
using view::ShownDocument;
using view::ShownMark;

using Spans = std::vector<CodePointSpan>;

TEST(ShownDocument, HasSpansInCodePoints) {
  const ShownDocument shown = view::show(one_missed());
  EXPECT_EQ(shown.id, "doc-1");
  EXPECT_EQ(shown.original_id, "a/1");
  ASSERT_EQ(shown.annotations.size(), 1U);
  EXPECT_EQ(shown.annotations[0].label, "FEMALE");
  EXPECT_EQ(shown.annotations[0].change, Change::kReplaced);
  EXPECT_EQ(shown.annotations[0].before, (Spans{{5, 9}}));
  EXPECT_EQ(shown.annotations[0].after, (Spans{{5, 9}}));
}

TEST(ShownDocument, MarksMissedMentionsWhereTheyStand) {
  Outcome outcome = one_missed();
  outcome.missed.push_back(outcome.missed.front());
  outcome.missed.back().doubtful = true;
  const ShownDocument shown = view::show(outcome);
  ASSERT_EQ(shown.marks.size(), 2U);
  EXPECT_EQ(shown.marks[0].kind, ShownMark::Kind::kMissed);
  EXPECT_EQ(shown.marks[0].annotation, "T1");
  EXPECT_EQ(shown.marks[0].before, (CodePointSpan{11, 15}));
  EXPECT_EQ(shown.marks[0].after, (CodePointSpan{11, 15}));
  EXPECT_EQ(shown.marks[1].kind, ShownMark::Kind::kDoubtful);
}

TEST(ShownDocument, SaysWhatBecameOfEachAnnotation) {
  struct Row {
    Fate fate;
    bool has_counterpart;
    bool same_text;
    Change change;
  };
  const Row rows[] = {{Fate::kReplaced, true, false, Change::kReplaced},
                      {Fate::kReplaced, true, true, Change::kUnchanged},
                      {Fate::kKept, true, true, Change::kKept},
                      {Fate::kAllowed, true, true, Change::kAllowed},
                      {Fate::kAdded, true, false, Change::kAdded},
                      {Fate::kRemoved, false, false, Change::kRemoved},
                      {Fate::kLost, false, false, Change::kLost}};
  for (const Row& row : rows) {
    Outcome outcome = one_missed();
    outcome.comparison->fates[0].fate = row.fate;
    if (!row.has_counterpart) {
      outcome.comparison->fates[0].after.reset();
      outcome.document.annotations.clear();
    }
    if (row.same_text) outcome.document.text = outcome.comparison->original.text;
    const ShownDocument shown = view::show(outcome);
    ASSERT_EQ(shown.annotations.size(), 1U);
    EXPECT_EQ(shown.annotations[0].change, row.change) << name(row.change);
    EXPECT_EQ(shown.annotations[0].after.empty(), !row.has_counterpart);
  }
}

TEST(ShownDocument, ShowsWhatTheAuditDidNotPairAsAdded) {
  Outcome outcome = one_missed();
  outcome.document.annotations.push_back({"T9", "CITY", {{13, 17}}});
  const ShownDocument shown = view::show(outcome);
  ASSERT_EQ(shown.annotations.size(), 2U);
  EXPECT_EQ(shown.annotations[1].change, Change::kAdded);
  EXPECT_EQ(shown.annotations[1].before, Spans());
  EXPECT_EQ(shown.annotations[1].after, (Spans{{11, 15}}));
}

TEST(ShownDocument, PlacesFindingsThatNameNoAnnotation) {
  Outcome outcome = one_missed();
  outcome.missed.clear();
  outcome.findings.push_back({FindingCode::kTextChanged, {}, {2, 6}, false});
  outcome.findings.push_back({FindingCode::kOriginalInPlace, "T1", {1, 6}, false});
  outcome.findings.push_back({FindingCode::kOriginalBesideText, {}, {0, 0}, false});
  const ShownDocument shown = view::show(outcome);
  ASSERT_EQ(shown.marks.size(), 3U);
  EXPECT_EQ(shown.marks[0].code, "original-beside-text");
  EXPECT_EQ(shown.marks[0].after, (CodePointSpan{0, 0}));
  EXPECT_EQ(shown.marks[1].code, "original-in-place");
  EXPECT_EQ(shown.marks[1].after, (CodePointSpan{0, 0})) << "it stands at its annotation";
  EXPECT_EQ(shown.marks[2].code, "text-changed");
  EXPECT_EQ(shown.marks[2].after, (CodePointSpan{16, 20})) << "the word that begins there";
}

TEST(ShownDocument, ShowsDocumentsThatAreMissing) {
  Outcome outcome = one_missed();
  outcome.document = {};
  outcome.comparison->fates.clear();
  outcome.missed.clear();
  outcome.findings.push_back({FindingCode::kDocumentMissing, {}, {0, 0}, true});
  const ShownDocument shown = view::show(outcome);
  EXPECT_TRUE(shown.is_missing);
  ASSERT_EQ(shown.annotations.size(), 1U);
  EXPECT_EQ(shown.annotations[0].change, Change::kLost);
}

TEST(ShownDocument, IsWhatTheAuditFound) {
  const LanguageModule& german = testing_support::german_module();
  Options options;
  options.labels.keep("Mood");
  const auto engine = Pseudonymizer::make(std::move(options), german, german.lexicons(),
                                          Key::from_bytes(std::string(Key::kBytes, 'k')));
  ASSERT_TRUE(engine);
  Document before;
  before.id = "1";
  before.text = "Frau Irmgard kam froh. Auch Irmgard!\n";
  before.add_annotation("FEMALE", {{5, 12}});
  before.add_annotation("Mood", {{17, 21}});
  Document after;
  after.id = "1";
  after.text = "Frau Rosmarie kam froh. Auch Irmgard!\n";
  after.add_annotation("FEMALE", {{5, 13}});
  after.add_annotation("Mood", {{18, 22}});
  const auto outcome = engine->audit(before, after);
  ASSERT_TRUE(outcome) << outcome.error().message;
  const ShownDocument shown = view::show(*outcome);
  ASSERT_EQ(shown.annotations.size(), 2U);
  EXPECT_EQ(shown.annotations[0].change, Change::kReplaced);
  EXPECT_EQ(shown.annotations[0].after, (Spans{{5, 13}}));
  EXPECT_EQ(shown.annotations[1].change, Change::kKept);
  ASSERT_EQ(shown.marks.size(), 1U);
  EXPECT_EQ(shown.marks[0].kind, ShownMark::Kind::kMissed);
  EXPECT_EQ(shown.marks[0].before, (CodePointSpan{28, 35}));
  EXPECT_EQ(shown.marks[0].after, (CodePointSpan{29, 36}));
}

TEST(ShownDocument, WithoutOriginalNothingDependsOnIt) {
  Outcome outcome = one_missed();
  outcome.findings.push_back({FindingCode::kOriginalInPlace, "T1", {1, 6}, false});
  outcome.comparison->fates[0].fate = Fate::kAllowed;
  const ShownDocument shown = view::without_original(outcome, LabelMap());
  EXPECT_EQ(shown.before, "");
  EXPECT_EQ(shown.original_id, "");
  EXPECT_TRUE(shown.marks.empty());
  ASSERT_EQ(shown.annotations.size(), 1U);
  EXPECT_EQ(shown.annotations[0].before, Spans());
  EXPECT_EQ(shown.annotations[0].change, Change::kReplaced);
}

}  // namespace
}  // namespace pseudo
