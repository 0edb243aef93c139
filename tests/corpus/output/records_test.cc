#include <gtest/gtest.h>

#include <fcntl.h>
#include <sys/file.h>

#include <filesystem>
#include <string>

#include "corpus/output/leftovers.h"
#include "corpus/output/run_record.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::TempFolder;

TEST(RunRecord, StaysTheSameForTheSameRun) {
  const RunIdentity one{"0.1.0", "aa", "bb", "cc"};
  const RunIdentity two{"0.1.0", "aa", "bb", "dd"};
  const std::string record = merge_record(one, "", false);
  EXPECT_EQ(merge_record(one, record, false), record);
  EXPECT_NE(merge_record(two, record, false), merge_record(two, "", false)) << "mixed";
  EXPECT_EQ(merge_record(two, record, true), merge_record(two, "", false)) << "--overwrite";
  const std::string mixed = merge_record(two, record, false);
  EXPECT_EQ(merge_record(two, mixed, false), mixed) << "once mixed, always mixed";
}

TEST(Leftovers, ALivingRunKeepsItsFiles) {
  const TempFolder temp;
  const Fd folder = open_folder(temp.path().string());
  ASSERT_TRUE(folder);
  RunLock lock;
  ASSERT_EQ(lock.take(folder.get(), 0600), 0);
  const std::string living = lock.temporary("0-1.t");
  temp.write(living, "x");
  temp.write("sub/" + living, "x");
  temp.write(".pseudo-tmp-00000000000000ff-0-1.t", "x");
  temp.write("kept.txt", "x");
  remove_leftovers(folder.get(), temp.path().string());
  EXPECT_TRUE(std::filesystem::exists(temp / living));
  EXPECT_TRUE(std::filesystem::exists(temp / ("sub/" + living)));
  EXPECT_TRUE(std::filesystem::exists(temp / "kept.txt"));
  EXPECT_FALSE(std::filesystem::exists(temp / ".pseudo-tmp-00000000000000ff-0-1.t"));
  lock.release();
  remove_leftovers(folder.get(), temp.path().string());
  EXPECT_FALSE(std::filesystem::exists(temp / living));
  EXPECT_FALSE(std::filesystem::exists(temp / ("sub/" + living)));
  EXPECT_TRUE(std::filesystem::exists(temp / "kept.txt"));
}

}  // namespace
}  // namespace pseudo
