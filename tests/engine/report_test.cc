// Tests the counts of a run, and which findings and documents it refuses.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/check/findings.h"
#include "engine/judge.h"
#include "engine/label_counts.h"
#include "engine/plan/growth_limits.h"
#include "engine/stages.h"
#include "support/markup.h"

namespace pseudo {
namespace {

TEST(LabelCounts, EntitiesAreDistinctKeysOfALabel) {
  const test::Stages s(
      test::marked("[FEMALE Ana] [CITY Graz] [FEMALE Anako] [FEMALE Bea] [FAMILY Ana]"));
  const auto counts = count_labels(s.document, s.plan, s.resolved.analyses);
  ASSERT_EQ(counts.size(), 3U);
  EXPECT_EQ(counts.at("FEMALE").mentions, 3U);
  EXPECT_EQ(counts.at("FEMALE").entities, 2U);
  EXPECT_EQ(counts.at("CITY").mentions, 1U);
  EXPECT_EQ(counts.at("FAMILY").entities, 1U);
}

Document two_lines(std::string id = "T1") {
  Document document;
  document.text = "zwei\nZeilen";
  document.annotations.push_back({std::move(id), "CITY", {{7, 9}}});
  return document;
}

Finding finding(FindingCode code, bool doubtful = false) { return {code, "T1", 7, doubtful}; }

TEST(Findings, MissedMentionsAreReportedOrFail) {
  Options options;
  const std::vector<Finding> both{finding(FindingCode::kOriginalElsewhere, true),
                                  finding(FindingCode::kOriginalElsewhere)};
  const auto missed = accept_findings(both, two_lines(), two_lines());
  ASSERT_TRUE(missed);
  ASSERT_EQ(missed->size(), 2U);
  EXPECT_EQ((*missed)[1].annotation, "T1");
  EXPECT_EQ((*missed)[1].offset, 7U);
  EXPECT_TRUE((*missed)[0].doubtful);
  EXPECT_EQ((*missed)[1].after.line, 2U);
  EXPECT_EQ((*missed)[1].after.column, 3U);
  options.missed = MissedPolicy::kFail;
  Outcome outcome;
  outcome.missed = *missed;
  const Status failed = judge(outcome, options);
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().code, ErrorCode::kMissedMention);
  outcome.missed.pop_back();
  EXPECT_TRUE(judge(outcome, options)) << "doubtful ones alone do not fail";
}

TEST(Judge, NamesWhatIsForbiddenAndWhatHelps) {
  Options options;
  Outcome outcome;
  outcome.originals_beside = 1;
  outcome.doubts.push_back({Doubt::kEndsInWord, "T1", "", 0, {2, 4}});
  EXPECT_TRUE(judge(outcome, options));
  options.missed = MissedPolicy::kFail;
  const Status beside = judge(outcome, options);
  ASSERT_FALSE(beside);
  EXPECT_EQ(beside.error().remedy, Remedy::kNone) << "nobody can annotate a note";
  EXPECT_NE(beside.error().message.find("a note"), std::string::npos);
  outcome.id_shows_original = true;
  const Status named = judge(outcome, options);
  ASSERT_FALSE(named);
  EXPECT_EQ(named.error().remedy, Remedy::kRename);
  options.strict = true;
  const Status doubtful = judge(outcome, options);
  ASSERT_FALSE(doubtful);
  EXPECT_EQ(doubtful.error().code, ErrorCode::kDoubtful);
  EXPECT_EQ(doubtful.error().message,
            "1 doubtful annotation: T1 ends inside a word (line 2, column 4)");
}

TEST(Findings, LeaksAndDisagreementsAreErrors) {
  const auto code = [](FindingCode found) {
    const auto accepted = accept_findings({finding(found)}, two_lines(), two_lines());
    return accepted ? ErrorCode{} : accepted.error().code;
  };
  EXPECT_EQ(code(FindingCode::kOriginalInPlace), ErrorCode::kLeak);
  EXPECT_EQ(code(FindingCode::kOriginalBesideText), ErrorCode::kLeak);
  for (const FindingCode found :
       {FindingCode::kAnnotationLost, FindingCode::kAlignment, FindingCode::kTextChanged}) {
    EXPECT_EQ(code(found), ErrorCode::kInternal);
  }
}

// Source of belief: docs/privacy.md, "Logs, reports, error messages".
TEST(Findings, AnIdThatMayContainANameIsNotShown) {
  for (const std::string id : {"eva-huber", "Huber", "T06641234567", "7"}) {
    const Document before = two_lines(id);
    const Finding found{.code = FindingCode::kOriginalElsewhere, .annotation = id, .offset = 7};
    const auto missed = accept_findings({found}, before, before);
    ASSERT_TRUE(missed);
    EXPECT_EQ(missed->front().annotation, "entity 1");
    const Finding leak{.code = FindingCode::kOriginalInPlace, .annotation = id, .offset = 7};
    EXPECT_EQ(accept_findings({leak}, before, before).error().message.find(id), std::string::npos);
    EXPECT_EQ(find_refusal({leak}, before)->annotation, "entity 1");
  }
}

TEST(Findings, RefusedOnesNameTheirAnnotationAndItsPlace) {
  const Document before = two_lines();
  const std::vector<Finding> findings{finding(FindingCode::kOriginalElsewhere),
                                      finding(FindingCode::kOriginalBesideText, true),
                                      finding(FindingCode::kOriginalInPlace)};
  const auto refused = find_refusal(findings, before);
  ASSERT_TRUE(refused);
  EXPECT_EQ(refused->annotation, "T1");
  EXPECT_EQ(refused->place.line, 2U);
  EXPECT_EQ(refused->place.column, 3U);
  EXPECT_FALSE(find_refusal({findings[0], findings[1]}, before));
  Outcome outcome;
  outcome.findings.push_back(*refused);
  const Status failed = judge(outcome, Options());
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().code, ErrorCode::kLeak);
  EXPECT_NE(failed.error().message.find("T1"), std::string::npos);
  outcome.findings.front() = bad_description("T1", before);
  const Status described = judge(outcome, Options());
  ASSERT_FALSE(described);
  EXPECT_EQ(described.error().remedy, Remedy::kNone) << "no fault of the program";
}

Document covered_often(std::size_t text, std::size_t times) {
  Document document;
  document.text = std::string(text, 'x');
  for (std::size_t i = 0; i < times; ++i)
    document.annotations.push_back({"T", "CITY", {{0, text}}});
  return document;
}

TEST(GrowthLimits, BoundWhatAnnotationsCoverTogether) {
  EXPECT_TRUE(check_entanglement(covered_often(1000, 4000)));  // below 4 MB: always
  EXPECT_TRUE(check_entanglement(covered_often(1000, 4)));
  const Status refused = check_entanglement(covered_often(10'000, 10'000));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::kSpan);
}

TEST(GrowthLimits, BoundWhatTheOutputCoversByTheInput) {
  EXPECT_TRUE(check_growth(covered_often(10'000, 10'000), covered_often(15'000, 10'000)));
  const Status refused = check_growth(covered_often(100, 1000), covered_often(10'000, 1000));
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, ErrorCode::kSpan);
}

}  // namespace
}  // namespace pseudo
