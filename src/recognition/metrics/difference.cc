#include "recognition/metrics/difference.h"

#include <array>
#include <cmath>
#include <utility>

#include "recognition/metrics/repeatable_draws.h"

namespace pseudo::recognition {

namespace {

/// Sums from which the compared measures are computed.
struct Sums {
  Counts strict;
  Counts characters;

  Sums& operator+=(const Sums& other) {
    strict += other.strict;
    characters += other.characters;
    return *this;
  }
};

constexpr std::size_t kMeasures = 3;
constexpr std::array<const char*, kMeasures> kNames = {"strict-micro f1", "characters recall",
                                                       "characters f1"};

std::array<double, kMeasures> values_of(const Sums& sums) {
  return {f1(sums.strict), recall(sums.characters), f1(sums.characters)};
}

Sums sums_of(const DocumentCounts& document) {
  Sums sums;
  for (const auto& [at, counts] : document) {
    if (at < counter(Counted::kRelaxed)) sums.strict += counts;
    if (at == counter(Counted::kCharacter)) sums.characters += counts;
  }
  return sums;
}

std::array<double, kMeasures> distance(const Sums& a, const Sums& b) {
  const auto first = values_of(a);
  const auto second = values_of(b);
  std::array<double, kMeasures> apart{};
  for (std::size_t i = 0; i < kMeasures; ++i) apart[i] = std::abs(first[i] - second[i]);
  return apart;
}

}  // namespace

std::vector<Difference> compare(std::span<const DocumentCounts> first,
                                std::span<const DocumentCounts> second, std::size_t rounds) {
  std::vector<std::pair<Sums, Sums>> pairs;
  Sums a;
  Sums b;
  for (std::size_t i = 0; i < first.size(); ++i) {
    pairs.emplace_back(sums_of(first[i]), sums_of(second[i]));
    a += pairs.back().first;
    b += pairs.back().second;
  }
  const auto seen = distance(a, b);
  std::array<std::size_t, kMeasures> as_far{};
  DrawStream draws = repeatable_draws("randomization");
  for (std::size_t round = 0; round < rounds; ++round) {
    Sums one;
    Sums other;
    for (const auto& [x, y] : pairs) {
      const bool swap = draws.below(2) == 1;
      one += swap ? y : x;
      other += swap ? x : y;
    }
    const auto apart = distance(one, other);
    for (std::size_t i = 0; i < kMeasures; ++i) {
      if (apart[i] >= seen[i]) ++as_far[i];
    }
  }
  std::vector<Difference> differences;
  for (std::size_t i = 0; i < kMeasures; ++i) {
    differences.push_back({kNames[i], values_of(a)[i], values_of(b)[i],
                           static_cast<double>(as_far[i] + 1) / static_cast<double>(rounds + 1)});
  }
  return differences;
}

}  // namespace pseudo::recognition
