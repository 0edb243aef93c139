// What would otherwise stay silent: fresh keys, variables, left out fields, scopes and fields
// without effect, reports where they would be published.
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using nlohmann::json;
using testing_support::list_tree;
using testing_support::Ran;
using testing_support::run_program;
using testing_support::Words;

class Told : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    temp_.write_pair("in/a/1", "Frau Irmgard kam aus Graz.",
                     "T1\tFEMALE 5 12\tIrmgard\nT2\tCITY 21 25\tGraz\n");
    temp_.write_pair("in/a/2", "Frau Irmgard ging.", "T1\tFEMALE 5 12\tIrmgard\n");
    temp_.write("mails.jsonl", kMails);
  }
  [[nodiscard]] Ran with_environment(Words arguments, Words environment) const {
    return run_program({std::move(arguments), temp_.path().string(), {}, std::move(environment)});
  }

  static constexpr const char* kMails =
      R"({"id": "1", "text": "Frau Irmgard", "autor": "x", "meta": {"Irmgard": 1}, "entities": [)"
      R"({"label": "FEMALE", "start": 5, "end": 12, "sure": true}]})"
      "\n"
      R"({"id": "2", "text": "Frau Irmgard", "autor": "x", "Irmgard": 1, "von Irmgard": 2, )"
      R"("mail-irmgard": 3, "entities": [{"label": "FEMALE", "start": 5, "end": 12}]})"
      "\n";
};

TEST_F(Told, AFreshKey) {
  const char* const kWords = "no key was named: a fresh one was used and is forgotten";
  const Ran fresh = run({"-o", "fresh", "in"});
  EXPECT_TRUE(testing_support::has(fresh.err, kWords) &&
              testing_support::has(fresh.err, "pseudo keygen FILE"))
      << fresh.err;
  EXPECT_EQ(fresh.err.find(kWords), fresh.err.rfind(kWords)) << "once";
  EXPECT_EQ(run({"-q", "-o", "quiet", "in"}).err, "");
  EXPECT_FALSE(testing_support::has(keyed({"-o", "kept", "in"}).err, kWords));
  EXPECT_FALSE(testing_support::has(run({"-n", "-o", "dry", "in"}).err, kWords))
      << "it drew nothing";
}

TEST_F(Told, VariablesThatAreNotRead) {
  struct Row {
    const char* variable;
    int code;
    const char* says;
  };
  for (const Row& row :
       std::vector<Row>{{"PSEUDO_KEY_FILE=", 2, "PSEUDO_KEY_FILE: its value is empty"},
                        {"PSEUDO_KEYFILE=s3cret", 2,
                         "PSEUDO_KEYFILE: of the environment pseudo reads only "
                         "PSEUDO_KEY_FILE and NO_COLOR; did you mean"},
                        {"PSEUDO_KEY=s3cret", 2, "did you mean PSEUDO_KEY_FILE?"},
                        {"PSEUDO_KEY_FIEL=s3cret", 2, "did you mean PSEUDO_KEY_FILE?"},
                        {"pseudo_key_file=s3cret", 2, "did you mean PSEUDO_KEY_FILE?"},
                        {"PSEUDOKEYFILE=s3cret", 2, "did you mean PSEUDO_KEY_FILE?"},
                        {"PSEUDO_JOBS=s3cret", 0, "warning: PSEUDO_JOBS: of the environment"},
                        {"PSEUDO_JOBS=1", 0, "say --jobs instead"},
                        {"PSEUDO_MAX_SHIFT=1", 0, "say --max-shift instead"},
                        {"PSEUDO_KEY_FD=3", 0, "say --key-fd instead"},
                        {"PSEUDO_PREFIX=s3cret", 0, "PSEUDO_PREFIX: of the environment"},
                        {"PSEUDONYM=s3cret", 0, ""}}) {
    const Ran ran = with_environment({"-n", "in"}, {row.variable});
    EXPECT_EQ(ran.code, row.code) << row.variable << ran.err;
    EXPECT_TRUE(testing_support::has(ran.err, row.says)) << row.variable << ran.err;
    EXPECT_FALSE(testing_support::has(ran.err, "s3cret")) << "values may be secret: " << ran.err;
    EXPECT_EQ(with_environment({"-q", "-n", "-k", "key", "in"}, {row.variable}).code, 0)
        << "a key is named: " << row.variable;
  }
  EXPECT_EQ(with_environment({"-n", "in"}, {"PSEUDONYM=x"}).err, run({"-n", "in"}).err);
}

