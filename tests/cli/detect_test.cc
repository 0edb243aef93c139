// pseudo train makes a model, pseudo detect marks with it, pseudo --detect pseudonymizes the rest.
#include <gtest/gtest.h>

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

TEST_F(Detect, TheInstalledModelIsTheDefault) {
  if (!std::filesystem::exists(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.model")) {
    GTEST_SKIP() << "built without a model";
  }
  const Ran ran = run({"detect", "raw"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  const std::string marks = read_file(temp_ / "raw-marked/a/1.ann");
  for (const char* mark : {"FEMALE 6 14\tWaltraud", "DATE 30 38\t3.5.2019", "FEMALE 59 66\tHiltrud",
                           "FAMILY 67 79\tBrandstetter", "EMAIL 80 99\thiltrud@example.org"}) {
    EXPECT_NE(marks.find(mark), std::string::npos) << mark << "\n" << marks;
  }
  ASSERT_EQ(keyed({"--detect", "-o", "out", "raw"}).code, 0);
  EXPECT_EQ(read_file(temp_ / "out/a/1.txt").find("Brandstetter"), std::string::npos);
  const Ran none = run({"detect", "--lang", "none", "-o", "out2", "raw"});
  EXPECT_EQ(none.code, 2);
  EXPECT_NE(none.err.find("no model for none"), std::string::npos) << none.err;
}

TEST_F(Detect, RefusesWhatIsNoModel) {
  temp_.write("bad.model", "no model");
  EXPECT_EQ(run({"detect", "--model", "bad.model", "raw"}).code, 2);
  EXPECT_EQ(run({"detect", "--model", "missing.model", "raw"}).code, 2);
  temp_.write("old.model", "pseudo model 1\n");
  const Ran old = run({"detect", "--model", "old.model", "raw"});
  EXPECT_EQ(old.code, 2);
  EXPECT_NE(old.err.find("is a model of another version"), std::string::npos) << old.err;
  EXPECT_EQ(keyed({"--model", "bad.model", "raw"}).code, 2) << "--model without --detect";
  EXPECT_EQ(run({"train", "train"}).code, 2) << "no place for the model";
}

TEST_F(Detect, RefusesAModelThatLearntFromOtherLists) {
  ASSERT_EQ(train().code, 0);
  for (Words words : {Words{"detect", "--model"}, Words{"train", "-o", "new.model", "--from"}}) {
    const std::string input = words.front() == "train" ? "train" : "raw";
    words.insert(words.end(), {"m.model", "--lang", "none", input});
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 2) << ran.err;
    EXPECT_NE(ran.err.find("it learnt from lists of the class \"female\""), std::string::npos)
        << ran.err;
  }
}

TEST_F(Detect, ScoresFollowTheFormatOfTheOutput) {
  ASSERT_EQ(train().code, 0);
  const Words marked = {"detect", "--model", "m.model", "--scores", "-o"};
  const auto mark = [&](const Words& rest) {
    Words words = marked;
    words.insert(words.end(), rest.begin(), rest.end());
    return run(words);
  };
  ASSERT_EQ(mark({"x.jsonl", "raw"}).code, 0);
  EXPECT_NE(read_file(temp_ / "x.jsonl").find("\"scores\""), std::string::npos);
  ASSERT_EQ(mark({"files", "--format", "brat", "x.jsonl"}).code, 0);
  ASSERT_EQ(mark({"out", "raw"}).code, 0);
  EXPECT_NE(read_file(temp_ / "out/a/1.ann").find("\tScore T1 "), std::string::npos);
}

TEST_F(Detect, TheDefaultPlaceSaysThatNothingIsReplaced) {
  ASSERT_EQ(train().code, 0);
  const std::string line = nlohmann::json({{"id", "x"}, {"text", kRaw}}).dump() + "\n";
  temp_.write("mails.jsonl", line);
  temp_.write("more/2.txt", kRaw);
  ASSERT_EQ(shell("gzip -k mails.jsonl").code, 0);
  const auto mark = [&](Words inputs) {
    inputs.insert(inputs.begin(), {"detect", "--model", "m.model", "--overwrite"});
    const Ran ran = run(inputs);
    EXPECT_EQ(ran.code, 0) << ran.err;
  };
  mark({"mails.jsonl"});
  mark({"mails.jsonl.gz"});
  mark({"raw", "more"});
  mark({"--format", "jsonl", "raw"});
  for (const char* made : {"mails-marked.jsonl", "mails-marked.jsonl.gz", "marked-out/a/1.ann",
                           "marked-out/2.ann", "raw-marked.jsonl"}) {
    EXPECT_EQ(shell(fmt::format("test -s {}", made)).code, 0) << made;
  }
  mark({"raw/a/1.txt"});
  EXPECT_EQ(shell("test -s marked-out/1.ann").code, 0);
  EXPECT_NE(shell("ls | grep -q pseudo").code, 0);
}

TEST_F(Detect, ResumesOnlyWithTheSameFields) {
  ASSERT_EQ(train().code, 0);
  temp_.write("x.jsonl", nlohmann::json({{"id", "x"}, {"text", kRaw}, {"n", 1}}).dump() + "\n");
  const Words words = {"detect", "--model", "m.model", "--format", "brat", "-o", "out", "x.jsonl"};
  Words resumed = words;
  resumed.insert(resumed.begin() + 1, "--resume");
  Words other = resumed;
  other.insert(other.begin() + 1, {"--keep-field", "n"});
  ASSERT_EQ(run(words).code, 0);
  EXPECT_EQ(run(resumed).code, 0);
  EXPECT_EQ(run(other).code, 2);
}

TEST_F(Detect, TheModelReplacesNothingThatIsRead) {
  temp_.write("words.clusters", "00000000000000aa\t1\n");
  const auto refused = [&](const Words& words) {
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 2) << ran.err;
  };
  const std::string before = read_file(temp_ / "train/00/1.ann");
  refused({"train", "-o", "train/00/1.ann", "--overwrite", "train"});
  refused({"train", "-o", "train/new.model", "train"});
  refused({"train", "-o", "new.ann", "train"});
  refused(
      {"train", "-o", "words.clusters", "--overwrite", "--clusters", "words.clusters", "train"});
  EXPECT_EQ(read_file(temp_ / "train/00/1.ann"), before);
  EXPECT_EQ(read_file(temp_ / "words.clusters"), "00000000000000aa\t1\n");
  temp_.write("bad.clusters", "00000000000000aa\t1x\n");
  refused({"train", "-o", "m.model", "--clusters", "bad.clusters", "train"});
  temp_.write("bad.clusters", "\t1\n");
  refused({"train", "-o", "m.model", "--clusters", "bad.clusters", "train"});
  EXPECT_NE(shell("ls | grep -q part").code, 0);
}

TEST_F(Detect, ShardsTogetherAreTheWhole) {
  ASSERT_EQ(train().code, 0);
  for (int i = 0; i < 20; ++i) temp_.write(fmt::format("raw/b/{}.txt", i), kRaw);
  ASSERT_EQ(run({"detect", "--model", "m.model", "-o", "whole", "raw"}).code, 0);
  const auto mark_part = [&](const char* part) {
    return run({"detect", "--model", "m.model", "--shard", part, "-o", "parts", "raw"});
  };
  ASSERT_EQ(mark_part("1/2").code, 0);
  EXPECT_NE(shell("diff -r -x '.*' whole parts").code, 0) << "half of them is missing";
  ASSERT_EQ(mark_part("2/2").code, 0);
  EXPECT_EQ(shell("diff -r -x '.*' whole parts").out, "");
}

TEST_F(Detect, ResumingMakesWhatIsMissing) {
  ASSERT_EQ(train().code, 0);
  for (int i = 0; i < 5; ++i) temp_.write(fmt::format("raw/b/{}.txt", i), kRaw);
  const Words words = {"detect", "--model", "m.model", "-o", "out", "raw"};
  ASSERT_EQ(run(words).code, 0);
  EXPECT_EQ(run(words).code, 2) << "what is there is not replaced";
  ASSERT_EQ(shell("cp -r out whole && rm out/b/2.ann out/b/3.txt out/b/3.ann").code, 0);
  Words resumed = words;
  resumed.insert(resumed.begin() + 1, "--resume");
  const Ran ran = run(resumed);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(shell("diff -r -x '.*' whole out").out, "");
  resumed[1] = "--resume=verify";
  EXPECT_EQ(run(resumed).code, 0);
  resumed[1] = "--resume";
  resumed.insert(resumed.begin() + 1, {"--favour", "recall"});
  EXPECT_EQ(run(resumed).code, 2) << "other marks";
  ASSERT_EQ(train({"--overwrite", "--l1", "0.5"}).code, 0);
  resumed.erase(resumed.begin() + 1, resumed.begin() + 3);
  EXPECT_EQ(run(resumed).code, 2) << "another model";
}

TEST_F(Detect, AResumedRunPseudonymizesChangedTextsAnew) {
  ASSERT_EQ(train().code, 0);
  const Words words = {"--detect", "--model", "m.model", "-o", "out", "raw"};
  ASSERT_EQ(keyed(words).code, 0);
  temp_.write("raw/a/1.txt", std::string("Neu.\n") + kRaw);
  ASSERT_EQ(shell("touch -d '+1 hour' raw/a/1.txt").code, 0);
  Words resumed = words;
  resumed.insert(resumed.begin(), "--resume");
  const Ran ran = keyed(resumed);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(read_file(temp_ / "out/a/1.txt").rfind("Neu.\n", 0), 0U);
}

TEST_F(Detect, AResumedRunKeepsMarksThatWereMended) {
  ASSERT_EQ(train().code, 0);
  temp_.write("raw/a.txt", kRaw);
  const Words words = {"detect", "--model", "m.model", "-o", "out", "raw"};
  ASSERT_EQ(run(words).code, 0);
  const std::string mended = "T1\tDATE 0 1\tX\n";
  temp_.write("out/a.ann", mended);
  ASSERT_EQ(shell("touch -d '+1 hour' raw/a.txt").code, 0);
  temp_.write("raw/b.txt", kRaw);
  Words resumed = words;
  resumed.insert(resumed.begin() + 1, "--resume");
  EXPECT_EQ(run(resumed).code, 0);
  EXPECT_EQ(read_file(temp_ / "out/a.ann"), mended);
  EXPECT_TRUE(std::filesystem::exists(temp_ / "out/b.ann"));
}

TEST_F(Detect, AResumedStreamHasTheBytesOfAnUndisturbedOne) {
  ASSERT_EQ(train().code, 0);
  std::string lines;
  for (int i = 0; i < 9; ++i) {
    lines += nlohmann::json({{"id", fmt::format("x{}", i)}, {"text", kRaw}}).dump() + "\n";
  }
  temp_.write("mails.jsonl", lines);
  const Words words = {"detect", "--model", "m.model", "-o", "out.jsonl", "mails.jsonl"};
  ASSERT_EQ(run(words).code, 0);
  ASSERT_EQ(shell("cp out.jsonl whole && head -c 1200 whole > out.jsonl.part && rm out.jsonl").code,
            0);
  Words resumed = words;
  resumed.insert(resumed.begin() + 1, "--resume");
  const Ran ran = run(resumed);
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(shell("cmp out.jsonl whole").code, 0);
}

TEST_F(Detect, TrainingGoesOnFromAModel) {
  ASSERT_EQ(train().code, 0);
  const std::string postcard = "Viele Grüße aus Grafing\nsendet Euch Zenzi\n";
  for (int i = 0; i < 12; ++i) {
    temp_.write_pair(fmt::format("cards/{:02}/1", i), postcard,
                     "T1\tCITY 16 23\tGrafing\nT2\tFEMALE 36 41\tZenzi\n");
  }
  const Words words = {"train", "--from", "m.model", "-o", "n.model", "cards"};
  const Ran ran = run(words);
  ASSERT_EQ(ran.code, 0) << ran.err;
  const std::string first = read_file(temp_ / "n.model");
  temp_.write("card/1.txt", "Viele Grüße aus Grafing\nsendet Euch Burgl\n");
  ASSERT_EQ(run({"detect", "--model", "n.model", "-o", "out", "raw", "card"}).code, 0);
  EXPECT_NE(read_file(temp_ / "out/1.ann").find("\tGrafing"), std::string::npos) << "learnt now";
  EXPECT_NE(read_file(temp_ / "out/a/1.ann").find("\tWaltraud"), std::string::npos)
      << "learnt before";
  Words again = words;
  again.insert(again.begin() + 1, "--overwrite");
  ASSERT_EQ(run(again).code, 0);
  EXPECT_EQ(read_file(temp_ / "n.model"), first) << "the same input, the same bytes";
}

TEST_F(Detect, RefusesAModelFromWhichItCannotGoOn) {
  temp_.write("bad.model", "no model");
  const auto refused = [&](const Words& more) {
    Words words = {"train", "-o", "new.model"};
    words.insert(words.end(), more.begin(), more.end());
    const Ran ran = run(words);
    EXPECT_EQ(ran.code, 2) << ran.err;
  };
  refused({"--from", "bad.model", "train"});
  refused({"--from", "missing.model", "train"});
  ASSERT_EQ(train().code, 0);
  temp_.write("words.clusters", "00000000000000aa\t1\n");
  refused({"--from", "m.model", "--clusters", "words.clusters", "train"});
  EXPECT_EQ(run({"train", "--from", "m.model", "-o", "m.model", "--overwrite", "train"}).code, 2);
}

TEST_F(Detect, TrainingNamesTheIdsThatTwoDocumentsHave) {
  std::string lines;
  for (const char* id : {"first-of-the-letters", "first-of-the-letters", "second-of-the-letters"}) {
    lines += nlohmann::json({{"id", id}, {"text", "Hallo"}, {"entities", nlohmann::json::array()}})
                 .dump() +
             "\n";
  }
  temp_.write("twice.jsonl", lines);
  const Ran ran = train({"twice.jsonl"});
  EXPECT_NE(ran.err.find("first-of-the-letters"), std::string::npos) << ran.err;
  EXPECT_EQ(ran.err.find("second-of-the-letters"), std::string::npos) << ran.err;
}

}  // namespace
}  // namespace pseudo
