#include "corpus/input/discover.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::TempFolder;

std::vector<std::string> ids(const Discovery& found) {
  std::vector<std::string> ids;
  for (const CatalogEntry& entry : found.catalog.entries) ids.push_back(found.catalog.id(entry));
  return ids;
}

TEST(Discover, FoldersAreSearchedInAFixedOrder) {
  const TempFolder temp;
  for (const char* stem : {"in/b", "in/a", "in/c/a", "in/B", "in/a.d/x", "in/c/0/z"}) {
    temp.write_pair(stem);
  }
  temp.write("in/readme.md", "");
  temp.write("in/x.jsonl", "");
  temp.write("in/.hidden.txt", "");
  const auto found = discover({temp / "in"}, {});
  ASSERT_TRUE(found);
  EXPECT_EQ(ids(*found), (std::vector<std::string>{"B", "a", "b", "a.d/x", "c/a", "c/0/z"}));
  EXPECT_EQ(found->ignored, 3U);
  EXPECT_EQ(found->found, 6U);
  EXPECT_TRUE(found->failures.empty());
}

TEST(Discover, PartsFollowTheOrderOfTheInputs) {
  const TempFolder temp;
  temp.write_pair("one/a");
  temp.write_pair("two/b");
  temp.write_pair("c");
  temp.write("x.jsonl", "");
  const auto found = discover({temp / "two", temp / "x.jsonl", temp / "c.ann", temp / "one"}, {});
  ASSERT_TRUE(found);
  EXPECT_EQ(ids(*found), (std::vector<std::string>{"b", "c", "a"}));
  ASSERT_EQ(found->parts.size(), 3U);
  EXPECT_EQ(found->parts[0].end, 1U);
  EXPECT_TRUE(found->parts[1].stream);
  EXPECT_EQ(found->parts[2].begin, 1U);
  EXPECT_EQ(found->parts[2].end, 3U);
}

TEST(Discover, BothFilesOfOneDocumentAreOneDocument) {
  const TempFolder temp;
  temp.write("m.TXT", "");
  temp.write("m.Ann", "");
  const auto found = discover({temp / "m.TXT", temp / "m.Ann"}, {});
  ASSERT_TRUE(found);
  ASSERT_EQ(found->catalog.entries.size(), 1U);
  const CatalogEntry& entry = found->catalog.entries[0];
  EXPECT_EQ(found->catalog.shown(entry, FileKind::kText), temp / "m.TXT");
  EXPECT_EQ(found->catalog.shown(entry, FileKind::kAnnotations), temp / "m.Ann");
}

TEST(Discover, ManyFilesInOneFolder) {
  const TempFolder temp;
  for (int i = 0; i < 3000; ++i) {
    temp.write(fmt::format("in/{}.txt", i), "");
    temp.write(fmt::format("in/{}.ann", i), "");
  }
  const auto whole = discover({temp / "in"}, {});
  ASSERT_TRUE(whole);
  const std::vector<std::string> all = ids(*whole);
  EXPECT_EQ(all.size(), 3000U);
  EXPECT_TRUE(std::is_sorted(all.begin(), all.end()));
  std::set<std::string> joined;
  for (std::uint32_t part = 1; part <= 3; ++part) {
    const auto found = discover({temp / "in"}, {part, 3});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->found, 3000U);
    for (const std::string& id : ids(*found)) EXPECT_TRUE(joined.insert(id).second);
  }
  EXPECT_EQ(joined.size(), 3000U);
}

TEST(Discover, DeepFoldersNeedNoDeepStack) {
  const TempFolder temp;
  std::string path = "in";
  for (int i = 0; i < 300; ++i) path += "/d";
  temp.write_pair(path + "/x");
  const auto found = discover({temp / "in"}, {});
  ASSERT_TRUE(found);
  EXPECT_EQ(found->catalog.entries.size(), 1U);
}

}  // namespace
}  // namespace pseudo
