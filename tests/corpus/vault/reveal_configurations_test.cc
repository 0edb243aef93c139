#include <gtest/gtest.h>

#include "corpus/vault/reveal_configurations.h"

namespace pseudo {
namespace {

TEST(FolderNames, NeutralFoldersLeadBackLevelByLevel) {
  FolderNames names;
  names.add("doc-x/doc-y/doc-1", "threads/one/a");
  names.add("doc-x/doc-z/doc-2", "threads/two/b");
  names.add("doc-3", "c");
  EXPECT_EQ(names.original("doc-x/doc-y"), "threads/one");
  EXPECT_EQ(names.original("doc-x/doc-z"), "threads/two");
  EXPECT_EQ(names.original("doc-x"), "threads");
  EXPECT_EQ(names.original(""), "");
}

TEST(FolderNames, AFolderWithoutDocumentsKeepsItsName) {
  FolderNames names;
  names.add("one/a", "one/a");
  EXPECT_EQ(names.original("empty/below"), "empty/below");
}

}  // namespace
}  // namespace pseudo