TEST_F(Told, FieldsThatAreLeftOut) {
  const Ran ran = keyed({"-o", "out.jsonl", "mails.jsonl"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err,
                                   "pseudo: fields of JSON Lines left out: autor (in 2 documents)"))
      << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err, "entities: sure (in 1 document)")) << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err, "others, whose names may tell something (3 times)"))
      << ran.err;
  EXPECT_FALSE(testing_support::has(ran.err, "rmgard"))
      << "a name of a field is one of the corpus: " << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err, "--keep-field NAME")) << ran.err;
  EXPECT_FALSE(testing_support::has(keyed({"-o", "out", "in"}).err, "left out"))
      << "BRAT has no fields";
  const Ran kept = keyed({"--keep-field", "autor", "-o", "kept.jsonl", "mails.jsonl"});
  EXPECT_FALSE(testing_support::has(kept.err, "autor")) << kept.err;
}

TEST_F(Told, FieldsThatNoDocumentHas) {
  const Ran ran = keyed({"--keep-field", "auter", "-o", "out.jsonl", "mails.jsonl"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(
      testing_support::has(ran.err,
                           "warning: --keep-field auter: no document has such a field; did you "
                           "mean autor?"))
      << ran.err;
  EXPECT_EQ(keyed({"-n", "--keep-field", "auter", "mails.jsonl"}).code, 1);
  EXPECT_EQ(keyed({"-n", "--keep-field", "meta", "mails.jsonl"}).code, 0);
  EXPECT_TRUE(testing_support::has(keyed({"-n", "--keep-field", "autor", "in"}).err,
                                   "no document has such a field"));
}

TEST_F(Told, ScopesWithoutEffect) {
  struct Row {
    Words words;
    const char* says;  // "" for none
  };
  for (const Row& row : std::vector<Row>{
           {{"--scope", "CITY=folder", "--style", "CITY=tag"},
            "--scope CITY=folder: changes nothing"},
           {{"--scope", "PERSON=corpus", "--style", "mask"},
            "--scope PERSON=corpus: changes nothing"},
           {{"--scope", "corpus", "--style", "tag"}, "--scope corpus: changes nothing, as nothing"},
           {{"--scope", "X=folder", "--map-label", "X=other"}, "--scope X=folder: changes nothing"},
           {{"--scope", "PERSON=folder", "--style", "FAMILY=tag"}, ""},
           {{"--scope", "CITY=folder", "--style", "CITY=numbered-tag"}, ""},
           {{"--scope", "folder", "--style", "tag", "--style", "CITY=surrogate"}, ""},
           {{"--scope", "folder"}, ""}}) {
    Words words = row.words;
    words.insert(words.begin(), "-n");
    words.emplace_back("in");
    const Ran ran = keyed(words);
    const bool any = testing_support::has(ran.err, "changes nothing");
    EXPECT_EQ(any, *row.says != '\0') << row.words[1] << ran.err;
    EXPECT_TRUE(testing_support::has(ran.err, row.says)) << ran.err;
  }
  const Ran flat = run({"-n", "--scope", "CITY=folder", "mails.jsonl"});
  EXPECT_TRUE(testing_support::has(flat.err, "--scope CITY=folder: no document lies in a folder"))
      << flat.err;
  EXPECT_FALSE(
      testing_support::has(run({"-n", "--scope", "folder", "in"}).err, "lies in a folder"));
  EXPECT_FALSE(testing_support::has(run({"-n", "--scope", "corpus", "mails.jsonl"}).err,
                                    "lies in a folder"));
}

TEST_F(Told, ValuesWithoutASide) {
  for (const auto& [words, says] : std::vector<std::pair<Words, const char*>>{
           {{"--style", "HOSPITAL="},
            "--style HOSPITAL=: nothing stands behind =; write HOSPITAL=tag"},
           {{"--style", "=tag"}, "--style =tag: no label stands before =; write LABEL=tag"},
           {{"--scope", "CITY="}, "--scope CITY=: nothing stands behind =; write CITY=folder"},
           {{"--scope", "=folder"}, "--scope =folder: no label stands before ="},
           {{"--scope", "folder,CITY=corpus"},
            "say each with its own option: --scope folder --scope "
            "CITY=corpus"}}) {
    Words all = words;
    all.insert(all.end(), {"-n", "in"});
    const Ran ran = run(all);
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(testing_support::has(ran.err, says)) << ran.err;
  }
}

// A report shows where missed mentions stand: it may not enter what is published.
TEST_F(Told, ReportsStayOutOfTheResult) {
  ASSERT_EQ(keyed({"-q", "-o", "there", "in"}).code, 0);
  ASSERT_TRUE(shell("ln -s there link && mkdir empty").code == 0);
  const auto before = list_tree(temp_.path().string());
  for (const Words& words :
       std::vector<Words>{{"-o", "out", "--report", "out/r.json", "in"},
                          {"-o", "empty", "--report", "empty/r.json", "in"},
                          {"--report", "in-pseudo/r.json", "in"},
                          {"--report", "in-pseudo/../in-pseudo/r", "in"},
                          {"-o", "link", "--overwrite", "--report", "there/r", "in"},
                          {"-o", "there", "--resume", "--report", "link/a/r", "in"},
                          {"-n", "-o", "out", "--report", "out/r.json", "in"},
                          {"--vault", "out/v", "--vault-key", "second", "-o", "out", "in"}}) {
    const Ran ran = keyed(words);
    EXPECT_EQ(ran.code, 2) << words[1];
    EXPECT_TRUE(
        testing_support::has(ran.err, "would lie inside the output, and be published with it"))
        << ran.err;
  }
  for (const char* report : {"there/c.json", "link/c.json", "there/a/c.json"}) {
    const Ran ran = run({"check", "--report", report, "in", "there"});
    EXPECT_EQ(ran.code, 2) << report;
    EXPECT_TRUE(testing_support::has(ran.err, "would lie inside PSEUDONYMIZED")) << ran.err;
  }
  EXPECT_EQ(list_tree(temp_.path().string()), before);
  EXPECT_EQ(keyed({"-q", "-o", "out", "--report", "out.json", "in"}).code, 0) << "beside it";
}

TEST_F(Told, StreamsThatAreNotKnownByTheirName) {
  temp_.write("mails.gz", "x");
  for (const auto& [input, says] : std::vector<std::pair<std::string, const char*>>{
           {"mails.gz", "if it holds JSON Lines its name must say so, as x.jsonl.gz does"},
           {"/dev/stdin",
            "a pipe or device, not a file; write - and let it come on standard input"}}) {
    const Ran ran = run({"-n", input}, kMails);
    EXPECT_EQ(ran.code, 2);
    EXPECT_TRUE(testing_support::has(ran.err, says)) << ran.err;
  }
}

TEST_F(Told, APresetAsAWhole) {
  const Ran ran =
      run({"labels", "--scheme", "i2b2", "--style", "PATIENT=tag", "--keep-label", "AGE"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  for (const char* row :
       {"PATIENT\t0\tPERSON\ttag\tscheme i2b2\n", "AGE\t0\tkeep\t-\t--keep-label AGE\n",
        "HOSPITAL\t0\tORG\tsurrogate\tscheme i2b2\n"}) {
    EXPECT_TRUE(testing_support::has(ran.out, row)) << row << ran.out;
  }
  temp_.write("open.tsv", "WARD\t?\nNAME\tPERSON\n");
  const Ran open = run({"labels", "--scheme", "open.tsv"});
  EXPECT_EQ(open.code, 1);
  EXPECT_TRUE(testing_support::has(open.out, "WARD\t0\t?\t-\tundecided\n")) << open.out;
  EXPECT_EQ(run({"labels", "--scheme", "nosuch"}).code, 2);
  EXPECT_EQ(run({"labels"}).code, 2);
}

TEST_F(Told, OneMappingForTagsOfTokens) {
  temp_.write_pair("bio/a", "Irmgard Habersatter kam aus Graz.",
                   "T1\tB-PER 0 7\tIrmgard\nT2\tI-PER 8 19\tHabersatter\nT3\tB-LOC 28 32\tGraz\n");
  const Ran ran = run({"-n", "bio"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(testing_support::has(ran.err, "--map-label '*-LOC=LOC' --map-label '*-PER=PERSON'"))
      << ran.err;
  EXPECT_EQ(run({"-n", "--map-label", "*-LOC=LOC", "--map-label", "*-PER=PERSON", "bio"}).code, 0);
}

TEST_F(Told, EverythingAsJsonWhereItIsWantedSo) {
  temp_.write_pair("odd/a", "Irmgard Habersatter Graz",
                   "T1\tFAMILY 0 19\tIrmgard Habersatter\nT2\tCITY 8 24\tHabersatter Graz\n");
  temp_.write_pair("odd/b", "Irmgard", "T1\tNAEM 0 7\tIrmgard\n");
  const Ran ran = run({"-n", "--log-format", "json", "odd"});
  EXPECT_EQ(ran.out, "");
  int crossings = 0;
  int unknown = 0;
  int sums = 0;
  for (std::size_t at = 0; at < ran.err.size();) {
    const std::size_t end = ran.err.find('\n', at);
    const json message = json::parse(ran.err.substr(at, end - at));
    at = end + 1;
    const std::string text = message["message"];
    unknown += message.value("code", "") == "unknown-label" && testing_support::has(text, "'NAEM'")
                   ? 1
                   : 0;
    sums += testing_support::has(text, "would be written to") ? 1 : 0;
    if (message.value("code", "") != "crosses") continue;
    ++crossings;
    EXPECT_TRUE(text.starts_with(message["annotation"].get<std::string>() + " crosses")) << text;
    EXPECT_TRUE(text.ends_with("(" + message["other"].get<std::string>() + ")")) << text;
  }
  EXPECT_EQ(crossings, 1) << ran.err;
  EXPECT_EQ(unknown, 1) << ran.err;
  EXPECT_EQ(sums, 1) << ran.err;
}

}  // namespace
}  // namespace pseudo
