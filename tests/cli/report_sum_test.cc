// Sums of reports: what becomes of each field of two that differ, and of documents that both name.
#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using nlohmann::json;
using testing_support::Ran;
using testing_support::read_file;
using testing_support::Words;

json report_with(const json& patch) {
  json report = json::parse(R"({
    "private": true, "schema": 1, "documents": [], "pseudo": "1", "lexicons": "a", "options": "b",
    "totals": {"done": 0, "skipped": 0, "failed": 0, "ignored_files": 0, "stopped": false},
    "corpus": {
      "before": {"tokens": 0, "types": 0, "pi_entities": 0, "pi_tokens": 0, "pi_types": 0},
      "after": {"tokens": 0, "types": 0, "pi_entities": 0, "pi_tokens": 0, "pi_types": 0}},
    "labels": {},
    "surrogates": {"entities": 0, "invented": 0, "invented_share": 0.0, "uses_of_each": 0.0},
    "counts": {}, "doubtful_annotations": {}, "findings": {}})");
  report.merge_patch(patch);
  return report;
}

class ReportSums : public testing_support::ProgramTest {
 protected:
  void write(const std::string& path, const std::string& patch) const {
    temp_.write(path, report_with(json::parse(patch)).dump());
  }
  [[nodiscard]] json sum(Words files) const {
    files.insert(files.begin(), {"report", "--json"});
    const Ran ran = run(files);
    EXPECT_EQ(ran.code, 0) << ran.err;
    return json::parse(ran.out, nullptr, false);
  }
  [[nodiscard]] std::string refusal(Words files) const {
    files.insert(files.begin(), "report");
    const Ran ran = run(files);
    EXPECT_EQ(ran.code, 2) << ran.out;
    return ran.err;
  }
};

struct FieldRow {
  const char* one;  // patches of a report
  const char* two;
  const char* field;  // JSON pointer
  const char* both;   // its value in the sum; "" for none
};

