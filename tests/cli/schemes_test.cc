// Schemes of labels: presets, files, patterns, what is not known, and pseudo labels.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::read_file;
using testing_support::Words;

class Schemes : public testing_support::KeyedTest {
 protected:
  // A document of one line: "LABEL:text" for an annotation.
  void write(const std::string& stem, const std::vector<std::string>& pieces) {
    std::string text;
    std::string annotations;
    std::size_t at = 0;  // ASCII alone: bytes are code points
    int id = 0;
    for (const std::string& piece : pieces) {
      const std::size_t colon = piece.find(':');
      const std::string word = piece.substr(colon == std::string::npos ? 0 : colon + 1);
      if (colon != std::string::npos) {
        annotations += fmt::format("T{}\t{} {} {}\t{}\n", ++id, piece.substr(0, colon), at,
                                   at + word.size(), word);
      }
      text += word + ' ';
      at += word.size() + 1;
    }
    temp_.write_pair(stem, text, annotations);
  }
  std::string text_of(const std::string& file) { return read_file(temp_ / file); }
};

TEST_F(Schemes, ClinicalLettersByTheirPreset) {
  write("in/brief", {"NAME_TITLE:Prof. Dr.", "NAME_DOCTOR:Irmgard Habersatter", "sah",
                     "NAME_PATIENT:Habersatter", ",", "AGE:55", "Jahre,", "PROFESSION:Floristin",
                     "in der", "LOCATION_STREET:Hauptstr. 7", "nahe",
                     "LOCATION_HOSPITAL:Krankenhaus Prunzelbach", "ID:448812"});
  const Ran ran = keyed({"--scheme", "grascco", "-o", "out", "in"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  const std::string text = text_of("out/brief.txt");
  EXPECT_TRUE(text.starts_with("Prof. Dr. ")) << text;
  EXPECT_TRUE(testing_support::has(text, "<AGE> Jahre, <PROFESSION> in der ")) << text;
  // "Lindenstr. 3" or "Franz-Seifert-Str. 3"
  EXPECT_TRUE(testing_support::has(text, "str. ") || testing_support::has(text, "-Str. "))
      << "the street keeps its kind: " << text;
  EXPECT_FALSE(testing_support::has(text, "Habersatter") ||
               testing_support::has(text, "Floristin") ||
               testing_support::has(text, "Prunzelbach") || testing_support::has(text, "448812") ||
               testing_support::has(text, "tr. 7 "))
      << text;
  const std::size_t number = text.find("tr. ") + 4;
  EXPECT_TRUE(text[number] >= '1' && text[number] <= '9') << "and a number: " << text;
  const Ran audit = run({"check", "--scheme", "grascco", "in", "out"});
  EXPECT_EQ(audit.code, 0) << audit.out << audit.err;
}

TEST_F(Schemes, LabelsOfI2b2AndConll) {
  write("i2b2/a", {"PATIENT:Irmgard Habersatter", "DOCTOR:Habersatter", "MEDICALRECORD:9988776",
                   "HOSPITAL:Krankenhaus Prunzelbach", "STATE:Bayern", "AGE:81"});
  write("conll/a", {"PER:Irmgard Habersatter", "aus", "LOC:Wien", "bei", "ORG:Prunzel GmbH",
                    "MISC:Prunzelpreis"});
  for (const std::string scheme : {"i2b2", "conll"}) {
    const Ran ran = keyed({"--scheme", scheme, "-o", "out-" + scheme, scheme});
    ASSERT_EQ(ran.code, 0) << ran.err;
    const std::string text = text_of("out-" + scheme + "/a.txt");
    for (const char* original :
         {"Irmgard", "Habersatter", "Prunzel", "9988776", "Bayern", "Wien"}) {
      EXPECT_FALSE(testing_support::has(text, original)) << text;
    }
    const Ran audit = run({"check", "--scheme", scheme, scheme, "out-" + scheme});
    EXPECT_EQ(audit.code, 0) << audit.out << audit.err;
  }
  EXPECT_TRUE(testing_support::has(text_of("out-i2b2/a.txt"), "<AGE>"));
  EXPECT_TRUE(testing_support::has(text_of("out-conll/a.txt"), "<MISC>"));
}

TEST_F(Schemes, OurOwnLabelsInAnyLetterCase) {
  write("in/a", {"Person:Irmgard Habersatter", "female:Irmgard"});
  const Ran ran = keyed({"-o", "out", "in"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_FALSE(testing_support::has(text_of("out/a.txt"), "Irmgard"));
}

TEST_F(Schemes, UnknownLabelsAreOneListForTheWholeInput) {
  write("in/a", {"NAME_PATIENT:Habersatter", "NAME_PATIENT:Irmgard", "Femal:Irmgard"});
  write("in/b", {"NAME_PATIENT:Habersatter"});
  write("in/c", {"FAMILY:Habersatter"});
  const Ran ran = keyed({"-o", "out", "in"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(
      testing_support::has(ran.err, "labels that are not known: 2, for which documents fail: 2"))
      << ran.err;
  EXPECT_FALSE(testing_support::has(ran.err, "--scheme"))
      << "one label of three is no fit: " << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err,
                                   "unknown label 'NAME_PATIENT': 3 annotations in 2 documents; "
                                   "--map-label NAME_PATIENT=PERSON"))
      << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err, "'Femal' (did you mean FEMALE")) << ran.err;
  EXPECT_FALSE(testing_support::has(ran.err, "in/a")) << "no line a document: " << ran.err;
  EXPECT_TRUE(std::filesystem::exists(temp_ / "out/c.txt"));
  EXPECT_FALSE(std::filesystem::exists(temp_ / "out/a.txt"));
  EXPECT_TRUE(testing_support::has(keyed({"-v", "-n", "in"}).err, "in/a.ann:1: unknown label"))
      << "with -v";
}

TEST_F(Schemes, UnknownLabelsAreMappedByMeaningOrNotAtAll) {
  const std::pair<const char*, const char*> rows[] = {
      {"VORNAME", "--map-label VORNAME=GIVEN, or"},
      {"Nachname", "--map-label Nachname=FAMILY, or"},
      {"B-PER", "--map-label B-PER=PERSON, or"},
      {"LAST_NAME", "--map-label LAST_NAME=FAMILY, or"},
      {"LOCATION-CITY", "--map-label LOCATION-CITY=CITY, or"},
      {"PATIENT_NAME", "--map-label PATIENT_NAME=PERSON, or"},
      {"ALTER", "--map-label ALTER=other, or"},
      {"BERUF", "--map-label BERUF=other, or"},
      {"Titel", "; --keep-label Titel"},
      {"Telefonnumer", "--map-label Telefonnumer=PHONE, or"},
      {"Daet", "--map-label Daet=DATE, or"},
      {"STRASSE", "--map-label STRASSE=STREET, or"},
      {"QUATSCH", "--map-label QUATSCH=CATEGORY, or"},
      {"ORG_NAME_OF_SHIP", "--map-label ORG_NAME_OF_SHIP=CATEGORY, or"},
      {"CITY_NAME", "--map-label CITY_NAME=CITY, or"},
      {"BAND", "--map-label BAND=CATEGORY, or"}};
  std::vector<std::string> pieces;
  for (const auto& [label, option] : rows) pieces.push_back(std::string(label) + ":wort");
  write("in/a", pieces);
  const Ran ran = run({"-n", "in"});
  for (const auto& [label, option] : rows) {
    EXPECT_TRUE(testing_support::has(ran.err, fmt::format("unknown label '{}'", label))) << ran.err;
    EXPECT_TRUE(testing_support::has(ran.err, option)) << option << '\n' << ran.err;
  }
  EXPECT_TRUE(testing_support::has(ran.err, "for CATEGORY write one of ACTOR, ORG,")) << ran.err;
}

TEST_F(Schemes, LabelsNamesTheSchemeThatFits) {
  write("in/a", {"NAME_PATIENT:Irmgard", "LOCATION_CITY:Graz", "DATE:1.5.2020", "AGE:55"});
  const Ran ran = run({"labels", "in"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_TRUE(
      testing_support::has(ran.err, "3; 4 of 4 labels are those of --scheme grascco; --write FILE"))
      << ran.err;
  const Ran fits = run({"labels", "--scheme", "grascco", "in"});
  EXPECT_EQ(fits.code, 0) << fits.err;
  EXPECT_EQ(fits.err, "");
  write("own/a", {"CITY:Graz", "BERUF:Floristin"});
  const Ran own = run({"labels", "--write", "my.tsv", "own"});
  EXPECT_FALSE(testing_support::has(own.err, "--scheme"))
      << "no scheme knows what is open: " << own.err;
  EXPECT_TRUE(testing_support::has(read_file(temp_ / "my.tsv"),
                                   "# 1 annotation, probably other\nBERUF\t?\n"));
}

TEST_F(Schemes, PatternsAndTheCommandLineBeforeTheScheme) {
  write("in/a", {"NAME_X:Irmgard", "NAME_Y:Habersatter", "Mood:froh", "WARD:B4"});
  temp_.write("my.tsv", "# ours\r\nNAME_*\tMALE\r\nWARD\tORG\r\n");
  const Ran ran =
      run({"labels", "--scheme", "my.tsv", "--map-label", "NAME_Y=FAMILY", "--map-label",
           "NAME_*=FEMALE", "--map-label", "WARD=other", "--keep-label", "*", "in"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out,
            "Mood\t1\tkeep\t-\t--keep-label *\n"
            "NAME_X\t1\tFEMALE\tsurrogate\t--map-label NAME_*=FEMALE\n"
            "NAME_Y\t1\tFAMILY\tsurrogate\t--map-label NAME_Y=FAMILY\n"
            "WARD\t1\tother\ttag\t--map-label WARD=other\n");
}

TEST_F(Schemes, ContradictionsAreRefused) {
  write("in/a", {"NAME_X:Irmgard"});
  temp_.write("twice.tsv", "A\tCITY\nA\tORG\n");
  temp_.write("same.tsv", "A\tCITY\nA\tcity\nNAME_X\tPERSON\n");
  const Words refused[] = {
      {"--map-label", "A*=CITY", "--keep-label", "A*", "in"},
      {"--map-label", "A*=CITY", "--map-label", "*B=ORG", "in"},
      {"--map-label", "Person=CITY", "--keep-label", "PERSON", "in"},
      {"--scheme", "twice.tsv", "in"},
  };
  for (const Words& words : refused) {
    const Ran ran = keyed(words);
    EXPECT_EQ(ran.code, 2) << fmt::format("{}", words.front());
    EXPECT_TRUE(testing_support::has(ran.err, "contradict each other")) << ran.err;
  }
  EXPECT_EQ(keyed({"--scheme", "same.tsv", "-n", "in"}).code, 0);
}

struct BadRow {
  const char* bytes;
  const char* message;
};

TEST_F(Schemes, FaultyFilesAreRefusedByLine) {
  write("in/a", {"NAME_X:Irmgard"});
  const BadRow rows[] = {
      {"NAME_X\n", "my.tsv:1: write a label, a tab and what it is"},
      {"NAME_X\t\n", "my.tsv:1: write a label"},
      {"\n# x\nNAME_X\tPERSONN\n", "my.tsv:3: PERSONN is no target; did you mean PERSON"},
      {"NAME_X\tQuatschundsoweiter\n", "what is behind the tab is no target; there are ACTOR"},
      {"NAME_X\tother\tHabersatter\n", "the third column is no style; there are surrogate"},
      {"NAME_X\tPERSON\tgold\n", "my.tsv:1: "},
      {"NAME_X\tkeep\ttag\n", "what is kept has no style"},
      {"# x\nNAME_X\tPERSON\tyear\n", "my.tsv:2: the style year is for dates alone"},
      {"NAME_X\tORG\ttga\n", "cdif-omit; did you mean tag?"},
      {"NAME_X\tPERSON\ttag\tx\n", "my.tsv:1: write a label"},
      {"NAME_X\t?\nWARD\t?\n", "still undecided (?): NAME_X (line 1), WARD (line 2)"},
      {"NAME_X\tPERSON\xFF\n", "my.tsv:1: is not UTF-8"},
      {"# nothing\n", "holds no row"},
  };
  for (const BadRow& row : rows) {
    temp_.write("my.tsv", row.bytes);
    const Ran ran = keyed({"--scheme", "my.tsv", "-o", "out", "in"});
    EXPECT_EQ(ran.code, 2) << row.bytes << ran.err;
    EXPECT_TRUE(testing_support::has(ran.err, row.message)) << row.message << "\n" << ran.err;
  }
  EXPECT_TRUE(testing_support::has(keyed({"--scheme", "nowhere", "in"}).err,
                                   "there are codealltag, conll, grascco"));
  EXPECT_FALSE(std::filesystem::exists(temp_ / "out"));
}

TEST_F(Schemes, AnOptionThatMatchesNothingIsAWarning) {
  write("in/a", {"FAMILY:Habersatter"});
  const Words options = {"--map-label", "NAME_*=PERSON", "--keep-label", "Mood"};
  Words words = options;
  words.insert(words.end(), {"-o", "out", "in"});
  const Ran ran = keyed(words);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(
      testing_support::has(ran.err, "--map-label NAME_*=PERSON: no annotation of the input"))
      << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err, "--keep-label Mood: no annotation of the input"))
      << ran.err;
  words = options;
  words.insert(words.end(), {"-n", "in"});
  EXPECT_EQ(keyed(words).code, 1);
  words = options;
  words.insert(words.begin(), "labels");
  words.push_back("in");
  EXPECT_EQ(run(words).code, 1);
  EXPECT_EQ(run({"labels", "--keep-label", "*", "in"}).code, 0) << "a star matches all labels";
}

TEST_F(Schemes, KeepingOneOfOurOwnLabelsIsAWarning) {
  write("in/a", {"CITY:Wien"});
  const Ran ran = keyed({"--keep-label", "City", "-o", "out", "in"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_TRUE(testing_support::has(ran.err, "--keep-label City: annotations of this label stay"))
      << ran.err;
  EXPECT_EQ(text_of("out/a.txt"), "Wien ");
}

TEST_F(Schemes, LabelsWritesASchemeToEdit) {
  write("in/a", {"NAME_X:Irmgard", "NAME_X:Resi", "CITY:Wien", "Mood:froh"});
  const Words words = {"labels", "--keep-label", "Mood", "--write", "my.tsv", "in"};
  const Ran ran = run(words);
  EXPECT_EQ(ran.code, 1) << ran.err;
  EXPECT_EQ(ran.out,
            "CITY\t1\tCITY\tsurrogate\tbuilt in\nMood\t1\tkeep\t-\t--keep-label Mood\n"
            "NAME_X\t2\t?\t-\tundecided\n");
  const std::string scheme = text_of("my.tsv");
  EXPECT_TRUE(testing_support::has(scheme, "\nCITY\tCITY\nMood\tkeep\n# 2 annotations")) << scheme;
  EXPECT_TRUE(scheme.ends_with("\nNAME_X\t?\n")) << scheme;
  EXPECT_EQ(testing_support::mode_of(temp_ / "my.tsv"), 0600U);
  EXPECT_EQ(run(words).code, 2) << "never overwrites";
  EXPECT_EQ(text_of("my.tsv"), scheme);
  EXPECT_EQ(run({"labels", "--scheme", "my.tsv", "in"}).code, 1) << "still undecided";
  EXPECT_EQ(keyed({"--scheme", "my.tsv", "-o", "out", "in"}).code, 2);
  temp_.write("my.tsv", scheme.substr(0, scheme.rfind('?')) + "FEMALE\n");
  EXPECT_EQ(run({"labels", "--scheme", "my.tsv", "in"}).code, 0);
  EXPECT_EQ(keyed({"--scheme", "my.tsv", "-o", "out", "in"}).code, 0);
}

TEST_F(Schemes, LabelsOfStreamsAndOfNothing) {
  const std::string line =
      R"({"id":"x","text":"Irmgard","entities":[{"label":"Female","start":0,"end":7}]})";
  const Ran ran = run({"labels", "-"}, line + "\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, "Female\t1\tFEMALE\tsurrogate\tbuilt in\n");
  EXPECT_EQ(run({"labels", "-"}, line + "\n{\n").code, 1) << "a line that cannot be read";
  std::filesystem::create_directory(temp_.path() / "empty");
  EXPECT_EQ(run({"labels", "empty"}).code, 2);
  EXPECT_EQ(run({"labels", "nowhere"}).code, 2);
  temp_.write("x.jsonl", line + "\n");
  EXPECT_EQ(shell(testing_support::program_path() + " labels x.jsonl > /dev/full").code, 1);
}

}  // namespace
}  // namespace pseudo
