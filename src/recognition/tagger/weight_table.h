// Collects the weights of a model.
#pragma once

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <map>

#include "recognition/crf/viterbi.h"
#include "recognition/model/model.h"

namespace pseudo::recognition {

/// Converts a weight to the units of viterbi.h.
inline std::int32_t whole_units(double weight) {
  return static_cast<std::int32_t>(std::lround(weight * kUnitsPerWeight));
}

/// The same, clamped to 16 bits.
inline std::int16_t units(double weight) {
  constexpr double kMost = std::numeric_limits<std::int16_t>::max() / double{kUnitsPerWeight};
  return static_cast<std::int16_t>(whole_units(std::clamp(weight, -kMost, kMost)));
}

/// Weights by feature.
class WeightTable {
 public:
  void add(Feature feature, Tag tag, std::int32_t units, bool has_string) {
    if (units == 0) return;
    Weights& weights = features_[feature];
    weights.has_string = weights.has_string || has_string;
    weights.units[tag] += units;
  }
  void write(Model::Parts& parts) const {
    constexpr std::int32_t kMost = std::numeric_limits<std::int16_t>::max();
    parts.begin.push_back(0);
    for (const auto& [feature, weights] : features_) {
      parts.features.push_back(feature);
      for (const auto& [tag, units] : weights.units) {
        parts.entries.push_back({tag, static_cast<std::uint8_t>(weights.has_string ? 1 : 0),
                                 static_cast<std::int16_t>(std::clamp(units, -kMost, kMost))});
      }
      parts.begin.push_back(static_cast<std::uint32_t>(parts.entries.size()));
    }
  }

 private:
  struct Weights {
    bool has_string = false;
    std::map<Tag, std::int32_t> units;
  };
  std::map<Feature, Weights> features_;
};

}  // namespace pseudo::recognition
