// pseudo check has no finding in what pseudo wrote, and finds every kind of damage to it.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::read_file;
using testing_support::Words;
namespace fs = std::filesystem;

constexpr const char* kText =
    "Liebe Irmgard,\n"
    "am 3.5.2019 war Annelore in Mürzzuschlag, am 17.5.2019 nicht.\n"
    "Irmgard und Annelore Habersatter grüßen, auch die Stadtwerke Mürzzuschlag.\n"
    "Habersatters Tante auch.\n";
constexpr const char* kAnnotations =
    "T1\tFEMALE 6 13\tIrmgard\n"
    "T2\tDATE 18 26\t3.5.2019\n"
    "T3\tFEMALE 31 39\tAnnelore\n"
    "T4\tCITY 43 55\tMürzzuschlag\n"
    "T5\tDATE 60 69\t17.5.2019\n"
    "T6\tFEMALE 77 84\tIrmgard\n"
    "T7\tFEMALE 89 97\tAnnelore\n"
    "T8\tFAMILY 98 109\tHabersatter\n"
    "T9\tORG 127 150\tStadtwerke Mürzzuschlag\n"
    "#1\tAnnotatorNotes T9\tsicher\n"
    "R1\tKnows Arg1:T1 Arg2:T3\n";

class Check : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    // The same key each time, so that a harm does not meet a surrogate by chance.
    temp_.write("key", std::string(63, '0') + "7\n");
    for (const char* id : {"in/a/1", "in/a/2", "in/b/1"}) temp_.write_pair(id, kText, kAnnotations);
  }

  Ran check(Words arguments) const {
    arguments.insert(arguments.begin(), "check");
    return run(std::move(arguments));
  }

  // Replaces `from` by `to` in one file of the output.
  void damage(const std::string& file, const std::string& from, const std::string& to) const {
    std::string bytes = read_file(temp_ / file);
    const std::size_t at = bytes.find(from);
    ASSERT_NE(at, std::string::npos) << file;
    bytes.replace(at, from.size(), to);
    temp_.write(file, bytes);
  }

  // The surrogate of an annotation in a file of the output.
  [[nodiscard]] std::string surrogate(const std::string& ann, const std::string& id) const {
    const std::string bytes = read_file(temp_ / ann);
    const std::size_t line = bytes.find(id + '\t');
    const std::size_t begin = bytes.find('\t', bytes.find('\t', line) + 1) + 1;
    return bytes.substr(begin, bytes.find('\n', begin) - begin);
  }
};

TEST_F(Check, ReportsReplaceNoFile) {
  ASSERT_EQ(keyed({"-o", "out", "in"}).code, 0);
  temp_.write("r.json", "mine\n");
  temp_.write("labels", "FAMILY\tQuerfeldner\n");
  struct Row {
    const char* report;
    const char* message;
  };
  const Row rows[] = {
      {"r.json", "the report r.json is already there"},
      {"in/r.json", "would lie inside the input"},
      {"in/a/1.txt", "would lie inside the input"},
      {"out/a/1.ann", "may not end in .txt or .ann"},
      {"out", "is a folder"},
      {"nowhere/r.json", "the folder of the report is not there"},
      {"labels", "labels is the list of denied strings"},
  };
  for (const Row& row : rows) {
    const Ran ran = check({"--deny", "labels", "--report", row.report, "in", "out"});
    EXPECT_EQ(ran.code, 2) << row.report;
    EXPECT_NE(ran.err.find(row.message), std::string::npos) << row.report << ran.err;
    EXPECT_EQ(ran.err.find("--overwrite"), std::string::npos) << ran.err;
  }
  EXPECT_EQ(read_file(temp_ / "r.json"), "mine\n");
  EXPECT_EQ(check({"--report", "new.json", "in", "out"}).code, 0);
}