TEST_F(ReportSums, OfEachField) {
  const std::vector<FieldRow> rows = {
      {R"({"totals": {"done": 3}})", R"({"totals": {"done": 4}})", "/totals/done", "7"},
      {R"({"totals": {"skipped": 3}})", R"({"totals": {"skipped": 4}})", "/totals/skipped", "7"},
      {R"({"totals": {"failed": 3}})", R"({"totals": {"failed": 4}})", "/totals/failed", "7"},
      // Each shard of a run sees all other files.
      {R"({"totals": {"ignored_files": 3}})", R"({"totals": {"ignored_files": 4}})",
       "/totals/ignored_files", "4"},
      {R"({"totals": {"stopped": true}})", R"({})", "/totals/stopped", "true"},
      {R"({})", R"({"totals": {"stopped": true}})", "/totals/stopped", "true"},
      {R"({})", R"({})", "/totals/stopped", "false"},
      {R"({"corpus": {"before": {"tokens": 5}}})", R"({"corpus": {"before": {"tokens": 6}}})",
       "/corpus/before/tokens", "11"},
      {R"({"corpus": {"after": {"pi_entities": 5}}})",
       R"({"corpus": {"after": {"pi_entities": 6}}})", "/corpus/after/pi_entities", "11"},
      {R"({"corpus": {"after": {"pi_tokens": 5}}})", R"({"corpus": {"after": {"pi_tokens": 6}}})",
       "/corpus/after/pi_tokens", "11"},
      // The same words may stand in both.
      {R"({"corpus": {"before": {"types": 5}}})", R"({"corpus": {"before": {"types": 6}}})",
       "/corpus/before/types_at_least", "6"},
      {R"({"corpus": {"before": {"types": 5}}})", R"({"corpus": {"before": {"types": 6}}})",
       "/corpus/before/types_at_most", "11"},
      {R"({"corpus": {"before": {"types": 5}}})", R"({"corpus": {"before": {"types": 6}}})",
       "/corpus/before/types", ""},
      {R"({"corpus": {"after": {"pi_types": 8}}})", R"({"corpus": {"after": {"pi_types": 6}}})",
       "/corpus/after/pi_types_at_least", "8"},
      {R"({"corpus": {"after": {"pi_types": 8}}})", R"({"corpus": {"after": {"pi_types": 6}}})",
       "/corpus/after/pi_types_at_most", "14"},
      {R"({"corpus": {"after": {"types_estimated": true}}})", R"({})",
       "/corpus/after/types_estimated", "true"},
      {R"({"labels": {"CITY": {"style": "tag", "mentions": 2, "entities": 1}}})",
       R"({"labels": {"CITY": {"style": "tag", "mentions": 3, "entities": 2}}})",
       "/labels/CITY/mentions", "5"},
      {R"({"labels": {"CITY": {"style": "tag", "mentions": 2, "entities": 1}}})",
       R"({"labels": {"CITY": {"style": "tag", "mentions": 3, "entities": 2}}})",
       "/labels/CITY/entities", "3"},
      {R"({})", R"({"labels": {"DATE": {"style": "year", "mentions": 3, "entities": 2}}})",
       "/labels/DATE/style", "\"year\""},
      // Dates without a year are removed.
      {R"({"labels": {"DATE": {"style": "remove", "mentions": 2, "entities": 1}}})",
       R"({"labels": {"DATE": {"style": "year", "mentions": 3, "entities": 2}}})",
       "/labels/DATE/style", "\"year\""},
      {R"({"labels": {"DATE": {"style": "year", "mentions": 2, "entities": 1}}})",
       R"({"labels": {"DATE": {"style": "remove", "mentions": 3, "entities": 2}}})",
       "/labels/DATE/style", "\"year\""},
      {R"({"labels": {"style": {"style": "tag", "mentions": 2, "entities": 1}}})",
       R"({"labels": {"style": {"style": "tag", "mentions": 3, "entities": 2}}})",
       "/labels/style/mentions", "5"},
      {R"({"surrogates": {"entities": 10, "invented": 1, "invented_share": 0.1}})",
       R"({"surrogates": {"entities": 30, "invented": 9, "invented_share": 0.3}})",
       "/surrogates/entities", "40"},
      {R"({"surrogates": {"entities": 10, "invented": 1, "invented_share": 0.1}})",
       R"({"surrogates": {"entities": 30, "invented": 9, "invented_share": 0.3}})",
       "/surrogates/invented", "10"},
      {R"({"surrogates": {"entities": 10, "invented": 1, "invented_share": 0.1}})",
       R"({"surrogates": {"entities": 30, "invented": 9, "invented_share": 0.3}})",
       "/surrogates/invented_share", "0.25"},
      {R"({"surrogates": {"uses_of_each": 1.5}})", R"({"surrogates": {"uses_of_each": 2.5}})",
       "/surrogates/uses_of_each", ""},
      {R"({"counts": {"missed_mentions": 2}})", R"({"counts": {"missed_mentions": 3}})",
       "/counts/missed_mentions", "5"},
      {R"({"counts": {"collisions": 2}})", R"({})", "/counts/collisions", "2"},
      // So many or more in each document.
      {R"({"counts": {"name_candidates": 19}})", R"({"counts": {"name_candidates": 40}})",
       "/counts/name_candidates", "19"},
      {R"({"counts": {"name_candidates": 40}})", R"({"counts": {"name_candidates": 19}})",
       "/counts/name_candidates", "19"},
      {R"({})", R"({"counts": {"name_candidates": 19}})", "/counts/name_candidates", "19"},
      {R"({"counts": {"allowed": 1}})", R"({"counts": {"denied_added": 2}})", "/counts/allowed",
       "1"},
      {R"({"doubtful_annotations": {"crosses": 1}})", R"({"doubtful_annotations": {"crosses": 4}})",
       "/doubtful_annotations/crosses", "5"},
      {R"({"check": true, "findings": {"alignment": 1}})",
       R"({"check": true, "findings": {"alignment": 2, "text-changed": 1}})", "/findings/alignment",
       "3"},
      {R"({"dry_run": true})", R"({"dry_run": true})", "/dry_run", "true"},
      {R"({})", R"({})", "/reports", "2"},
      {R"({"reports": 3})", R"({})", "/reports", "4"},
      {R"({})", R"({})", "/private", "true"},
      {R"({"private": false})", R"({"private": false})", "/private", "false"},
      {R"({"private": false})", R"({"private": false})", "/documents", ""},
      {R"({"later": {"numbers": 1}})", R"({"later": {"numbers": 2}})", "/later/numbers", "3"},
  };
  for (const FieldRow& row : rows) {
    write("1.json", row.one);
    write("2.json", row.two);
    const json both = sum({"1.json", "2.json"});
    const json::json_pointer field(row.field);
    const bool is_there = *row.both != '\0';
    ASSERT_EQ(both.contains(field), is_there) << row.field << both;
    if (is_there) {
      EXPECT_EQ(both[field], json::parse(row.both)) << row.field << row.one;
    }
  }
}

