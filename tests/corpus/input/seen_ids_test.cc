#include "corpus/input/seen_ids.h"

#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <future>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <fmt/format.h>

namespace pseudo {
namespace {

TEST(SeenIds, FindsWhatHasComeBefore) {
  SeenIds ids;
  EXPECT_EQ(ids.enter(0, {"a", "b", "a"}), (std::vector<bool>{false, false, true}));
  EXPECT_EQ(ids.enter(1, {}), std::vector<bool>());
  EXPECT_EQ(ids.enter(2, {"c", "b", ""}), (std::vector<bool>{false, true, false}));
  EXPECT_EQ(ids.enter(3, {""}), (std::vector<bool>{true}));
}

TEST(SeenIds, KeepsManyApart) {
  SeenIds ids;
  constexpr std::size_t kIds = 300000;
  std::vector<std::string> names;
  for (std::size_t i = 0; i < kIds; ++i) names.push_back(fmt::format("faden/{}", i));
  const std::vector<std::string_view> views(names.begin(), names.end());
  EXPECT_EQ(ids.enter(0, views), std::vector<bool>(kIds, false));
  EXPECT_EQ(ids.enter(1, views), std::vector<bool>(kIds, true));
}

TEST(SeenIds, ThreadsEnterInTheOrderOfTheirBatches) {
  constexpr std::size_t kThreads = 4;
  constexpr std::size_t kBatches = 200;
  SeenIds ids;
  std::vector<std::vector<bool>> seen(kBatches);
  {
    std::vector<std::jthread> threads;
    for (std::size_t thread = 0; thread < kThreads; ++thread) {
      threads.emplace_back([&, thread] {
        // Each id is in two consecutive batches, hence in two threads.
        for (std::size_t i = thread; i < kBatches; i += kThreads) {
          seen[i] = ids.enter(i, {std::to_string(i / 2)});
        }
      });
    }
  }
  for (std::size_t i = 0; i < kBatches; ++i) EXPECT_EQ(seen[i], std::vector<bool>{i % 2 == 1}) << i;
}

TEST(SeenIds, NobodyWaitsForABatchThatWillNotCome) {
  SeenIds ids;
  std::promise<std::vector<bool>> promise;
  std::future<std::vector<bool>> answer = promise.get_future();
  std::jthread waiting([&] { promise.set_value(ids.enter(1, {"a", "a"})); });
  EXPECT_EQ(answer.wait_for(std::chrono::milliseconds(100)), std::future_status::timeout);
  ids.give_up();
  EXPECT_EQ(answer.get(), (std::vector<bool>{false, true}));
}

}  // namespace
}  // namespace pseudo