TEST_F(Check, OwnOutputIsCleanUnderAllOptions) {
  const std::vector<Words> options = {{},
                                      {"--scope", "folder"},
                                      {"--scope", "corpus", "--corpus", "x"},
                                      {"--scope", "CITY=corpus"},
                                      {"--lang", "none"},
                                      {"--notes", "keep"},
                                      {"--notes", "scrub"},
                                      {"--addresses", "random"},
                                      {"--shift", "371"},
                                      {"--keep-label", "DATE"},
                                      {"--missed", "replace"}};
  for (const Words& words : options) {
    Words run = words;
    run.insert(run.end(), {"--overwrite", "-o", "out", "in"});
    const Ran made = keyed(run);
    ASSERT_EQ(made.code, 0) << made.err;
    Words checked = words;
    checked.insert(checked.end(), {"in", "out"});
    const Ran ran = check(checked);
    EXPECT_EQ(ran.code, 0) << fmt::format("{}", fmt::join(words, " ")) << ran.out << ran.err;
    EXPECT_NE(ran.out.find("3 documents checked, no finding"), std::string::npos) << ran.out;
    EXPECT_EQ(ran.out.find(" 0 "), std::string::npos) << "says what is not there: " << ran.out;
  }
}

// A map of letters that never gave the own one would tell it.
TEST_F(Check, InitialsThatStayAreNoFinding) {
  constexpr int kDocuments = 60;
  for (int i = 0; i < kDocuments; ++i) {
    temp_.write_pair(fmt::format("initials/{}", i), "Liebe Frau H. und Frau K.\n",
                     "T1\tFAMILY 11 13\tH.\nT2\tFAMILY 23 25\tK.\n");
  }
  ASSERT_EQ(keyed({"-q", "--missed", "fail", "-o", "mapped", "initials"}).code, 0);
  int stay = 0;
  for (int i = 0; i < kDocuments; ++i) {
    const std::string text = read_file(temp_ / fmt::format("mapped/{}.txt", i));
    if (text.starts_with("Liebe Frau H.") || text.ends_with("Frau K.\n")) ++stay;
  }
  EXPECT_GT(stay, 0);
  EXPECT_LT(stay, kDocuments);
  const Ran ran = check({"--missed", "fail", "initials", "mapped"});
  EXPECT_EQ(ran.code, 0) << ran.err;
}

TEST_F(Check, FolderAgainstLinesAndBack) {
  ASSERT_EQ(keyed({"--format", "jsonl", "-o", "out.jsonl", "in"}).code, 0);
  const Ran ran = check({"in", "out.jsonl"});
  EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  ASSERT_EQ(keyed({"-o", "out2.jsonl", "out.jsonl"}).code, 0);
  EXPECT_EQ(check({"out.jsonl", "out2.jsonl"}).code, 0);
  EXPECT_EQ(check({"in", "-"}).code, 2) << "standard input cannot be read twice";
}

TEST_F(Check, RenamedDocumentsNeedTheKey) {
  ASSERT_EQ(keyed({"--rename", "-o", "out", "in"}).code, 0);
  EXPECT_EQ(check({"in", "out"}).code, 2);
  EXPECT_EQ(check({"--rename", "in", "out"}).code, 2);
  for (const bool is_told : {false, true}) {
    std::vector<std::string> arguments{"-k", "key", "in", "out"};
    if (is_told) arguments.insert(arguments.begin(), "--rename");
    const Ran ran = check(arguments);
    EXPECT_EQ(ran.code, 0) << ran.out << ran.err;
  }
}

TEST_F(Check, WantsTwoCorpora) {
  EXPECT_EQ(check({"in"}).code, 2);
  EXPECT_EQ(check({"in", "in", "in"}).code, 2);
  EXPECT_EQ(check({"in", "missing"}).code, 2);
}

