// --style and what belongs to it: what is refused, and that check and reveal agree with a run.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::read_file;
using testing_support::Words;

class StyleOptions : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    temp_.write_pair("in/a/1",
                     "Liebe Irmgard,\nam 3.6.2019 kam Frau Dr. Habersatter aus Linz, und Irmgard "
                     "auch. Ruf an: 0662 887766\n",
                     "T1\tFEMALE 6 13\tIrmgard\n"
                     "T2\tDATE 18 26\t3.6.2019\n"
                     "T3\tPERSON 36 51\tDr. Habersatter\n"
                     "T4\tCITY 56 60\tLinz\n"
                     "T5\tPHONE 88 99\t0662 887766\n"
                     "A1\tSure T1\n"
                     "#1\tDescription T3\tdoctor of the author\n");
    temp_.write_pair("in/a/2", "Irmgards Hut.\n", "T1\tFEMALE 0 8\tIrmgards\n");
  }
  // The options with "-o out in".
  static Words with(Words words, const Words& more) {
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
};

TEST_F(StyleOptions, WhatContradictsItselfIsRefused) {
  struct Row {
    Words options;
    const char* message;
  };
  const Row rows[] = {
      {{"--style", "tags"}, "--style tags: not a style; there are surrogate, tag, numbered-tag"},
      {{"--style", "tag", "--style", "mask"}, "--style tag and --style mask contradict"},
      {{"--style", "CITY=tag", "--style", "CITY=mask"}, "--style CITY=tag and --style CITY=mask"},
      {{"--style", "TOWN=tag"}, "--style TOWN=tag: unknown label"},
      {{"--style", "Mood=tag", "--keep-label", "Mood"}, "and --keep-label Mood contradict"},
      {{"--style", "Mood=tag", "--map-label", "Mood=keep"}, "and --map-label Mood=keep contradict"},
      {{"--style", "Mood=tag", "--keep-label", "M*"}, "and --keep-label M* contradict"},
      {{"--style", "year"}, "the style year is for dates alone"},
      {{"--style", "CITY=year"}, "CITY is no label of dates"},
      {{"--mask-length", "3"}, "--mask-length: no label has the style mask"},
      {{"--mask-char", "x", "--style", "tag"}, "--mask-char: no label has the style mask"},
      {{"--mask-char", "xx", "--style", "mask"}, "the mask is not one visible character"},
      {{"--tag-format", "<x>"}, "--tag-format: no label has the style tag"},
      {{"--tag-format", "<x>", "--style", "numbered-tag"}, "no place for the number"},
      {{"--tag-format", "<{labl}>", "--style", "tag"}, "no field {labl}; there are {label}"},
      {{"--tag-format", "<{name}>", "--style", "tag"}, "no field {name}; there are {label}"},
      {{"--descriptions", "rows", "--style", "cdif"}, "--descriptions: no label has the style"},
      {{"--season", "keep", "--style", "DATE=year"}, "--season and --style contradict"},
      {{"--shift", "7", "--style", "tag"}, "--shift and --style contradict"},
      {{"--addresses", "random", "--style", "remove"}, "--addresses and --style contradict"},
      {{"--valid-checksums", "--style", "tag"}, "--valid-checksums and --style contradict"},
      {{"--letter-classes", "none", "--style", "tag"}, "--letter-classes and --style contradict"},
  };
  temp_.write("rows", "T1] a friend\n");
  for (const Row& row : rows) {
    const Ran ran = run(with(row.options, {"-o", "out", "in"}));
    EXPECT_EQ(ran.code, 2) << row.message;
    EXPECT_NE(ran.err.find(row.message), std::string::npos) << row.message << '\n' << ran.err;
    EXPECT_FALSE(std::filesystem::exists(temp_ / "out")) << row.message;
  }
}

// Only the input shows that they change nothing: other corpora have such labels.
TEST_F(StyleOptions, WhatChangesNothingIsAWarning) {
  struct Row {
    Words options;
    const char* message;  // "": none
  };
  const Row rows[] = {
      {{"--valid-checksums"}, "--valid-checksums: changes nothing"},
      {{"--valid-checksums", "--style", "UFID=tag"}, "--valid-checksums: changes nothing"},
      {{"--addresses", "random"}, "--addresses: changes nothing"},
      {{"--tld", "keep"}, "--tld: changes nothing"},
      {{"--style", "URL=tag"}, "--style URL=tag: no annotation of the input has"},
      {{"--scope", "ORG=corpus"}, "--scope ORG=corpus: no annotation of the input has"},
      {{"--shift", "14"}, ""},
      {{"--style", "LOC=tag"}, ""},
      {{"--scope", "person=folder"}, ""},
      {{"--letter-classes", "none"}, ""}};
  for (const Row& row : rows) {
    const Ran ran = run(with(row.options, {"-n", "in"}));
    EXPECT_EQ(ran.code, 0) << ran.err;
    const bool warns = ran.err.find("changes nothing") != std::string::npos ||
                       ran.err.find("has such a label") != std::string::npos;
    EXPECT_EQ(warns, *row.message != '\0') << row.options[0] << ran.err;
    EXPECT_NE(ran.err.find(row.message), std::string::npos) << row.message << '\n' << ran.err;
  }
  temp_.write("more.toml", "valid-checksums = true\nstyle = [\"URL=tag\"]\n");
  const Ran more = run({"-n", "--config", "more.toml", "in"});
  EXPECT_EQ(more.err.find("changes nothing"), std::string::npos) << "a file may serve several";
  EXPECT_EQ(more.err.find("has such a label"), std::string::npos) << more.err;
}

