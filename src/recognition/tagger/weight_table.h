// The weights of a model while it is put together.
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

/// A weight in units (viterbi.h).
inline std::int32_t whole_units(double weight) {
  return static_cast<std::int32_t>(std::lround(weight * kUnitsPerWeight));
}

/// The same, as far as it fits.
inline std::int16_t units(double weight) {
  constexpr double kMost = std::numeric_limits<std::int16_t>::max() / double{kUnitsPerWeight};
  return static_cast<std::int16_t>(whole_units(std::clamp(weight, -kMost, kMost)));
}

/// Weights of features, in the order of features.
class WeightTable {
 public:
  void add(Feature feature, Tag tag, std::int32_t units, bool of_string) {
    if (units == 0) return;
    Weights& weights = features_[feature];
    weights.of_string = weights.of_string || of_string;
    weights.units[tag] += units;
  }
  void write(Model::Parts& parts) const {
    constexpr std::int32_t kMost = std::numeric_limits<std::int16_t>::max();
    parts.begin.push_back(0);
    for (const auto& [feature, weights] : features_) {
      parts.features.push_back(feature);
      for (const auto& [tag, units] : weights.units) {
        parts.entries.push_back({tag, static_cast<std::uint8_t>(weights.of_string ? 1 : 0),
                                 static_cast<std::int16_t>(std::clamp(units, -kMost, kMost))});
      }
      parts.begin.push_back(static_cast<std::uint32_t>(parts.entries.size()));
    }
  }

 private:
  struct Weights {
    bool of_string = false;
    std::map<Tag, std::int32_t> units;
  };
  std::map<Feature, Weights> features_;
};

}  // namespace pseudo::recognition
