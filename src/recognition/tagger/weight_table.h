// The weights of a model while it is put together.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>
#include <unordered_map>
#include <utility>
#include <vector>

#include "recognition/crf/viterbi.h"
#include "recognition/model/model.h"

namespace pseudo::recognition {

/// A weight in units (viterbi.h).
inline std::int32_t whole_units(double weight) {
  return static_cast<std::int32_t>(std::lround(weight * kUnitsPerWeight));
}

/// The same, as far as it fits.
inline std::int16_t units(double weight) {
  constexpr double kMost = std::numeric_limits<std::int16_t>::max() / double{kUnitsPerWeight};
  return static_cast<std::int16_t>(whole_units(std::clamp(weight, -kMost, kMost)));
}

/// Weights of features, in the order in which features came first.
class WeightTable {
 public:
  void add(Feature feature, Tag tag, std::int32_t units) {
    if (units == 0) return;
    const auto [found, is_new] = places_.emplace(feature, features_.size());
    if (is_new) features_.push_back({feature, {}});
    features_[found->second].second[tag] += units;
  }
  void write(Model::Parts& parts) const {
    constexpr std::int32_t kMost = std::numeric_limits<std::int16_t>::max();
    parts.begin.push_back(0);
    for (const auto& [feature, weights] : features_) {
      parts.features.push_back(feature);
      for (const auto& [tag, units] : weights) {
        parts.entries.push_back({tag, static_cast<std::int16_t>(std::clamp(units, -kMost, kMost))});
      }
      parts.begin.push_back(static_cast<std::uint32_t>(parts.entries.size()));
    }
  }

 private:
  std::unordered_map<Feature, std::size_t> places_;
  std::vector<std::pair<Feature, std::map<Tag, std::int32_t>>> features_;
};

}  // namespace pseudo::recognition
