#include "corpus/document_ids.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include <fmt/format.h>

namespace pseudo {
namespace {

/// An id of that many bytes: a/a/.../a, with one more letter at the end if needed.
std::string long_id(std::size_t bytes) {
  std::string id;
  while (id.size() + 2 < bytes) id += "a/";
  return id.append(bytes - id.size(), 'a');
}

TEST(Ids, AllowedOnes) {
  for (const std::string& id :
       {std::string("a"), std::string("a/b"), std::string("mails/2019/x y.z"), std::string("ü/ß"),
        std::string(200, 'x') + "/" + std::string(200, 'y'), std::string("..a"),
        std::string("a\nb"), long_id(4095), long_id(4096)}) {
    EXPECT_FALSE(id_fault(id)) << id;
  }
}

TEST(Ids, RefusedOnes) {
  for (const std::string& id :
       {std::string(), std::string("/a"), std::string("a//b"), std::string("a/"),
        std::string("../../x"), std::string("a/./b"), std::string("a/..."), std::string("a\\b"),
        std::string("a\0b", 3), std::string(201, 'x'), std::string("a/\xFF"), long_id(4097),
        long_id(200000)}) {
    EXPECT_TRUE(id_fault(id)) << printable(id);
  }
}

TEST(Ids, EveryIdIsInExactlyOneShardOfFairSize) {
  constexpr std::uint32_t kParts = 7;
  std::vector<int> sizes(kParts, 0);
  for (int i = 0; i < 7000; ++i) {
    const std::string id = fmt::format("folder/{}", i);
    int homes = 0;
    for (std::uint32_t part = 1; part <= kParts; ++part) {
      if (!in_shard(id, {part, kParts})) continue;
      ++homes;
      ++sizes[part - 1];
    }
    ASSERT_EQ(homes, 1) << id;
  }
  for (const int size : sizes) EXPECT_NEAR(size, 1000, 150);
}

TEST(Ids, ShardsAreTheSameOnEveryMachine) {
  // Never to be changed: shards of different versions must fit together.
  std::string homes;
  for (const char* id : {"a", "b", "c", "mail/1", "mail/2", "ü"}) {
    for (std::uint32_t part = 1; part <= 4; ++part) {
      if (in_shard(id, {part, 4})) homes += fmt::format("{}", part);
    }
  }
  EXPECT_EQ(homes, "413222");
}

TEST(Ids, PrintableIsOneLineOfUtf8) {
  EXPECT_EQ(printable("a/ü b"), "a/ü b");
  EXPECT_EQ(printable("a\nb\x1B[0m"), "a\\x0Ab\\x1B[0m");
  EXPECT_EQ(printable("x\xFFy"), "x\\xFFy");
}

}  // namespace
}  // namespace pseudo