TEST_F(Check, FindsDocumentsThatAreMissingOrAdded) {
  ASSERT_EQ(keyed({"-o", "out", "in"}).code, 0);
  fs::remove(temp_ / "out/a/2.txt");
  fs::remove(temp_ / "out/a/2.ann");
  temp_.write_pair("out/c/1", kText, "");
  const Ran ran = check({"--report", "r.json", "in", "out"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.out.find("1  document-missing"), std::string::npos) << ran.out;
  EXPECT_NE(ran.out.find("1  document-added"), std::string::npos) << ran.out;
}

TEST_F(Check, FindsFilesThatAreNoDocuments) {
  temp_.write("in/annotation.conf", "# of the annotators\n[entities]\nFEMALE\n");
  ASSERT_EQ(keyed({"--report", "run.json", "-o", "out", "in"}).code, 0);
  const Ran own = check({"in", "out"});
  EXPECT_EQ(own.code, 0) << "settings are copied without their comments" << own.out << own.err;
  fs::copy_file(temp_ / "run.json", temp_ / "out/run.json");
  temp_.write("out/a/.pseudo-run.json", "{}");
  temp_.write("out/a/1.txt.bak", kText);
  temp_.write("out/.swap/1", kText);
  temp_.write("out/.lock", "");
  temp_.write("out/b/.pseudo-tmp-0011223344556677-1-9.a", kText);
  fs::create_directories(temp_ / "out/Habersatter");
  fs::create_directories(temp_ / "in/empty");
  fs::create_directories(temp_ / "out/empty");
  temp_.write("out/annotation.conf", "[entities]\nFEMALE\n# Habersatter\n");
  const Ran ran = check({"--report", "r.json", "in", "out"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.out.find("8  file-added"), std::string::npos) << ran.out << ran.err;
  for (const char* file : {"out/a/1.txt.bak", "out/.swap/", "out/.lock", "out/Habersatter/",
                           "out/annotation.conf", "out/b/.pseudo-tmp-0011223344556677-1-9.a"}) {
    EXPECT_NE(ran.err.find(fmt::format("{}: file-added", file)), std::string::npos) << ran.err;
  }
  EXPECT_NE(read_file(temp_ / "r.json").find("\"a/1.txt.bak\""), std::string::npos);
  EXPECT_NE(run({"report", "r.json"}).out.find("8  file-added: a file"), std::string::npos);
}

TEST_F(Check, SaysThatTheTwoAreSwapped) {
  ASSERT_EQ(keyed({"-o", "out", "in"}).code, 0);
  const Ran ran = check({"out", "in"});
  EXPECT_NE(ran.err.find("are the two arguments in the right order?"), std::string::npos)
      << ran.err;
  ASSERT_EQ(keyed({"-o", "again", "out"}).code, 0);
  EXPECT_EQ(check({"out", "again"}).err.find("right order"), std::string::npos);
}

TEST_F(Check, NamesTheFileThatItSpeaksOf) {
  ASSERT_EQ(keyed({"-o", "out", "in"}).code, 0);
  damage("out/a/1.txt", "Liebe", "Hallo");
  temp_.write("out/a/2.ann", "T1\tFEMALE 0 999\tx\n");
  fs::remove(temp_ / "out/b/1.txt");
  fs::remove(temp_ / "out/b/1.ann");
  const Ran ran = check({"in", "out"});
  EXPECT_EQ(ran.code, 1);
  for (const char* words : {"out/a/1.txt: text-changed", "out/a/2.ann:1: T1: an offset",
                            "in/b/1.txt: document-missing: "}) {
    EXPECT_NE(ran.err.find(words), std::string::npos) << words << '\n' << ran.err;
  }
  EXPECT_EQ(ran.err.find("counterpart at line"), std::string::npos) << ran.err;
  EXPECT_NE(ran.out.find("2 findings, 1 could not be checked"), std::string::npos) << ran.out;
}

TEST_F(Check, SaysWhereAnEditMovedAllOffsets) {
  ASSERT_EQ(keyed({"-o", "out", "in"}).code, 0);
  damage("out/a/1.txt", " grüßen, auch", " grüßen herzlich, auch");
  const Ran ran = check({"in", "out"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("differs from the original from line 3, column 40 of that on"),
            std::string::npos)
      << ran.err;
  ASSERT_EQ(keyed({"--format", "jsonl", "-o", "out.jsonl", "in"}).code, 0);
  damage("out.jsonl", "Liebe", "Hallo liebe");
  const Ran lines = check({"in", "out.jsonl"});
  EXPECT_NE(lines.err.find("from line 1, column 1 of that on"), std::string::npos) << lines.err;
}

TEST_F(Check, LinesThatCannotBeReadAreToldOnce) {
  ASSERT_EQ(keyed({"--format", "jsonl", "-o", "out.jsonl", "in"}).code, 0);
  damage("out.jsonl", "\"entities\"", "\"entxties\"");
  const Ran ran = check({"in", "out.jsonl"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("out.jsonl:1: \"entities\" is missing"), std::string::npos) << ran.err;
  EXPECT_EQ(ran.err.find("document-missing"), std::string::npos) << ran.err;
  EXPECT_NE(ran.out.find("no finding, 1 could not be checked"), std::string::npos) << ran.out;
}

TEST_F(Check, SaysWhatIsWrongIfNothingIsPaired) {
  ASSERT_EQ(keyed({"--rename", "-o", "out", "in"}).code, 0);
  const Ran other = check({"-k", "second", "in", "out"});
  EXPECT_EQ(other.code, 2) << other.err;
  EXPECT_NE(other.err.find("is this the key of its run"), std::string::npos) << other.err;
  ASSERT_EQ(keyed({"--rename", "--format", "jsonl", "-o", "out.jsonl", "in"}).code, 0);
  EXPECT_EQ(check({"-k", "second", "in", "out.jsonl"}).code, 2);
  ASSERT_EQ(keyed({"-o", "plain", "in"}).code, 0);
  const Ran deeper = check({"in/a", "plain"});
  EXPECT_EQ(deeper.code, 1);
  EXPECT_NE(deeper.err.find("two corpora that belong together"), std::string::npos) << deeper.err;
}

TEST_F(Check, SaysWhyARunWroteNoDocument) {
  temp_.write_pair("in/c", "Habersatter kam.", "T1\tFAMILY 0 12\tHabersatter \n");
  ASSERT_EQ(keyed({"--strict", "-o", "out", "in"}).code, 1);
  const Ran ran = check({"--strict", "in", "out"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("has no counterpart, as a run with these options fails: "),
            std::string::npos)
      << ran.err;
  EXPECT_NE(ran.out.find("3 documents checked, no finding, 1 could not be checked"),
            std::string::npos)
      << ran.out;
}

TEST_F(Check, NeedsDocuments) {
  fs::create_directories(temp_ / "none");
  fs::create_directories(temp_ / "nothing");
  const Ran ran = check({"none", "nothing"});
  EXPECT_EQ(ran.code, 2);
  EXPECT_NE(ran.err.find("no document found in ORIGINAL"), std::string::npos) << ran.err;
}

TEST_F(Check, NamesLabelsThatNobodyKnows) {
  temp_.write_pair("own/a", "Frau Irmgard kam.", "T1\tVORNAME 5 12\tIrmgard\n");
  ASSERT_EQ(keyed({"--map-label", "VORNAME=FEMALE", "-o", "own-pseudo", "own"}).code, 0);
  const Ran ran = check({"own", "own-pseudo"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("unknown label 'VORNAME'"), std::string::npos) << ran.err;
}

TEST_F(Check, LooksAtAllFieldsAndIdsOfLines) {
  const std::string before =
      "{\"id\": \"a\", \"text\": \"Herr Habersatter\", \"entities\": [{\"id\": \"x\", "
      "\"label\": \"FAMILY\", \"start\": 5, \"end\": 16}], \"thread\": 7}\n";
  temp_.write("in.jsonl", before);
  ASSERT_EQ(keyed({"--keep-field", "thread", "-o", "out.jsonl", "in.jsonl"}).code, 0);
  EXPECT_EQ(check({"--keep-field", "thread", "in.jsonl", "out.jsonl"}).code, 0);
  for (const auto& [from, to] :
       {std::pair("\"thread\": 7", "\"from\": [\"Habersatter\"]"),
        std::pair("\"id\": \"x\"", "\"id\": \"x\", \"note\": [\"Habersatter\"]"),
        std::pair("\"id\": \"x\"", "\"id\": \"habersatter\"")}) {
    ASSERT_EQ(keyed({"--overwrite", "--keep-field", "thread", "-o", "out.jsonl", "in.jsonl"}).code,
              0);
    damage("out.jsonl", from, to);
    const Ran ran = check({"in.jsonl", "out.jsonl"});
    EXPECT_EQ(ran.code, 1) << ran.err;
    EXPECT_NE(ran.out.find("1  original-beside-text"), std::string::npos) << ran.out << ran.err;
  }
  temp_.write("lettered.jsonl", before);
  ASSERT_EQ(keyed({"--format", "brat", "-o", "numbered", "lettered.jsonl"}).code, 0);
  EXPECT_EQ(check({"lettered.jsonl", "numbered"}).code, 0) << "ids become T numbers";
}

// Its column with the text is a place where a name may stand.
TEST_F(Check, KeptAnnotationsShowTheirText) {
  temp_.write_pair("op/a", "Ich finde Irmgard nett.",
                   "T1\tFEMALE 10 17\tIrmgard\nT2\tOp 18 22\tnett\n");
  ASSERT_EQ(keyed({"--keep-label", "Op", "-o", "op-out", "op"}).code, 0);
  EXPECT_EQ(check({"--keep-label", "Op", "op", "op-out"}).code, 0);
  damage("op-out/a.ann", "\tnett", "\tIrmgard nett");
  const Ran ran = check({"--keep-label", "Op", "op", "op-out"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.out.find("1  alignment"), std::string::npos) << ran.out << ran.err;
}

TEST_F(Check, NoSurrogateIsADeniedName) {
  temp_.write("denied", "FAMILY\tKrutzbaum\n");
  ASSERT_EQ(keyed({"--deny", "denied", "-o", "out", "in"}).code, 0);
  EXPECT_EQ(check({"--deny", "denied", "in", "out"}).code, 0);
  temp_.write_pair("old/a", "Am Ende Habersatter hier.", "T1\tFAMILY 8 19\tHabersatter\n");
  temp_.write_pair("new/a", "Am Ende Krutzbaum hier.", "T1\tFAMILY 8 17\tKrutzbaum\n");
  EXPECT_EQ(check({"old", "new"}).code, 0);
  const Ran ran = check({"--deny", "denied", "old", "new"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.out.find("1  original-swapped"), std::string::npos) << ran.out << ran.err;
}

// Folders, lines and renamed documents.
TEST_F(Check, OwnOutputAgreesInAllDocumentsOfAScope) {
  struct Row {
    const char* output;
    Words run;
    Words check;
  };
  const Row rows[] = {
      {"out", {"--scope", "folder"}, {"--scope", "folder"}},
      {"renamed", {"--scope", "corpus", "--rename"}, {"--scope", "corpus", "-k", "key"}},
      {"out.jsonl", {"--scope", "FAMILY=corpus"}, {"--scope", "FAMILY=corpus"}}};
  for (const Row& row : rows) {
    Words made = row.run;
    if (std::string(row.output).ends_with(".jsonl")) {
      made.insert(made.end(), {"--format", "jsonl", "-o", row.output, "in"});
    } else {
      made.insert(made.end(), {"-j", "2", "-o", row.output, "in"});
    }
    ASSERT_EQ(keyed(made).code, 0) << row.output;
    for (const char* jobs : {"1", "3"}) {
      Words words = row.check;
      words.insert(words.end(), {"-j", jobs, "in", row.output});
      const Ran ran = check(words);
      EXPECT_EQ(ran.code, 0) << row.output << ran.err;
    }
  }
}

// The later document, whatever the threads.
TEST_F(Check, TellsTheDocumentThatContradictsTheOthers) {
  ASSERT_EQ(keyed({"--scope", "folder", "-o", "out", "in"}).code, 0);
  const std::string name = surrogate("out/a/2.ann", "T8");
  const auto letters = std::ranges::count_if(
      name, [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80; });
  std::string other = "Zwett";
  other.resize(static_cast<std::size_t>(letters), 'b');
  damage("out/a/2.txt", name, other);
  damage("out/a/2.ann", name, other);
  EXPECT_EQ(check({"in", "out"}).code, 0) << "each document by itself";
  nlohmann::json first;
  for (const char* jobs : {"1", "4"}) {
    fs::remove(temp_ / "r.json");
    const Ran ran = check({"--scope", "folder", "-j", jobs, "--report", "r.json", "in", "out"});
    EXPECT_EQ(ran.code, 1);
    EXPECT_NE(ran.err.find("out/a/2.txt: entity-split of T8"), std::string::npos) << ran.err;
    EXPECT_NE(ran.out.find("3 documents checked, 1 finding"), std::string::npos) << ran.out;
    const auto report = nlohmann::json::parse(read_file(temp_ / "r.json"));
    if (first.is_null()) first = report["documents"];
    EXPECT_EQ(report["documents"], first);
  }
}

struct HarmCase {
  const char* name;
  const char* file;  // .txt or .ann of out/a/1
  const char* from;  // "{T1}": the surrogate of T1
  const char* to;
  const char* code;
};

class Harm : public Check, public testing::WithParamInterface<HarmCase> {
 protected:
  [[nodiscard]] std::string filled(std::string words) const {
    for (int i = 9; i > 0; --i) {
      const std::string hole = fmt::format("{{T{}}}", i);
      for (std::size_t at = 0; (at = words.find(hole)) != std::string::npos;) {
        words.replace(at, hole.size(), surrogate("out/a/1.ann", fmt::format("T{}", i)));
      }
    }
    return words;
  }
};

TEST_P(Harm, IsFoundAtItsPlace) {
  ASSERT_EQ(keyed({"-o", "out", "in"}).code, 0);
  const HarmCase& harm = GetParam();
  damage(std::string("out/a/1") + harm.file, filled(harm.from), filled(harm.to));
  const Ran ran = check({"--report", "r.json", "in", "out"});
  EXPECT_EQ(ran.code, 1) << ran.out;
  EXPECT_NE(ran.out.find(harm.code), std::string::npos) << ran.out << ran.err;
  const auto report = nlohmann::json::parse(read_file(temp_ / "r.json"));
  EXPECT_EQ(report["private"], true);
  bool found = false;
  for (const auto& document : report["documents"]) {
    for (const auto& finding : document["findings"]) {
      EXPECT_EQ(document["id"], "a/1");
      found = found || finding["code"] == harm.code;
    }
  }
  EXPECT_TRUE(found);
}

constexpr HarmCase kHarms[] = {
    {"ChangedGap", ".txt", "Liebe", "Hallo", "text-changed"},
    {"OtherLabel", ".ann", "T1\tFEMALE", "T1\tMALE", "annotation-lost"},
    {"DroppedLine", ".ann", "T8\tFAMILY", "#8\tFAMILY", "annotation-lost"},
    {"DroppedRelation", ".ann", "R1\tKnows Arg1:T1 Arg2:T3\n", "", "annotation-lost"},
    {"TurnedRelation", ".ann", "Arg1:T1 Arg2:T3", "Arg1:T3 Arg2:T1", "annotation-lost"},
    {"KeptNote", ".ann", "R1\tKnows", "#1\tNote T1\tIrmgard\nR1\tKnows", "original-beside-text"},
};

INSTANTIATE_TEST_SUITE_P(All, Harm, testing::ValuesIn(kHarms),
                         [](const auto& row) { return std::string(row.param.name); });

}  // namespace
}  // namespace pseudo
