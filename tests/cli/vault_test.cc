// The vault and `pseudo reveal`: every original byte is restored, and wrong input is refused.
#include <gtest/gtest.h>

#include <sys/stat.h>

#include <filesystem>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "support/generate.h"
#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::list_tree;
using testing_support::program_path;
using testing_support::Ran;
using testing_support::read_file;
using testing_support::read_tree;
namespace fs = std::filesystem;

class Vault : public testing_support::KeyedTest {
 protected:
  std::string lines(std::size_t count) {
    std::string bytes = "\xEF\xBB\xBF\n";  // A mark, and a blank line.
    for (std::size_t i = 0; i < count; ++i) {
      bytes += fmt::format(R"({{"text":"Irmgard {0}", "id" : "faden/{0}", "other": [1, "x"],)"
                           R"("entities": [{{"label":"FEMALE","start":0,"end":7}}]}})",
                           i);
      bytes += i % 7 == 0 ? "\r\n\n" : "\n";
    }
    return bytes + R"({"id": "last", "text": "", "entities": []})";
  }
  void expect_refused(const Ran& ran, const std::string& says) {
    EXPECT_EQ(ran.code, 2) << ran.err;
    EXPECT_NE(ran.err.find(says), std::string::npos) << ran.err;
    EXPECT_FALSE(fs::exists(temp_ / "back"));
    EXPECT_FALSE(fs::exists(temp_ / "back.part"));
  }
};

TEST_F(Vault, TheExamplesComeBackByteForByte) {
  fs::copy(PSEUDO_SOURCE_DIR "/examples/corpus", temp_ / "in", fs::copy_options::recursive);
  ASSERT_EQ(make({"--vault", "vault", "in"}).code, 0);
  EXPECT_NE(read_tree(temp_ / "in"), read_tree(temp_ / "in-pseudo"));
  const Ran ran = back({"-o", "back", "in-pseudo"});
  ASSERT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
}

TEST_F(Vault, GeneratedDocumentsComeBackUnderEveryPolicyOnNotes) {
  constexpr std::uint64_t kDocuments = 100;
  for (std::uint64_t seed = 0; seed < kDocuments; ++seed) {
    const test::RawPair pair = test::random_pair(seed);
    temp_.write_pair(fmt::format("in/{}/doc-{}", seed % 9, seed), pair.text, pair.annotations);
  }
  for (const std::string notes : {"drop", "scrub", "keep"}) {
    // Added annotations are taken out again.
    const std::string missed = notes == "drop" ? "replace" : "report";
    const Ran made = make({"--keep-label", "Opinion", "--notes", notes, "--missed", missed,
                           "--vault", "v-" + notes, "-o", "out-" + notes, "in"});
    ASSERT_LE(made.code, 1) << made.err;
    const Ran ran = back({"-o", "back-" + notes, "out-" + notes}, "v-" + notes);
    ASSERT_EQ(ran.code, 0) << ran.err;
    const auto originals = read_tree(temp_ / "in");
    const auto restored = read_tree(temp_ / ("back-" + notes));
    EXPECT_EQ(restored.size(), read_tree(temp_ / ("out-" + notes)).size());
    EXPECT_GT(restored.size(), kDocuments);  // Most of them, two files each.
    for (const auto& [file, bytes] : restored) EXPECT_EQ(bytes, originals.at(file)) << file;
  }
}

