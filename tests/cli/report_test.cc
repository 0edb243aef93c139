// pseudo report: one report and many, for people and as JSON, public and private.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using nlohmann::json;
using testing_support::mode_of;
using testing_support::Ran;
using testing_support::read_file;
using testing_support::Words;

class Reports : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    temp_.write_corpus("in", 40);
    temp_.write_pair("in/dated", "Frau Irmgard kam am Montag, den 3. Juni 2019. Irmgard!",
                     "T1\tFEMALE 5 12\tIrmgard\nT2\tDATE 32 44\t3. Juni 2019\n");
    temp_.write_pair("in/bad", "text", "T1\tFEMALE 0 99\ttext\n");
    ASSERT_EQ(keyed({"-o", "whole", "--report", "whole.json", "in"}).code, 1);
    for (const std::string part : {"1", "2", "3"}) {
      const int code =
          keyed({"-o", "parts", "--shard", part + "/3", "--report", part + ".json", "in"}).code;
      ASSERT_LT(code, 2);
    }
  }
  [[nodiscard]] json merged(Words words) const {
    words.insert(words.begin(), {"report", "--json"});
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 0) << ran.err;
    return json::parse(ran.out);
  }
};

TEST_F(Reports, AreOfADocumentedForm) {
  const json report = json::parse(read_file(temp_ / "whole.json"));
  EXPECT_EQ(mode_of(temp_ / "whole.json"), 0600U);
  EXPECT_EQ(report["private"], true);
  EXPECT_EQ(report["schema"], 1);
  for (const char* side : {"before", "after"}) {
    for (const char* field : {"tokens", "types", "pi_entities", "pi_tokens", "pi_types"}) {
      EXPECT_TRUE(report["corpus"][side][field].is_number_unsigned()) << side << field;
    }
  }
  EXPECT_GT(report["surrogates"]["entities"], 0);
  ASSERT_TRUE(report["surrogates"]["invented_share"].is_number());
  EXPECT_LE(report["surrogates"]["invented_share"], 1);
  EXPECT_GE(report["surrogates"]["uses_of_each"], 1);
  EXPECT_EQ(report["counts"]["weekdays_near_dates"], 1);
}

