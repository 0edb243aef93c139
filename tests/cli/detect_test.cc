// pseudo train makes a model, pseudo detect marks with it, pseudo --detect pseudonymizes the rest.
#include <gtest/gtest.h>

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

/// A letter of an invented person: text and annotations.
std::pair<std::string, std::string> letter(int number) {
  const std::vector<std::string> given = {"Irmgard", "Annelore", "Rosmarie", "Hiltrud"};
  const std::vector<std::string> family = {"Habersatter", "Zwettlinger", "Moosbrugger"};
  const std::string& first = given[static_cast<std::size_t>(number) % given.size()];
  const std::string& last = family[static_cast<std::size_t>(number) % family.size()];
  const std::string text = fmt::format(
      "Liebe {0},\nwir kommen morgen mit dem Zug.\n\nMit lieben Grüßen\n{0} {1}\n", first, last);
  const std::size_t size = first.size();
  const std::size_t second = 6 + size + 52;
  return {text, fmt::format("T1\tFEMALE 6 {}\t{}\nT2\tFEMALE {} {}\t{}\nT3\tFAMILY {} {}\t{}\n",
                            6 + size, first, second, second + size, first, second + size + 1,
                            second + size + 1 + last.size(), last)};
}

constexpr const char* kRaw =
    "Liebe Waltraud,\nwir kommen am 3.5.2019.\n\nMit lieben Grüßen\nHiltrud Brandstetter\n"
    "hiltrud@example.org\n";

class Detect : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    for (int i = 0; i < 40; ++i) {
      const auto [text, annotations] = letter(i);
      temp_.write_pair(fmt::format("train/{:02}/1", i), text, annotations);
    }
    temp_.write("raw/a/1.txt", kRaw);
  }
  Ran train(const Words& more = {}) const {
    Words words = {"train", "-o", "m.model", "--iterations", "40"};
    words.insert(words.end(), more.begin(), more.end());
    words.push_back("train");
    return run(words);
  }
};

TEST_F(Detect, MarksWhatItLearntAndWhatHasAForm) {
  const Ran trained = train();
  ASSERT_EQ(trained.code, 0) << trained.err;
  const Ran ran = run({"detect", "--model", "m.model", "raw"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(read_file(temp_ / "raw-marked/a/1.txt"), kRaw);
  const std::string marks = read_file(temp_ / "raw-marked/a/1.ann");
  for (const char* mark : {"FEMALE 6 14\tWaltraud", "DATE 30 38\t3.5.2019", "FEMALE 59 66\tHiltrud",
                           "FAMILY 67 79\tBrandstetter", "EMAIL 80 99\thiltrud@example.org"}) {
    EXPECT_NE(marks.find(mark), std::string::npos) << mark << "\n" << marks;
  }
}

TEST_F(Detect, TheSameInputGivesTheSameBytes) {
  ASSERT_EQ(train().code, 0);
  const std::string model = read_file(temp_ / "m.model");
  EXPECT_EQ(train().code, 2) << "a model that is there is not replaced";
  ASSERT_EQ(train({"--overwrite"}).code, 0);
  EXPECT_EQ(read_file(temp_ / "m.model"), model);
  for (int i = 0; i < 30; ++i) temp_.write(fmt::format("raw/b/{}.txt", i), kRaw);
  ASSERT_EQ(run({"detect", "--model", "m.model", "-j", "1", "-o", "one", "raw"}).code, 0);
  ASSERT_EQ(run({"detect", "--model", "m.model", "-j", "4", "-o", "four", "raw"}).code, 0);
  EXPECT_EQ(shell("diff -r one four").code, 0);
}

TEST_F(Detect, LinesKeepTheirShapeAndGetScores) {
  ASSERT_EQ(train().code, 0);
  const nlohmann::json line = {{"id", "x"}, {"text", kRaw}};
  const Ran ran = run({"detect", "--model", "m.model", "--scores", "-"}, line.dump() + "\n");
  EXPECT_EQ(ran.code, 0) << ran.err;
  const nlohmann::json marked = nlohmann::json::parse(ran.out);
  EXPECT_EQ(marked["id"], "x");
  EXPECT_EQ(marked["text"], kRaw);
  EXPECT_GE(marked["entities"].size(), 5U);
  EXPECT_EQ(marked["scores"].size(), marked["entities"].size());
}

TEST_F(Detect, MarksAndPseudonymizesAtOnce) {
  ASSERT_EQ(train().code, 0);
  const Ran ran = keyed({"--detect", "--model", "m.model", "-o", "out", "raw"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  const std::string text = read_file(temp_ / "out/a/1.txt");
  for (const char* original : {"Waltraud", "Hiltrud", "Brandstetter", "3.5.2019", "hiltrud"}) {
    EXPECT_EQ(text.find(original), std::string::npos) << original;
  }
  EXPECT_NE(text.find("Mit lieben Grüßen"), std::string::npos);
}

TEST_F(Detect, RefusesWhatIsNoModel) {
  temp_.write("bad.model", "no model");
  EXPECT_EQ(run({"detect", "--model", "bad.model", "raw"}).code, 2);
  EXPECT_EQ(run({"detect", "--model", "missing.model", "raw"}).code, 2);
  EXPECT_EQ(keyed({"--model", "bad.model", "raw"}).code, 2) << "--model without --detect";
  EXPECT_EQ(run({"train", "train"}).code, 2) << "no place for the model";
}

}  // namespace
}  // namespace pseudo
