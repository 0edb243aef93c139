// Threads of a run: none waits for a slow document, order and shards stay as they are.
#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <set>
#include <string>
#include <thread>
#include <utility>

#include <fmt/format.h>

#include "corpus/input/discover.h"
#include "pseudo/corpus.h"
#include "support/temp_folder.h"

namespace pseudo {
namespace {

using testing_support::read_file;
using testing_support::TempFolder;

constexpr std::size_t kDocuments = 600;

Outcome unchanged(Document document) {
  Outcome outcome;
  outcome.document = std::move(document);
  return outcome;
}

std::string big_text(std::size_t i) { return fmt::format("{} {}", i, std::string(1000, 'x')); }

// The first document takes until that many others are done.
class SlowStart {
 public:
  explicit SlowStart(std::size_t enough) : enough_(enough) {}
  Result<Outcome> operator()(Document document) {
    if (document.id == "0000") {
      for (int tries = 0; tries < 3000 && others_ < enough_; ++tries) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
      }
      seen_ = others_.load();
    } else {
      ++others_;
    }
    return unchanged(std::move(document));
  }
  [[nodiscard]] std::size_t seen() const { return seen_; }

 private:
  std::size_t enough_;
  std::atomic<std::size_t> others_ = 0;
  std::atomic<std::size_t> seen_ = 0;
};

TEST(Overlap, ASlowLineStallsNoOtherAndOrderStays) {
  const TempFolder temp;
  std::string lines;
  for (std::size_t i = 0; i < kDocuments; ++i) {
    lines += fmt::format(R"({{"id": "{:04}", "text": "{}", "entities": []}})", i, big_text(i));
    lines += '\n';
  }
  temp.write("in.jsonl", lines);
  RunPlan plan;
  plan.inputs = {temp / "in.jsonl"};
  plan.output = temp / "out.jsonl";
  plan.jobs = 2;
  SlowStart process(kDocuments / 2);  // All but those of its own block of lines.
  const auto report = run_corpus(plan, {LabelMap(), std::ref(process)}, {});
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_EQ(report->documents, kDocuments);
  EXPECT_GE(process.seen(), kDocuments / 2);
  EXPECT_EQ(read_file(temp / "out.jsonl"), lines);
}

TEST(Overlap, ASlowPairStallsNoOther) {
  const TempFolder temp;
  for (std::size_t i = 0; i < kDocuments; ++i) {
    temp.write_pair(fmt::format("in/{:04}", i), big_text(i), "");
  }
  RunPlan plan;
  plan.inputs = {temp / "in"};
  plan.output = temp / "out";
  plan.jobs = 2;
  SlowStart process(kDocuments - 100);
  const auto report = run_corpus(plan, {LabelMap(), std::ref(process)}, {});
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_EQ(report->documents, kDocuments);
  EXPECT_GE(process.seen(), kDocuments - 100);
}

TEST(Overlap, AGroupOfPairsCountsBothFiles) {
  const TempFolder temp;
  const std::string notes = "#1\tAnnotatorNotes T1\t" + std::string(300000, 'x') + "\n";
  for (const char* stem : {"in/0000", "in/0001", "in/0002"}) {
    temp.write_pair(stem, "Anna", "T1\tFEMALE 0 4\tAnna\n" + notes);
  }
  RunPlan plan;
  plan.inputs = {temp / "in"};
  plan.output = temp / "out";
  plan.jobs = 1;
  // Input that was not read yet is lost.
  const auto process = [&](Document document) -> Result<Outcome> {
    std::filesystem::remove(temp / "in/0001.txt");
    return unchanged(std::move(document));
  };
  const auto report = run_corpus(plan, {LabelMap(), process}, {});
  ASSERT_TRUE(report) << report.error().message;
  EXPECT_EQ(report->documents, 2U);
  EXPECT_EQ(report->failed, 1U);
}

TEST(Overlap, ShardsFindEachDocumentOnce) {
  const TempFolder temp;
  temp.write_corpus("in", 300);
  std::multiset<std::string> ids;
  for (std::uint32_t part = 1; part <= 7; ++part) {
    const auto found = discover({temp / "in"}, {part, 7});
    ASSERT_TRUE(found);
    EXPECT_EQ(found->found, 300U);
    for (const CatalogEntry& entry : found->catalog.entries) ids.insert(found->catalog.id(entry));
  }
  const auto all = discover({temp / "in"}, {});
  ASSERT_TRUE(all);
  ASSERT_EQ(all->catalog.entries.size(), 300U);
  EXPECT_EQ(ids.size(), 300U);
  for (const CatalogEntry& entry : all->catalog.entries) {
    EXPECT_EQ(ids.count(all->catalog.id(entry)), 1U);
  }
}

}  // namespace
}  // namespace pseudo