TEST_F(Reports, ThoseOfChecksArePrintedAsSuch) {
  ASSERT_EQ(keyed({"-o", "good", "in"}).code, 1);
  temp_.write("good/dated.txt", read_file(temp_ / "in/dated.txt"));
  temp_.write("good/dated.ann", read_file(temp_ / "in/dated.ann"));
  ASSERT_EQ(run({"check", "--report", "check.json", "in", "good"}).code, 1);
  const json check = json::parse(read_file(temp_ / "check.json"));
  EXPECT_EQ(check["check"], true);
  EXPECT_EQ(json::parse(read_file(temp_ / "whole.json")).count("check"), 0U);
  const Ran ran = run({"report", "check.json"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  for (const char* words :
       {"pseudo check: 41 documents checked, ", "original-in-place: ", "1 could not be checked",
        "dated: line 1, column 6 T1: original-in-place", "pi entities"}) {
    EXPECT_NE(ran.out.find(words), std::string::npos) << words << ran.out;
  }
  for (const char* words : {"surrogate string", "invented word", "entities  style"}) {
    EXPECT_EQ(ran.out.find(words), std::string::npos) << words << ran.out;
  }
  EXPECT_EQ(merged({"check.json"})["check"], true);
  for (const Words& both :
       {Words{"report", "check.json", "whole.json"}, Words{"report", "whole.json", "check.json"}}) {
    const Ran mixed = run(both);
    EXPECT_EQ(mixed.code, 2);
    EXPECT_NE(mixed.err.find("one is of pseudo check, the other of a run; print them apart"),
              std::string::npos)
        << mixed.err;
  }
}

// Of a line of JSON Lines that failed: the line of the file, and that of the text in it.
TEST_F(Reports, LinesOfAFileAndOfATextAreTwoFields) {
  temp_.write("lines.jsonl",
              "{\"id\": \"a\", \"text\": \"Anna\", \"entities\": []}\n"
              "{\"id\": \"b\", \"text\": \"Anna\", \"entities\": [{\"start\": 0, \"end\": 4, "
              "\"label\": \"FEMALE\", \"text\": \"Eva\"}]}\n"
              "{\"id\": \"c\"\n");
  ASSERT_EQ(keyed({"-o", "lines", "--report", "lines.json", "lines.jsonl"}).code, 1);
  const json report = json::parse(read_file(temp_ / "lines.json"));
  for (const json& document : report["documents"]) {
    const std::string id = document["id"];
    EXPECT_EQ(document.value("stream_line", 0), id == "a" ? 0 : id == "b" ? 2 : 3) << document;
    EXPECT_EQ(document.value("line", 0), id == "a" ? 0 : id == "b" ? 1 : 3) << document;
    EXPECT_EQ(document.value("column", 0), id == "b" ? 1 : 0) << document;
  }
}

TEST_F(Reports, ChecksOfShardsAddUp) {
  for (const std::string part : {"1", "2"}) {
    const int code =
        run({"check", "--shard", part + "/2", "--report", "c" + part, "in", "whole"}).code;
    ASSERT_LT(code, 2);
  }
  const Ran sum = run({"report", "c1", "c2"});
  EXPECT_EQ(sum.code, 0) << sum.err;
  EXPECT_NE(sum.out.find("41 documents checked"), std::string::npos) << sum.out;
  EXPECT_NE(sum.out.find(", in 2 reports"), std::string::npos) << sum.out;
}

TEST_F(Reports, ShardsAddUpToTheWhole) {
  json whole = merged({"whole.json"});
  json parts = merged({"1.json", "2.json", "3.json"});
  EXPECT_EQ(parts["reports"], 3);
  for (const char* field : {"totals", "labels", "counts", "findings"}) {
    if (field == std::string("totals")) {  // each shard sees the other file
      whole[field].erase("ignored_files");
      parts[field].erase("ignored_files");
    }
    EXPECT_EQ(parts[field], whole[field]) << field;
  }
  for (const char* side : {"before", "after"}) {
    const json& one = whole["corpus"][side];
    const json& sum = parts["corpus"][side];
    for (const char* field : {"tokens", "pi_entities", "pi_tokens"}) {
      EXPECT_EQ(sum[field], one[field]) << field;
    }
    for (const std::string field : {"types", "pi_types"}) {
      EXPECT_LE(sum[field + "_at_least"], one[field]);
      EXPECT_GE(sum[field + "_at_most"], one[field]);
      EXPECT_FALSE(sum.contains(field));
    }
  }
  EXPECT_EQ(parts["surrogates"]["invented_share"], whole["surrogates"]["invented_share"]);
  EXPECT_EQ(parts["documents"].size(), whole["documents"].size());
}

TEST_F(Reports, MergedOnesMayBeMergedAgain) {
  temp_.write("12.json", run({"report", "--json", "1.json", "2.json"}).out);
  json again = merged({"12.json", "3.json"});
  json at_once = merged({"1.json", "2.json", "3.json"});
  again.erase("reports");
  at_once.erase("reports");
  EXPECT_EQ(again, at_once);
}

TEST_F(Reports, PublicOnesTellNeitherPlaceNorIdNorShift) {
  const Ran ran = run({"report", "--public", "--json", "whole.json"});
  const json report = json::parse(ran.out);
  EXPECT_EQ(report["private"], false);
  EXPECT_FALSE(report.contains("documents"));
  EXPECT_EQ(report["corpus"]["before"]["pi_entities"],
            json::parse(read_file(temp_ / "whole.json"))["corpus"]["before"]["pi_entities"]);
  const std::string people = run({"report", "--public", "whole.json"}).out;
  for (const std::string& text : {ran.out, people}) {
    for (const char* word : {"dated", "bad", "column", "date_shifts", "weekdays", "shift"}) {
      EXPECT_EQ(text.find(word), std::string::npos) << word;
    }
  }
}

TEST_F(Reports, SummariesAreForPeople) {
  const std::string text = run({"report", "whole.json"}).out;
  for (const char* part :
       {"41 documents done, 1 failed", "original     pseudonymized", "tokens", "pi entities",
        "FEMALE", "surrogate", "surrogates: ", "dates: moved in 1 document;", "missed mentions",
        "dated: line 1, column 47 T1", "bad: "}) {
    EXPECT_NE(text.find(part), std::string::npos) << part << '\n' << text;
  }
}

TEST_F(Reports, ThoseOfOtherRunsAreRefused) {
  ASSERT_EQ(keyed({"-o", "other", "--report", "other.json", "--notes", "keep", "in"}).code, 1);
  const Ran ran = run({"report", "whole.json", "other.json"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_EQ(ran.out, "");
  EXPECT_NE(ran.err.find("whole.json and other.json are of runs that differ in options"),
            std::string::npos)
      << ran.err;
}

TEST_F(Reports, NoDocumentIsCountedTwice) {
  temp_.write("copy.json", read_file(temp_ / "1.json"));
  for (const Words& files :
       {Words{"1.json", "1.json"}, Words{"1.json", "./1.json"}, Words{"1.json", "copy.json"},
        Words{"1.json", "2.json", "copy.json"}, Words{"whole.json", "2.json"}}) {
    Words words = {"report"};
    words.insert(words.end(), files.begin(), files.end());
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 2) << files.back();
    EXPECT_EQ(ran.out, "");
    EXPECT_NE(ran.err.find("counted twice; "), std::string::npos) << ran.err;
  }
}

TEST_F(Reports, NamesOfNoLanguageAreInventedWords) {
  ASSERT_EQ(keyed({"--lang", "none", "-o", "none", "--report", "none.json", "in"}).code, 1);
  const json report = json::parse(read_file(temp_ / "none.json"));
  std::size_t names = 0;
  for (const char* label : {"FEMALE", "MALE", "FAMILY", "CITY", "STREET", "ORG"}) {
    if (report["labels"].contains(label)) {
      names += report["labels"][label]["entities"].get<std::size_t>();
    }
  }
  EXPECT_GT(names, 0U);
  EXPECT_EQ(report["surrogates"]["invented"], names);
  EXPECT_GT(report["surrogates"]["invented_share"], 0);
}

TEST_F(Reports, DryRunsSayThatNothingWasWritten) {
  ASSERT_EQ(keyed({"-n", "-o", "no", "--report", "dry.json", "in"}).code, 1);
  const Ran dry = run({"report", "dry.json"});
  EXPECT_EQ(dry.out.rfind("dry run, nothing was written: 41 documents would be written", 0), 0U)
      << dry.out;
  EXPECT_EQ(merged({"dry.json"})["dry_run"], true);
  EXPECT_EQ(merged({"--public", "dry.json"})["dry_run"], true);
  EXPECT_FALSE(merged({"whole.json"}).contains("dry_run"));
  const Ran both = run({"report", "whole.json", "dry.json"});
  EXPECT_EQ(both.code, 2);
  EXPECT_NE(both.err.find("one is of a dry run"), std::string::npos) << both.err;
}

TEST_F(Reports, WhatIsNoReportIsRefused) {
  const std::string whole = read_file(temp_ / "whole.json");
  json other = json::parse(whole);
  other["schema"] = 99;
  json negative = json::parse(whole);
  negative["totals"]["done"] = -1;
  json texts = json::parse(whole);
  texts["labels"] = "many";
  json deep = json::parse(whole);
  deep["counts"]["missed_mentions"] = {{"a", 1}};
  for (const std::string& bytes :
       {std::string(), std::string("{"), std::string("[]"), std::string("{}"),
        whole.substr(0, whole.size() / 2), other.dump(), negative.dump(), texts.dump(), deep.dump(),
        std::string(100000, '[')}) {
    temp_.write("bad.json", bytes);
    const Ran ran = run({"report", "whole.json", "bad.json"});
    EXPECT_EQ(ran.code, 2) << bytes.substr(0, 60);
    EXPECT_EQ(ran.err.rfind("pseudo: error: bad.json: ", 0), 0U) << ran.err;
  }
  EXPECT_EQ(run({"report", "in"}).code, 2);
  EXPECT_EQ(run({"report", "absent"}).code, 2);
}

TEST_F(Reports, TheLogHasEachPositionInAField) {
  const Ran ran = keyed({"--log-format", "json", "-o", "logged", "in"});
  bool seen = false;
  for (std::size_t at = 0; at < ran.err.size();) {
    const std::size_t end = ran.err.find('\n', at);
    const json message = json::parse(ran.err.substr(at, end - at));
    at = end + 1;
    const std::string text = message["message"];
    EXPECT_EQ(text.find("line 1"), std::string::npos) << text;
    if (message.value("code", "") == "missed-mention") {
      seen = true;
      EXPECT_EQ(message["document"], "dated");
      EXPECT_EQ(message["file"], "in/dated.txt");
      EXPECT_EQ(message["line"], 1);
      EXPECT_EQ(message["column"], 47);
      EXPECT_EQ(message["output_line"], 1);
      EXPECT_EQ(message["annotation"], "T1");
    }
    if (message.value("document", "") == "bad") {
      EXPECT_EQ(message["file"], "in/bad.ann");
      EXPECT_EQ(message["line"], 1);
      EXPECT_EQ(message["code"], "span");
      EXPECT_EQ(message["misfits"],
                json::parse(R"([{"annotation": "T1", "line": 1, "found": [0, 4]}])"));
    }
  }
  EXPECT_TRUE(seen) << ran.err;
}

}  // namespace
}  // namespace pseudo
