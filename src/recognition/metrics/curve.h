// Trade-off between precision and recall of predictions with scores.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "recognition/metrics/marks.h"

namespace pseudo::recognition {

/// Collects predicted items by score. Scores are rounded to 1/10,000.
class Curve {
 public:
  /// Adds the marks of one document; correct is defined as in Counted::kStrict.
  void add_marks(std::span<const Mark> gold, std::span<const Mark> predicted);
  /// Adds the characters of one document, with the highest score of the marks covering them.
  void add_characters(std::string_view text, std::span<const Mark> gold,
                      std::span<const Mark> predicted);

  /// The highest precision at this or a higher recall, over all score thresholds; nothing if even
  /// the full prediction has a lower recall.
  [[nodiscard]] std::optional<double> precision_at(double recall) const;

 private:
  static constexpr std::size_t kSteps = 10000;
  void add(double score, bool correct);
  struct Step {
    std::uint64_t predicted = 0;
    std::uint64_t correct = 0;
  };
  std::uint64_t gold_ = 0;
  std::vector<Step> steps_ = std::vector<Step>(kSteps + 1);
};

}  // namespace pseudo::recognition
