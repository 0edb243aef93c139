// Measures of two sets of marks, against numbers computed by hand.
#include <gtest/gtest.h>

#include <cmath>
#include <sstream>
#include <string>
#include <vector>

#include "recognition/metrics/counts.h"
#include "recognition/metrics/curve.h"
#include "recognition/metrics/difference.h"
#include "recognition/metrics/marks.h"
#include "recognition/metrics/measures.h"
#include "tsv.h"

namespace pseudo::recognition {
namespace {

/// "FEMALE:0-4 PERSON:5-7,9-12"
Document parse(const std::string& text, const std::string& marks) {
  Document document;
  document.text = text;
  std::istringstream words(marks);
  for (std::string word; words >> word;) {
    const std::size_t colon = word.find(':');
    std::vector<ByteSpan> fragments;
    std::istringstream parts(word.substr(colon + 1));
    for (std::string part; std::getline(parts, part, ',');) {
      const std::size_t dash = part.find('-');
      fragments.push_back({std::stoul(part.substr(0, dash)), std::stoul(part.substr(dash + 1))});
    }
    document.add_annotation(word.substr(0, colon), fragments);
  }
  return document;
}

std::vector<Mark> marks(const std::string& text, const std::string& described) {
  return marks_of(parse(text, described), LabelMap());
}

std::size_t counter_named(const std::string& described) {
  std::istringstream words(described);
  std::string kind;
  std::string index;
  std::string tag;
  words >> kind >> index >> tag;
  if (kind == "level") return counter(Counted::kLevel, std::stoul(index));
  const auto category = find_category(index);
  const auto number = category ? static_cast<std::size_t>(*category) : 0;
  if (kind == "strict") return counter(Counted::kStrict, number);
  if (kind == "relaxed") return counter(Counted::kRelaxed, number);
  if (kind == "tag") return counter(Counted::kTag, 2 * number + (tag == "I" ? 1 : 0));
  if (kind == "token") return counter(Counted::kToken);
  if (kind == "character") return counter(Counted::kCharacter);
  if (kind == "entity") return counter(Counted::kEntity);
  if (kind == "covered") return counter(Counted::kCovered);
  EXPECT_EQ(kind, "document");
  return counter(Counted::kDocument);
}

TEST(Metrics, CountAsTheTableSays) {
  for (const auto& row : testing_tables::read_table("recognition/metric_cases.tsv", 6)) {
    const DocumentCounts counts =
        count_document(row[0], marks(row[0], row[1]), marks(row[0], row[2]));
    const Counts sum = add_up(std::span(&counts, 1))[counter_named(row[3])];
    EXPECT_EQ(std::to_string(sum.gold) + "/" + std::to_string(sum.predicted) + "/" +
                  std::to_string(sum.correct),
              row[4])
        << "line " << row.line;
  }
}

const std::string kText = "Anna Huber wohnt in Graz, Anna auch.";

std::vector<DocumentCounts> two_documents() {
  return {count_document(kText, marks(kText, "FEMALE:0-4 FAMILY:5-10 CITY:20-24 FEMALE:26-30"),
                         marks(kText, "FEMALE:0-4 FAMILY:5-10 ORG:20-24")),
          count_document(kText, marks(kText, "FEMALE:0-4"), marks(kText, "FEMALE:0-4"))};
}

const Measure& find(const Evaluation& evaluation, const std::string& name,
                    const std::string& label = {}) {
  for (const Measure& measure : evaluation.measures) {
    if (measure.name == name && measure.label == label) return measure;
  }
  ADD_FAILURE() << name;
  return evaluation.measures.front();
}

TEST(Metrics, MeansAreThoseOfTheirDefinitions) {
  const Evaluation evaluation = evaluate(two_documents(), 0);
  const Measure& micro = find(evaluation, "strict-micro");  // gold 5, predicted 4, correct 3
  EXPECT_DOUBLE_EQ(micro.precision->value, 3.0 / 4);
  EXPECT_DOUBLE_EQ(micro.recall->value, 3.0 / 5);
  EXPECT_DOUBLE_EQ(micro.f1->value, 6.0 / 9);
  // FEMALE 3/2/2, FAMILY 1/1/1, CITY 1/0/0, ORG 0/1/0
  const Measure& macro = find(evaluation, "strict-macro");
  EXPECT_DOUBLE_EQ(macro.precision->value, (1.0 + 1.0 + 0 + 0) / 4);
  EXPECT_DOUBLE_EQ(macro.recall->value, (2.0 / 3 + 1.0 + 0 + 0) / 4);
  // By tokens: B-FEMALE 3/2/2, B-FAMILY 1/1/1, B-CITY 1/0/0; weights 3, 1 and 1
  const Measure& weighted = find(evaluation, "bio-weighted");
  EXPECT_DOUBLE_EQ(weighted.precision->value, (3 * 1.0 + 1 * 1.0 + 0) / 5);
  EXPECT_DOUBLE_EQ(weighted.recall->value, (3 * 2.0 / 3 + 1 * 1.0 + 0) / 5);
  EXPECT_DOUBLE_EQ(weighted.f1->value, (3 * 4.0 / 5 + 1 * 1.0 + 0) / 5);
  EXPECT_DOUBLE_EQ(find(evaluation, "entities-found").recall->value, 2.0 / 4);
  EXPECT_DOUBLE_EQ(find(evaluation, "documents-covered").recall->value, 1.0 / 2);
  EXPECT_DOUBLE_EQ(find(evaluation, "label", "FEMALE").recall->value, 2.0 / 3);
  // Four characters of the last Anna were missed, of two texts with 30 characters each.
  EXPECT_DOUBLE_EQ(evaluation.missed_per_10000.value, 10000.0 * 4 / 60);
}

TEST(Metrics, IntervalsHoldTheFigureAndAreTheSameInEveryRun) {
  std::vector<DocumentCounts> documents;
  for (int i = 0; i < 20; ++i) {
    for (DocumentCounts& document : two_documents()) documents.push_back(std::move(document));
  }
  const Evaluation first = evaluate(documents, 200);
  const Evaluation second = evaluate(documents, 200);
  const Figure recall = *find(first, "strict-micro").recall;
  EXPECT_LT(recall.low, recall.value);
  EXPECT_GT(recall.high, recall.value);
  EXPECT_EQ(recall.low, find(second, "strict-micro").recall->low);
  EXPECT_EQ(recall.high, find(second, "strict-micro").recall->high);
}

TEST(Metrics, APredictionDoesNotDifferFromItselfButFromAWorseOne) {
  std::vector<DocumentCounts> good;
  std::vector<DocumentCounts> bad;
  for (int i = 0; i < 30; ++i) {
    const std::vector<Mark> gold = marks(kText, "FEMALE:0-4 FAMILY:5-10");
    good.push_back(count_document(kText, gold, gold));
    bad.push_back(count_document(kText, gold, marks(kText, "FEMALE:0-4")));
  }
  for (const Difference& one : compare(good, good, 100)) EXPECT_DOUBLE_EQ(one.p, 1) << one.measure;
  for (const Difference& one : compare(good, bad, 1000)) {
    EXPECT_GT(one.first, one.second) << one.measure;
    EXPECT_LT(one.p, 0.01) << one.measure;
  }
}

TEST(Metrics, TheCurveHasTheBestPrecisionAtARecall) {
  std::vector<Mark> predicted =
      marks(kText, "FEMALE:0-4 FAMILY:5-10 ORG:11-16 CITY:20-24 FEMALE:31-35");
  // By falling score: right, wrong, right, right, wrong.
  const std::vector<double> scores = {0.9, 0.7, 0.8, 0.6, 0.5};
  for (std::size_t i = 0; i < predicted.size(); ++i) predicted[i].score = scores[i];
  Curve curve;
  curve.add_marks(marks(kText, "FEMALE:0-4 FAMILY:5-10 CITY:20-24 FEMALE:26-30"), predicted);
  EXPECT_DOUBLE_EQ(*curve.precision_at(0.25), 1);
  EXPECT_DOUBLE_EQ(*curve.precision_at(0.5), 3.0 / 4);
  EXPECT_DOUBLE_EQ(*curve.precision_at(0.75), 3.0 / 4);
  EXPECT_FALSE(curve.precision_at(0.9));
}

TEST(Metrics, ScoresComeFromAttributesAndFields) {
  Document document = parse(kText, "FEMALE:0-4 FAMILY:5-10 CITY:20-24");
  document.links.push_back(
      {Link::Kind::kAttribute, kNoOrigin, "A1", "Score", {{"", "T1"}}, "0.25", ""});
  document.remarks.push_back(
      {Remark::Kind::kField, kNoOrigin, "", "scores", "", R"({"T2": 0.5, "T9": 0.1})"});
  const std::vector<Mark> found = marks_of(document, LabelMap());
  ASSERT_EQ(found.size(), 3U);
  EXPECT_DOUBLE_EQ(found[0].score, 0.25);
  EXPECT_DOUBLE_EQ(found[1].score, 0.5);
  EXPECT_DOUBLE_EQ(found[2].score, 1);
  EXPECT_TRUE(have_scores(found));
}

}  // namespace
}  // namespace pseudo::recognition
