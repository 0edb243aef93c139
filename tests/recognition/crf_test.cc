// Inference against brute force, and learning of what is plain to see.
#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <vector>

#include "recognition/crf/lattice.h"
#include "recognition/crf/tags.h"
#include "recognition/crf/training.h"
#include "recognition/crf/viterbi.h"
#include "recognition/features/feature_hash.h"

namespace pseudo::recognition {
namespace {

constexpr std::size_t kTags = 5;  // two labels
constexpr std::size_t kTokens = 4;

/// Numbers from -2 to 2 that look random.
double number(std::uint64_t seed) { return static_cast<double>(mix(seed) % 4001) / 1000 - 2; }

struct Sequence {
  std::vector<double> scores;
  Transitions transitions{kTags, {}, {}};

  explicit Sequence(std::uint64_t seed) {
    for (std::uint64_t i = 0; i < kTokens * kTags; ++i) scores.push_back(number(seed + i));
    for (std::uint64_t i = 0; i < kTags * kTags; ++i) {
      transitions.between.push_back(number(seed + 100 + i));
    }
    for (std::uint64_t i = 0; i < kTags; ++i) transitions.start.push_back(number(seed + 200 + i));
  }

  [[nodiscard]] bool is_allowed(const std::vector<Tag>& tags) const {
    Tag before = kOutside;
    for (const Tag tag : tags) {
      if (!may_follow(before, tag)) return false;
      before = tag;
    }
    return true;
  }
  [[nodiscard]] double sum(const std::vector<Tag>& tags) const {
    double sum = transitions.start[tags[0]];
    for (std::size_t i = 0; i < tags.size(); ++i) {
      sum += scores[i * kTags + tags[i]];
      if (i > 0) sum += transitions.between[tags[i - 1] * kTags + tags[i]];
    }
    return sum;
  }
};

template <class Visit>
void for_all_paths(const Visit& visit) {
  std::vector<Tag> tags(kTokens);
  for (std::size_t n = 0; n < 625; ++n) {  // kTags to the power of kTokens
    std::size_t rest = n;
    for (Tag& tag : tags) {
      tag = static_cast<Tag>(rest % kTags);
      rest /= kTags;
    }
    visit(tags);
  }
}

TEST(Crf, ProbabilitiesAreThoseOfAllPaths) {
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const Sequence example(1000 * seed);
    double z = 0;
    std::vector<double> by_tag(kTokens * kTags);
    std::vector<double> by_pair(kTags * kTags);
    for_all_paths([&](const std::vector<Tag>& tags) {
      if (!example.is_allowed(tags)) return;
      const double weight = std::exp(example.sum(tags));
      z += weight;
      for (std::size_t i = 0; i < kTokens; ++i) {
        by_tag[i * kTags + tags[i]] += weight;
        if (i > 0) by_pair[tags[i - 1] * kTags + tags[i]] += weight;
      }
    });
    Lattice lattice;
    lattice.set_transitions(example.transitions);
    EXPECT_NEAR(lattice.run(example.scores), std::log(z), 1e-9);
    for (std::size_t i = 0; i < kTokens; ++i) {
      for (std::size_t tag = 0; tag < kTags; ++tag) {
        EXPECT_NEAR(lattice.probability(i, tag), by_tag[i * kTags + tag] / z, 1e-9);
      }
    }
    Transitions expected{kTags, std::vector<double>(kTags * kTags), std::vector<double>(kTags)};
    lattice.add_expected(expected);
    for (std::size_t i = 0; i < by_pair.size(); ++i) {
      EXPECT_NEAR(expected.between[i], by_pair[i] / z, 1e-9);
    }
  }
}

TEST(Crf, TheBestPathIsTheBestOfAllPaths) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    Sequence example(7000 * seed);
    std::vector<std::int32_t> scores;
    std::vector<std::int16_t> between;
    std::vector<std::int16_t> start;
    for (double& one : example.scores) {
      scores.push_back(static_cast<std::int32_t>(std::lround(one = std::round(one * 100))));
    }
    for (double& one : example.transitions.between) {
      between.push_back(static_cast<std::int16_t>(std::lround(one = std::round(one * 100))));
    }
    for (double& one : example.transitions.start) {
      start.push_back(static_cast<std::int16_t>(std::lround(one = std::round(one * 100))));
    }
    double best = -1e9;
    for_all_paths([&](const std::vector<Tag>& tags) {
      if (example.is_allowed(tags)) best = std::max(best, example.sum(tags));
    });
    const std::vector<Tag> path = best_tags(scores, between, start);
    EXPECT_TRUE(example.is_allowed(path));
    EXPECT_DOUBLE_EQ(example.sum(path), best);
  }
}

TEST(Crf, ASequenceWithoutTokensHasNoTags) {
  EXPECT_TRUE(best_tags({}, std::vector<std::int16_t>(9), std::vector<std::int16_t>(3)).empty());
}

/// Feature 0 stands at names, feature 1 elsewhere, feature 2 everywhere.
TrainingSet plain_set() {
  TrainingSet set;
  set.features = 3;
  set.tags = tag_count(1);
  for (int i = 0; i < 10; ++i) {
    set.sequences.push_back({{0, 2, 4, 6, 8}, {1, 2, 0, 2, 0, 2, 1, 2}, {0, 1, 2, 0}});
  }
  return set;
}

TEST(Crf, LearnsWhatIsPlain) {
  const Weights weights =
      train(plain_set(), {0.01, 0.01, 60}, [](int, double, const Weights&) { return true; });
  const auto weight = [&](std::size_t feature, Tag tag) {
    for (std::uint32_t e = weights.begin[feature]; e < weights.begin[feature + 1]; ++e) {
      if (weights.entries[e].tag == tag) return weights.entries[e].weight;
    }
    return 0.0;
  };
  EXPECT_GT(weight(0, 1) + weight(0, 2), 0.5);
  EXPECT_GT(weight(1, kOutside), 0.5);
  EXPECT_EQ(weight(1, 1), 0);  // never seen together
}

TEST(Crf, TheSameSetGivesTheSameWeightsAndTheHookStopsIt) {
  const IterationHook go_on = [](int, double, const Weights&) { return true; };
  const Weights first = train(plain_set(), {0.05, 0.05, 20}, go_on);
  const Weights second = train(plain_set(), {0.05, 0.05, 20}, go_on);
  ASSERT_EQ(first.entries.size(), second.entries.size());
  for (std::size_t i = 0; i < first.entries.size(); ++i) {
    EXPECT_EQ(first.entries[i].weight, second.entries[i].weight);
  }
  int iterations = 0;
  (void)train(plain_set(), {0.05, 0.05, 20}, [&](int iteration, double, const Weights&) {
    iterations = iteration;
    return iteration < 3;
  });
  EXPECT_EQ(iterations, 3);
}

}  // namespace
}  // namespace pseudo::recognition
