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

TEST(RunRecord, IsComparedFieldByField) {
  const RunIdentity one{"0.1.0", "aa", "bb", "cc"};
  const std::string record = format_record(one, false);
  EXPECT_TRUE(match_record(one, record, false));
  const auto fault = [&](const RunIdentity& other, const std::string& text) {
    const Status status = match_record(other, text, false);
    return status ? std::string() : status.error().message;
  };
  EXPECT_EQ(fault({"0.1.0", "xx", "bb", "dd"}, record),
            "the output was made with other lexicons, another key: it cannot be resumed");
  EXPECT_NE(fault(one, "").find("no run record"), std::string::npos)
      << "nothing is known of how it was made";
  EXPECT_FALSE(match_record(one, format_record(one, true), false));
  EXPECT_TRUE(match_record(one, format_record(one, true), true)) << "verified";
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
