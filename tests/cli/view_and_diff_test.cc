// pseudo view and pseudo diff show pairs of documents. The page itself: tests/view.
#include <gtest/gtest.h>

#include <sys/stat.h>

#include <string>
#include <vector>

#include <fmt/format.h>

#include "support/program_fixture.h"

namespace pseudo {
namespace {

using testing_support::Ran;
using testing_support::read_file;
using testing_support::Words;

constexpr const char* kTextOfTwo = "Liebe Irmgard,\nIrmgard und Gottlieb kommen.\n";
constexpr const char* kAnnotationsOfTwo = "T1\tFEMALE 6 13\tIrmgard\nT2\tMALE 27 35\tGottlieb\n";

class Looks : public testing_support::KeyedTest {
 protected:
  void SetUp() override {
    KeyedTest::SetUp();
    for (const char* id : {"in/a/1", "in/a/2", "in/b/1"})
      temp_.write_pair(id, kTextOfTwo, kAnnotationsOfTwo);
    ASSERT_EQ(keyed({"-q", "-o", "out", "in"}).code, 0);
  }

  Ran view(Words options) const {
    options.insert(options.begin(), {"view", "in", "out"});
    return run(std::move(options));
  }
  Ran diff(Words options = {}) const {
    options.insert(options.begin(), {"diff", "in", "out"});
    return run(std::move(options));
  }
  [[nodiscard]] unsigned mode_of(const std::string& file) const {
    struct stat status {};
    return ::stat((temp_ / file).c_str(), &status) == 0 ? status.st_mode & 0777U : 0;
  }
};

TEST_F(Looks, ThePageIsForItsOwnerAlone) {
  const Ran ran = view({"-o", "page.html"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_EQ(ran.out, "");
  EXPECT_NE(ran.err.find("page.html: 3 documents, with originals"), std::string::npos) << ran.err;
  EXPECT_EQ(mode_of("page.html"), 0600U);
  const std::string page = read_file(temp_ / "page.html");
  EXPECT_NE(page.find("Gottlieb"), std::string::npos);
  EXPECT_NE(page.find("missed-mention"), std::string::npos);
  EXPECT_EQ(ran.err.find("Irmgard"), std::string::npos);
}

TEST_F(Looks, ThePageReplacesPagesAlone) {
  ASSERT_EQ(view({"-q", "-o", "page.html"}).code, 0);
  const Ran again = view({"-o", "page.html"});
  EXPECT_EQ(again.code, 2);
  EXPECT_NE(again.err.find("--overwrite"), std::string::npos) << again.err;
  EXPECT_EQ(view({"--overwrite", "-o", "page.html"}).code, 0);
  temp_.write("mine.html", "<p>mine</p>");
  const Ran other = view({"--overwrite", "-o", "mine.html"});
  EXPECT_EQ(other.code, 2);
  EXPECT_NE(other.err.find("is no page of pseudo view"), std::string::npos) << other.err;
  EXPECT_EQ(read_file(temp_ / "mine.html"), "<p>mine</p>");
}

TEST_F(Looks, ThePageWithOriginalsStaysOutOfTheCorpora) {
  EXPECT_NE(view({"-o", "in/page.html"}).err.find("inside ORIGINAL"), std::string::npos);
  EXPECT_NE(view({"-o", "out/page.html"}).err.find("inside PSEUDONYMIZED"), std::string::npos);
  EXPECT_EQ(view({"--no-originals", "-o", "out/page.html"}).code, 0);
}

TEST_F(Looks, WithoutOriginalsThePageIsOfTheResultAlone) {
  temp_.write_pair("in/b/1", "Irmgard kam.\n", "T1\tFEMALE 0 7\tIrmgard\n");
  ASSERT_EQ(keyed({"-q", "-o", "out", "--overwrite", "--missed", "replace", "in"}).code, 0);
  ASSERT_EQ(view({"--no-originals", "-o", "page.html"}).code, 0);
  const std::string page = read_file(temp_ / "page.html");
  for (const char* word : {"Irmgard", "Gottlieb", "missed-mention", "original-in-place"}) {
    EXPECT_EQ(page.find(word), std::string::npos) << word;
  }
}

TEST_F(Looks, TakeAsManyDocumentsAsWanted) {
  const Ran ran = view({"--documents", "2", "-o", "page.html"});
  EXPECT_EQ(ran.code, 0);
  EXPECT_NE(ran.err.find("2 documents"), std::string::npos) << ran.err;
  EXPECT_NE(read_file(temp_ / "page.html").find("\"total\":3"), std::string::npos);
  const Ran shown = diff({"--documents", "1"});
  EXPECT_NE(shown.out.find("== a/1\n"), std::string::npos);
  EXPECT_EQ(shown.out.find("== a/2\n"), std::string::npos);
}

TEST_F(Looks, ADocumentThatCannotBeReadMakesThePageNoFirstPart) {
  temp_.write("in/a/2.ann", "no line of BRAT\n");
  const Ran ran = view({"-o", "page.html"});
  EXPECT_EQ(ran.code, 1);
  EXPECT_NE(ran.err.find("in/a/2.ann:1: malformed line"), std::string::npos) << ran.err;
  const std::string page = read_file(temp_ / "page.html");
  EXPECT_EQ(page.find("\"total\":"), std::string::npos);
  EXPECT_NE(page.find("\"failed\":1"), std::string::npos);
}

TEST_F(Looks, DoNotDependOnThreads) {
  ASSERT_EQ(view({"-q", "-j", "1", "-o", "one.html"}).code, 0);
  ASSERT_EQ(view({"-q", "-j", "4", "-o", "four.html"}).code, 0);
  EXPECT_EQ(read_file(temp_ / "one.html"), read_file(temp_ / "four.html"));
}

TEST_F(Looks, TakeTheOptionsOfCheck) {
  for (const char* id : {"in/a/1", "in/a/2", "in/b/1"}) {
    temp_.write_pair(id, kTextOfTwo, "T1\tNAME 6 13\tIrmgard\n");
  }
  ASSERT_EQ(
      keyed({"-q", "--overwrite", "--map-label", "NAME=FEMALE", "--rename", "-o", "named", "in"})
          .code,
      0);
  EXPECT_EQ(run({"view", "in", "named", "-o", "p.html"}).code, 2) << "renamed, and no key";
  const Ran ran = run({"diff", "-k", "key", "--map-label", "NAME=FEMALE", "in", "named", "a/2"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.out.find("== a/2 -> doc-"), std::string::npos) << ran.out;
}

TEST_F(Looks, DiffShowsBothTexts) {
  const Ran ran = diff({"a/1"});
  EXPECT_EQ(ran.code, 0) << ran.err;
  EXPECT_NE(ran.out.find("- Liebe [FEMALE Irmgard],\n+ Liebe [FEMALE "), std::string::npos)
      << ran.out;
  EXPECT_NE(ran.out.find("[missed: Irmgard] und [MALE "), std::string::npos) << ran.out;
  EXPECT_EQ(ran.out.find("a/2"), std::string::npos);
  EXPECT_EQ(ran.out.find('\033'), std::string::npos);
  EXPECT_NE(diff({"--color", "always"}).out.find("\033[1;31mIrmgard\033[0m"), std::string::npos);
}

TEST_F(Looks, DiffTellsIdsThatNoDocumentHas) {
  const Ran some = diff({"a/1", "c/9"});
  EXPECT_EQ(some.code, 1);
  EXPECT_NE(some.err.find("c/9: no document has this id"), std::string::npos) << some.err;
  const Ran none = diff({"c/9"});
  EXPECT_EQ(none.code, 2);
  EXPECT_EQ(none.out, "");
}

TEST_F(Looks, DiffEndsWhenItsReaderLeaves) {
  const Ran ran =
      shell(fmt::format("set -o pipefail; {} diff in out | true", testing_support::program_path()));
  EXPECT_LE(ran.code, 1) << ran.err;
  EXPECT_EQ(ran.err, "");
}

}  // namespace
}  // namespace pseudo
