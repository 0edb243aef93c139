// pseudo eval compares two corpora and never prints a string of theirs.
#include <gtest/gtest.h>

#include <string>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::Ran;

constexpr const char* kGoldText = "Irmgard Habersatter wohnt in Mürzzuschlag.\n";
constexpr const char* kGold =
    "T1\tFEMALE 0 7\tIrmgard\nT2\tFAMILY 8 19\tHabersatter\n"
    "T3\tCITY 29 41\tMürzzuschlag\n";
constexpr const char* kPredicted = "T1\tFEMALE 0 7\tIrmgard\nT2\tCITY 29 41\tMürzzuschlag\n";

class Eval : public testing_support::ProgramTest {
 protected:
  void SetUp() override {
    temp_.write_pair("gold/1", kGoldText, kGold);
    temp_.write_pair("marked/1", kGoldText, kPredicted);
  }
};

/// The line of a table that begins with `begin`.
std::string row_of(const std::string& table, const std::string& begin) {
  const std::size_t at = ("\n" + table).find("\n" + begin);
  if (at == std::string::npos) return {};
  return table.substr(at, table.find('\n', at) - at);
}

TEST_F(Eval, PrintsTheMeasuresAndNoString) {
  const Ran ran = run({"eval", "--rounds", "0", "gold", "marked"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(row_of(ran.out, "strict-micro"),
            "strict-micro\t-\t3\t2\t2\t1.0000\t1.0000\t1.0000\t0.6667\t0.6667\t0.6667\t"
            "0.8000\t0.8000\t0.8000");
  EXPECT_EQ(row_of(ran.out, "label\tCITY").substr(0, 16), "label\tCITY\t1\t1\t1");
  // 11 of 38 characters were missed.
  EXPECT_EQ(row_of(ran.out, "missed-per-10000-characters"),
            "missed-per-10000-characters\t2894.74\t2894.74\t2894.74");
  for (const char* original : {"Irmgard", "Habersatter", "wohnt"}) {
    EXPECT_EQ((ran.out + ran.err).find(original), std::string::npos) << original;
  }
}

TEST_F(Eval, ComparesFoldersWithLines) {
  temp_.write("marked.jsonl",
              R"({"id": "1", "text": "Irmgard Habersatter wohnt in Mürzzuschlag.\n", "entities": )"
              R"([{"label": "FEMALE", "start": 0, "end": 7}], "scores": {"T1": 0.75}})"
              "\n");
  const Ran ran = run({"eval", "--curve", "--against", "marked", "gold", "marked.jsonl"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(row_of(ran.out, "label\tFEMALE").substr(0, 18), "label\tFEMALE\t1\t1\t1");
  EXPECT_NE(row_of(ran.out, "strict-micro f1"), "");
  EXPECT_EQ(row_of(ran.out, "strict-micro\t0.90"), "strict-micro\t0.90\t-");
  EXPECT_EQ(ran.err.find("no scores"), std::string::npos);
}

TEST_F(Eval, TellsWhatCannotBeCompared) {
  temp_.write_pair("gold/2", kGoldText, kGold);
  temp_.write_pair("gold/3", kGoldText, kGold);
  temp_.write_pair("marked/3", "Another text.\n", "");
  const Ran ran = run({"eval", "gold", "marked"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("2: PREDICTED has no document of this id"), std::string::npos) << ran.err;
  EXPECT_NE(ran.err.find("3: PREDICTED has another text"), std::string::npos) << ran.err;
  EXPECT_EQ(row_of(ran.out, "label\tCITY").substr(0, 16), "label\tCITY\t1\t1\t1");
}

TEST_F(Eval, UnknownLabelsAreToldAndMayBeMapped) {
  temp_.write_pair("marked/1", kGoldText, "T1\tVORNAME 0 7\tIrmgard\n");
  const Ran unknown = run({"eval", "gold", "marked"});
  EXPECT_EQ(unknown.code, 2);
  EXPECT_NE(unknown.err.find("VORNAME"), std::string::npos);
  const Ran mapped = run({"eval", "--map-label", "VORNAME=FEMALE", "gold", "marked"});
  EXPECT_EQ(mapped.code, 0) << mapped.err;
}

TEST_F(Eval, RefusesWrongCalls) {
  EXPECT_EQ(run({"eval", "gold"}).code, 2);
  EXPECT_EQ(run({"eval", "gold", "nowhere"}).code, 2);
  EXPECT_EQ(run({"eval", "--rounds", "many", "gold", "marked"}).code, 2);
}

}  // namespace
}  // namespace pseudo