TEST_F(StyleOptions, BracesThatAreNoFieldAreText) {
  const Ran ran = run({"--style", "tag", "--tag-format", "{ANON}", "-o", "out", "in"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(read_file(temp_ / "out/a/2.txt").find("{ANON}"), std::string::npos);
}

TEST_F(StyleOptions, DescriptionsOfNothingAreAWarning) {
  temp_.write("rows", "a/2\tT1] a <friend> & 'more'\na/2\tT9] nobody\nb/3\tT1] nobody\n");
  const Words options{"--style", "cdif-omit", "--descriptions", "rows"};
  const Ran ran = run(with(options, {"-o", "out", "in"}));
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.err.find("--descriptions: nothing is described by 2 rows: a/2 T9, b/3 T1; "),
            std::string::npos)
      << ran.err;
  EXPECT_NE(read_file(temp_ / "out/a/2.txt")
                .find("<omit desc='a &lt;friend&gt; &amp; &#39;more&#39;' cause=anonymization>"),
            std::string::npos);
  EXPECT_EQ(run(with(options, {"-n", "in"})).code, 1);
}

TEST_F(StyleOptions, OfManyDescriptionsOfNothingTwentyAreNamed) {
  std::string rows;
  for (int number = 1; number <= 22; ++number) {
    rows += "b/" + std::to_string(number) + "\tT1] nobody\n";
    if (number < 20) continue;
    temp_.write("rows", rows);
    const Ran ran = run({"--style", "cdif-omit", "--descriptions", "rows", "-n", "in"});
    const std::string rest = " and " + std::to_string(number - 20) + " more; no annotation";
    EXPECT_NE(ran.err.find("described by " + std::to_string(number) + " rows: b/1 T1, b/10 T1, "),
              std::string::npos)
        << ran.err;
    EXPECT_EQ(ran.err.find(rest) != std::string::npos, number > 20) << ran.err;
    EXPECT_EQ(ran.err.find(" more; ") != std::string::npos, number > 20) << ran.err;
  }
}

TEST_F(StyleOptions, FaultyDescriptionsAreRefusedByLine) {
  struct Row {
    const char* bytes;
    const char* message;
  };
  const Row rows[] = {{"T1 a friend\n", "rows:1: write the document's id"},
                      {"# who\na/1\tT1]\n", "rows:2: write the document's id"},
                      {"T1] a\nT1] b\n", "rows:2: the annotation has another description"},
                      {"", "rows: holds no row"}};
  for (const Row& row : rows) {
    temp_.write("rows", row.bytes);
    const Ran ran = run({"--descriptions", "rows", "--style", "cdif-omit", "-o", "out", "in"});
    EXPECT_EQ(ran.code, 2) << row.bytes;
    EXPECT_NE(ran.err.find(row.message), std::string::npos) << row.bytes << ran.err;
  }
}

TEST_F(StyleOptions, CheckAndRevealAgreeWithEachStyle) {
  temp_.write("rows", "a/1\tT1] friend of the author\n");
  const Words styles[] = {{"--style", "tag", "--missed", "replace"},
                          {"--style", "numbered-tag"},
                          {"--style", "numbered-tag", "--scope", "folder"},
                          {"--style", "mask", "--mask-length", "4"},
                          {"--style", "remove", "--missed", "replace"},
                          {"--style", "remove", "--style", "CITY=surrogate", "--notes", "keep"},
                          {"--style", "DATE=year", "--missed", "replace"},
                          {"--style", "cdif"},
                          {"--style", "cdif-omit", "--descriptions", "rows"},
                          {"--scope", "sentence"},
                          {"--scope", "corpus", "--scope", "CITY=sentence"}};
  int number = 0;
  for (const Words& style : styles) {
    const std::string output = "out" + std::to_string(++number);
    const std::string vault = "vault" + std::to_string(number);
    SCOPED_TRACE(output + ' ' + style[1]);
    const Ran made =
        keyed(with(style, {"--vault", vault, "--vault-key", "second", "-o", output, "in"}));
    ASSERT_EQ(made.code, 0) << made.err;
    const Ran checked = run(with(with({"check"}, style), {"in", output}));
    EXPECT_EQ(checked.code, 0) << checked.out << checked.err;
    const Ran back = run({"reveal", "--vault", vault, "--vault-key", "second", "-o",
                          "back" + std::to_string(number), output});
    ASSERT_EQ(back.code, 0) << back.err;
    for (const std::string file : {"a/1.txt", "a/1.ann", "a/2.txt", "a/2.ann"}) {
      EXPECT_EQ(read_file(temp_ / ("back" + std::to_string(number) + "/" + file)),
                read_file(temp_ / ("in/" + file)));
    }
  }
}

TEST_F(StyleOptions, RemovalIsCountedAndReported) {
  const Ran ran = run({"--style", "remove", "--report", "report", "-o", "out", "in"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.err.find("annotations removed: 6"), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("links removed: 1"), std::string::npos) << ran.err;
  EXPECT_EQ(read_file(temp_ / "out/a/1.ann"), "");
  const std::string report = read_file(temp_ / "report");
  EXPECT_NE(report.find("\"annotations_removed\": 6"), std::string::npos) << report;
  EXPECT_NE(report.find("\"style\": \"remove\""), std::string::npos) << report;
}

TEST_F(StyleOptions, WideScopesTellWhatEntropyIsLeft) {
  const Ran ran = run({"--scope", "corpus", "--report", "report", "-o", "out", "in"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.err.find("names of wide scopes: drawn among "), std::string::npos) << ran.err;
  EXPECT_NE(read_file(temp_ / "report").find("\"name_candidates\": "), std::string::npos);
}

}  // namespace
}  // namespace pseudo