TEST_F(ReportSums, ReportsThatCannotBeAddedAreRefused) {
  for (const auto& [one, two, says] : std::vector<std::array<const char*, 3>>{
           {R"({"check": true})", "{}", "one is of pseudo check"},
           {R"({"dry_run": true})", "{}", "one is of a dry run"},
           {R"({"private": false})", "{}", "one was made with --public"},
           {R"({"options": "c"})", "{}", "differ in options"},
           {R"({"lexicons": "c"})", "{}", "differ in lexicons"},
           {R"({"pseudo": "2"})", "{}", "differ in the version"},
           {R"({"labels": {"CITY": {"style": "tag"}}})",
            R"({"labels": {"CITY": {"style": "mask"}}})", "another form"},
           {R"({"totals": {"stopped": 1}})", "{}", "another form"}}) {
    write("1.json", one);
    write("2.json", two);
    EXPECT_NE(refusal({"1.json", "2.json"}).find(says), std::string::npos) << says;
    EXPECT_NE(refusal({"2.json", "1.json"}).find(says), std::string::npos) << says;
  }
}

// A run that goes on with another one names the documents of that one again.
TEST_F(ReportSums, EachDocumentIsCountedOnce) {
  write("1.json", R"({"totals": {"done": 1, "failed": 2, "stopped": true},
    "counts": {"missed_mentions": 4, "doubtful_mentions": 1},
    "doubtful_annotations": {"crosses": 3},
    "documents": [
      {"id": "a", "status": "done", "missed": [{"annotation": "T1", "line": 1, "column": 1}]},
      {"id": "b", "status": "failed", "error": "why", "doubtful_annotations": [
        {"code": "crosses", "annotation": "T1", "line": 1, "column": 1},
        {"code": "crosses", "annotation": "T2", "line": 1, "column": 1}],
       "missed": [{"annotation": "T1", "line": 1, "column": 1},
                  {"annotation": "T1", "line": 2, "column": 1}],
       "doubtful": [{"annotation": "T1", "line": 3, "column": 1}]},
      {"id": "c", "status": "failed", "error": "broken"}]})");
  write("2.json", R"({"totals": {"done": 2, "skipped": 1, "failed": 1},
    "counts": {"missed_mentions": 1},
    "documents": [
      {"id": "a", "status": "skipped"}, {"id": "b", "status": "done"},
      {"id": "c", "status": "failed", "error": "broken"}, {"id": "d", "status": "done",
       "missed": [{"annotation": "T9", "line": 1, "column": 1}]}]})");
  for (const Words& files : {Words{"1.json", "2.json"}, Words{"2.json", "1.json"}}) {
    const json both = sum(files);
    EXPECT_EQ(both["totals"]["done"], 3) << both;
    EXPECT_EQ(both["totals"]["skipped"], 0);
    EXPECT_EQ(both["totals"]["failed"], 1);
    EXPECT_EQ(both["counts"]["missed_mentions"], 3);
    EXPECT_EQ(both["counts"]["doubtful_mentions"], 0);
    EXPECT_EQ(both["doubtful_annotations"]["crosses"], 1);
    EXPECT_EQ(both["documents"].size(), 4U);
    Words words = files;
    words.insert(words.begin(), "report");
    const std::string text = run(words).out;
    EXPECT_NE(text.find("3 documents done, 1 failed, in 2 reports"), std::string::npos) << text;
    EXPECT_EQ(text.find("b: why"), std::string::npos) << text;
    EXPECT_EQ(text.find("  c: broken"), text.rfind("  c: broken")) << text;
    EXPECT_EQ(text.find("b: line"), std::string::npos) << text;
  }
}

