// The whole program on real annotated emails. The environment variable PSEUDO_TEST_CORPUS names
// their folder; without it the tests are skipped.
#include <gtest/gtest.h>

#include <cstdlib>
#include <filesystem>
#include <map>
#include <string>

#include "pseudo/category.h"
#include "support/oracle.h"
#include "support/program.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

namespace fs = std::filesystem;
using testing_support::Ran;
using testing_support::read_file;
using testing_support::TempFolder;

class RealCorpus : public testing::Test {
 protected:
  void SetUp() override {
    const char* folder = std::getenv("PSEUDO_TEST_CORPUS");
    if (folder == nullptr) GTEST_SKIP() << "PSEUDO_TEST_CORPUS names no corpus";
    input_ = folder;
    ASSERT_TRUE(fs::is_directory(input_)) << "PSEUDO_TEST_CORPUS is no folder";
    temp_.write("key", "a key of the tests, 32 bytes lon");
    fs::permissions(temp_ / "key", fs::perms::owner_read);
  }

  Ran run(const std::string& output, const std::string& language) {
    return testing_support::pseudo({"--quiet", "--lang", language, "--key-file", temp_ / "key",
                                    "--output", temp_ / output, input_.string()});
  }

  // Every file of the output, by its path below.
  std::map<std::string, std::string> files_of(const std::string& output) {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::recursive_directory_iterator(temp_ / output)) {
      if (!entry.is_regular_file()) continue;
      files[fs::relative(entry.path(), temp_ / output).string()] = read_file(entry.path());
    }
    return files;
  }

  void check_guarantees(const std::string& output) {
    std::size_t documents = 0;
    for (const auto& entry : fs::recursive_directory_iterator(input_)) {
      if (entry.path().extension() != ".ann") continue;
      ++documents;
      fs::path text = entry.path();
      text.replace_extension(".txt");
      const fs::path below = fs::relative(entry.path(), input_);
      const fs::path ann_after = fs::path(temp_ / output) / below;
      fs::path text_after = ann_after;
      text_after.replace_extension(".txt");
      const test::RawPair before{read_file(text), read_file(entry.path())};
      const test::RawPair after{read_file(text_after), read_file(ann_after)};
      const auto problems = test::broken_guarantees(
          before, after, [](std::string_view label) { return find_category(label).has_value(); });
      EXPECT_TRUE(problems.empty()) << below << ": " << problems.front();
    }
    EXPECT_GT(documents, 0U);
  }

  fs::path input_;
  TempFolder temp_;
};

TEST_F(RealCorpus, GermanKeepsEveryGuarantee) {
  const Ran ran = run("out", "de");
  EXPECT_EQ(ran.code, 0) << ran.err;
  check_guarantees("out");
}

TEST_F(RealCorpus, NoLanguageKeepsEveryGuarantee) {
  const Ran ran = run("out", "none");
  EXPECT_EQ(ran.code, 0) << ran.err;
  check_guarantees("out");
}

TEST_F(RealCorpus, SameKeySameBytes) {
  ASSERT_EQ(run("one", "de").code, 0);
  ASSERT_EQ(run("two", "de").code, 0);
  EXPECT_EQ(files_of("one"), files_of("two"));
}

}  // namespace
}  // namespace pseudo