TEST_F(Vault, NamesInAnyLetterCaseComeBack) {
  temp_.write("in/A.TXT", "Irmgard");
  temp_.write("in/A.Ann", "T1\tFEMALE 0 7\tIrmgard\n#1\tNote T1\tIrmgards Mail\n");
  ASSERT_EQ(make({"--vault", "vault", "in"}).code, 0);
  ASSERT_EQ(back({"-o", "back", "in-pseudo"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
}

TEST_F(Vault, LinesComeBackWithTheirBlanksAndEnds) {
  temp_.write("in.jsonl", lines(50));
  ASSERT_EQ(make({"--vault", "vault", "in.jsonl"}).code, 0);
  ASSERT_EQ(back({"-o", "back.jsonl", "in-pseudo.jsonl"}).code, 0);
  EXPECT_EQ(read_file(temp_ / "back.jsonl"), lines(50));
  const Ran piped =
      testing_support::pseudo({"reveal", "--vault", "vault", "--vault-key", "second", "-"},
                              temp_.path().string(), read_file(temp_ / "in-pseudo.jsonl"));
  EXPECT_EQ(piped.code, 0) << piped.err;
  EXPECT_EQ(piped.out, lines(50));
}

TEST_F(Vault, TheFormThatWentInComesOutWhateverLayBetween) {
  temp_.write_corpus("in", 25);
  temp_.write("in.jsonl", lines(25));
  ASSERT_EQ(make({"--vault", "one", "--format", "jsonl", "in"}).code, 0);
  ASSERT_EQ(make({"--vault", "two", "--format", "brat", "-o", "folder", "in.jsonl"}).code, 0);
  ASSERT_EQ(back({"-o", "back", "in-pseudo.jsonl"}, "one").code, 0);
  EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
  ASSERT_EQ(back({"-o", "back.jsonl", "folder"}, "two").code, 0);
  EXPECT_EQ(read_file(temp_ / "back.jsonl"), lines(25));
}

TEST_F(Vault, ShardsComeBackTogetherAndApart) {
  temp_.write_corpus("in", 60);
  temp_.write("in.jsonl", lines(60));
  for (const char* shard : {"1", "2"}) {
    const std::string part = shard + std::string("/2");
    ASSERT_EQ(make({"--shard", part, "--vault", std::string("v") + shard, "in"}).code, 0);
    ASSERT_EQ(make({"--shard", part, "--vault", std::string("l") + shard, "-o",
                    shard + std::string(".jsonl"), "in.jsonl"})
                  .code,
              0);
  }
  const Ran half = back({"-o", "back", "in-pseudo"}, "v1");
  expect_refused(half, "is in none of the vaults");
  ASSERT_EQ(back({"--vault", "v2", "-o", "back", "in-pseudo"}, "v1").code, 0);
  EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
  ASSERT_EQ(back({"--vault", "l1", "-o", "back.jsonl", "2.jsonl", "1.jsonl"}, "l2").code, 0);
  EXPECT_EQ(read_file(temp_ / "back.jsonl"), lines(60));
}

TEST_F(Vault, APartOfTheOutputComesBackAlone) {
  temp_.write_corpus("in", 25);
  ASSERT_EQ(make({"--vault", "vault", "in"}).code, 0);
  ASSERT_EQ(back({"-o", "some", "in-pseudo/1"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "some/1"), read_tree(temp_ / "in/1"));
  ASSERT_EQ(back({"-o", "one", "in-pseudo/2/mail-20.txt"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "one").size(), 2U);
}

TEST_F(Vault, FilesOfBratComeBackInTheirFolders) {
  temp_.write_corpus("in", 25);
  temp_.write("in/annotation.conf", "[entities]\nFEMALE\n");
  temp_.write("in/1/visual.conf", "[labels]\n");
  ASSERT_EQ(make({"--vault", "vault", "in"}).code, 0);
  ASSERT_EQ(back({"-o", "back", "in-pseudo"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
  ASSERT_EQ(back({"-o", "some", "in-pseudo/1"}).code, 0);
  EXPECT_EQ(read_tree(temp_ / "some/1"), read_tree(temp_ / "in/1"));
  ASSERT_EQ(make({"--rename", "--vault", "neutral", "-o", "renamed", "in"}).code, 0);
  ASSERT_EQ(back({"-o", "again", "renamed"}, "neutral").code, 0);
  EXPECT_EQ(read_tree(temp_ / "again"), read_tree(temp_ / "in"));
}

TEST_F(Vault, APassphraseClosesAndOpens) {
  temp_.write_pair("in/a");
  temp_.write("words", "pferd batterie klammer\n");
  temp_.write("same", "pferd batterie klammer");
  temp_.write("wrong", "pferd batterie klammern\n");
  temp_.write("short", "pferd\n");
  ASSERT_EQ(shell(program_path() + " --vault vault --vault-passphrase-fd 3 in 3<words").code, 0);
  expect_refused(shell(program_path() +
                       " reveal --vault vault --vault-passphrase-fd 3 -o back in-pseudo 3<wrong"),
                 "does not open with this passphrase");
  expect_refused(
      shell(program_path() + " reveal --vault vault --vault-key second -o back in-pseudo"),
      "with a passphrase, not with a key");
  ASSERT_EQ(shell(program_path() +
                  " reveal --vault vault --vault-passphrase-fd 3 -o back in-pseudo 3<same")
                .code,
            0);
  EXPECT_EQ(read_tree(temp_ / "back"), read_tree(temp_ / "in"));
  EXPECT_EQ(shell(program_path() + " --vault v2 -o o2 --vault-passphrase-fd 3 in 3<short").code, 2);
  EXPECT_EQ(shell(program_path() + " --vault v2 -o o2 --vault-passphrase-fd 9 in").code, 2);
  EXPECT_FALSE(fs::exists(temp_ / "o2"));
}

TEST_F(Vault, EveryTruncationAndFlippedByteIsRefused) {
  temp_.write_corpus("in", 3);
  ASSERT_EQ(make({"--vault", "vault", "in"}).code, 0);
  const std::string vault = read_file(temp_ / "vault");
  const auto try_bytes = [&](const std::string& bytes, const std::string& what) {
    temp_.write("changed", bytes);
    const Ran ran = back({"-o", "back", "in-pseudo"}, "changed");
    EXPECT_EQ(ran.code, 2) << what;
    EXPECT_NE(ran.err.find("changed: "), std::string::npos) << ran.err;
    EXPECT_FALSE(fs::exists(temp_ / "back")) << what;
  };
  for (std::size_t size = 0; size < vault.size(); size += 97) {
    try_bytes(vault.substr(0, size), fmt::format("cut at {}", size));
  }
  try_bytes(vault.substr(0, vault.size() - 1), "cut at the end");
  try_bytes(vault + '\0', "longer");
  for (std::size_t at = 0; at < vault.size(); at += 61) {
    std::string flipped = vault;
    flipped[at] = static_cast<char>(flipped[at] ^ 0x10);
    try_bytes(flipped, fmt::format("flipped at {}", at));
  }
}

TEST_F(Vault, WrongKeysAndEditedDocumentsAreRefused) {
  temp_.write_corpus("in", 12);
  ASSERT_EQ(make({"--vault", "vault", "in"}).code, 0);
  expect_refused(
      run({"reveal", "--vault", "vault", "--vault-key", "key", "-o", "back", "in-pseudo"}),
      "does not open with this key");
  expect_refused(back({"-o", "back", "in-pseudo"}, "none"), "none: cannot read the vault");
  expect_refused(back({"-o", "back", "in-pseudo"}, "key"), "is not a vault");
  const std::string file = temp_ / "in-pseudo/0/mail-3.ann";
  const std::string before = read_file(file);
  temp_.write("in-pseudo/0/mail-3.ann", before + "T9\tFEMALE 0 1\tx\n");
  const Ran edited = back({"-o", "back", "in-pseudo"});
  expect_refused(edited, "in-pseudo/0/mail-3.txt: is not as the run wrote it");
  EXPECT_NE(edited.err.find("1 of 12 documents"), std::string::npos) << edited.err;
  temp_.write("in-pseudo/0/mail-3.ann", before);
  temp_.write_pair("in-pseudo/0/stranger");
  expect_refused(back({"-o", "back", "in-pseudo"}), "is in none of the vaults");
}

TEST_F(Vault, PlacesThatWouldBePublishedAreRefused) {
  temp_.write_pair("in/a");
  for (const char* place : {"in-pseudo/vault", "in-pseudo/deep/vault", "in/vault"}) {
    const Ran ran = make({"--vault", place, "in"});
    EXPECT_EQ(ran.code, 2) << place;
    EXPECT_NE(ran.err.find("vault"), std::string::npos) << ran.err;
    EXPECT_FALSE(fs::exists(temp_ / "in-pseudo"));
  }
  fs::create_directory(temp_ / "in-pseudo");
  fs::create_symlink("in-pseudo", temp_ / "link");
  EXPECT_EQ(make({"--vault", "link/vault", "in"}).code, 2);
  ASSERT_EQ(make({"--vault", "vault", "in"}).code, 0);
  fs::copy(temp_ / "vault", temp_ / "in-pseudo/vault");
  expect_refused(back({"-o", "back", "in-pseudo"}, "in-pseudo/vault"), "move it elsewhere");
  EXPECT_EQ(back({"-o", "in-pseudo/back", "in-pseudo"}).code, 2);
}

TEST_F(Vault, AVaultIsNeverOverwrittenAndHasASecondKey) {
  temp_.write_pair("in/a");
  temp_.write("vault", "precious");
  EXPECT_EQ(make({"--vault", "vault", "--overwrite", "in"}).code, 2);
  EXPECT_EQ(read_file(temp_ / "vault"), "precious");
  EXPECT_FALSE(fs::exists(temp_ / "in-pseudo"));
  EXPECT_EQ(run({"-k", "key", "--vault", "v", "--vault-key", "key", "in"}).code, 2);
  EXPECT_EQ(run({"-k", "key", "--vault-key", "second", "in"}).code, 2);
  EXPECT_FALSE(fs::exists(temp_ / "in-pseudo"));
  ASSERT_EQ(make({"--vault", "v", "in"}).code, 0);
  struct stat status {};
  ASSERT_EQ(::stat((temp_ / "v").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777U, 0600U);
  temp_.write_pair("back/a");
  EXPECT_EQ(back({"-o", "back", "in-pseudo"}, "v").code, 2);
}

TEST_F(Vault, HoldsNoReadableOriginalAndNoDocumentIsWrittenWithoutIt) {
  temp_.write_corpus("in", 30);
  ASSERT_EQ(make({"--vault", "vault", "in"}).code, 0);
  const std::string vault = read_file(temp_ / "vault");
  EXPECT_EQ(vault.find("Irmgard"), std::string::npos);
  EXPECT_EQ(vault.find("mail-"), std::string::npos);
  ASSERT_EQ(run({"-k", "key", "-o", "other", "in"}).code, 0);
  for (const std::string& path : list_tree(temp_.path())) {
    EXPECT_TRUE(path == "vault" || path.find("vault") == std::string::npos) << path;
  }
}

}  // namespace
}  // namespace pseudo