TEST_F(ReportSums, OfTwoFailuresOfADocumentTheFirstReportedCounts) {
  write("1.json", R"({"totals": {"failed": 1}, "counts": {"missed_mentions": 1},
    "documents": [{"id": "a", "status": "failed", "error": "one",
                   "missed": [{"annotation": "T1", "line": 1, "column": 1}]}]})");
  write("2.json", R"({"totals": {"failed": 1}, "counts": {"missed_mentions": 2},
    "documents": [{"id": "a", "status": "failed", "error": "two",
                   "missed": [{"annotation": "T1", "line": 1, "column": 1},
                              {"annotation": "T1", "line": 2, "column": 1}]}]})");
  const json first = sum({"1.json", "2.json"});
  EXPECT_EQ(first["totals"]["failed"], 1) << first;
  EXPECT_EQ(first["counts"]["missed_mentions"], 1) << first;
  ASSERT_EQ(first["documents"].size(), 1U) << first;
  EXPECT_EQ(first["documents"][0]["error"], "one");
  const json second = sum({"2.json", "1.json"});
  EXPECT_EQ(second["counts"]["missed_mentions"], 2) << second;
  EXPECT_EQ(second["documents"][0]["error"], "two");
}

// The lists of the summary name the first 20 of their kind.
TEST_F(ReportSums, LongListsEndInTheNumberOfTheRest) {
  for (const int number : {20, 21, 22}) {
    json documents = json::array();
    for (int i = 0; i < number; ++i) {
      const json place = {{"annotation", "T1"}, {"code", "lost"}, {"line", 1}, {"column", 1}};
      documents.push_back({{"id", "d" + std::to_string(i)},
                           {"status", "failed"},
                           {"error", "why"},
                           {"missed", {place}},
                           {"findings", {place}}});
    }
    temp_.write("many.json", report_with({{"documents", documents}}).dump());
    const std::string text = run({"report", "many.json"}).out;
    const std::string rest = "  and " + std::to_string(number - 20) + " more\n";
    std::size_t lists = 0;
    for (auto at = text.find(" more\n"); at != text.npos; at = text.find(" more\n", at + 1))
      ++lists;
    EXPECT_EQ(lists, number == 20 ? 0U : 2U) << text;
    EXPECT_EQ(text.find(rest) != text.npos, number > 20) << text;
    EXPECT_NE(text.find("  d19: why\n"), text.npos) << text;
    EXPECT_EQ(text.find("  d20: why\n"), text.npos) << text;
  }
}

TEST_F(ReportSums, ShardsThatFailForOneFileCountItOnce) {
  ASSERT_EQ(run({"keygen", "-q", "key"}).code, 0);
  temp_.write_pair("in/a", "Frau Irmgard ging.", "T1\tFEMALE 5 12\tIrmgard\n");
  temp_.write_pair("in/b", "Frau Irmgard ging.", "T1\tFEMALE 5 12\tIrmgard\n");
  temp_.write("other.txt", "not of the corpus");
  ASSERT_EQ(shell("ln -s ../other.txt in/link.txt").code, 0);
  temp_.write("mails.jsonl", "{\"id\": \"x\", \"text\": 1}\nno JSON\n");
  for (const std::string part : {"1", "2"}) {
    ASSERT_EQ(run({"-q", "-k", "key", "--format", "jsonl", "-o", part + ".jsonl", "--shard",
                   part + "/2", "--report", part + ".json", "in", "mails.jsonl"})
                  .code,
              1);
  }
  const json both = sum({"1.json", "2.json"});
  EXPECT_EQ(both["totals"]["done"], 2) << both;
  EXPECT_EQ(both["totals"]["failed"], 3) << both;
  EXPECT_EQ(both["documents"].size(), 5U) << both;
}

TEST_F(ReportSums, SizesAreThoseOfTheDocumentsThatWereDone) {
  temp_.write_pair("in/a", "Frau Irmgard ging.", "T1\tFEMALE 5 12\tIrmgard\n");
  temp_.write_pair("in/b", "Irmgard, Irmgard", "T1\tFEMALE 0 7\tIrmgard\n");
  ASSERT_EQ(run({"-q", "--missed", "fail", "-o", "out", "--report", "r.json", "in"}).code, 1);
  const json report = json::parse(read_file(temp_ / "r.json"));
  EXPECT_EQ(report["totals"]["failed"], 1);
  for (const char* side : {"before", "after"}) {
    EXPECT_EQ(report["corpus"][side]["tokens"], 3) << side;
    EXPECT_EQ(report["corpus"][side]["pi_entities"], 1) << side;
  }
}

}  // namespace
}  // namespace pseudo
