// What a prediction with scores gives up in precision for a higher recall.
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

/// Predicted things by their scores. Scores are rounded to a ten-thousandth.
class Curve {
 public:
  /// Adds the marks of one document: they count as correct as in Counted::kStrict.
  void add_marks(std::span<const Mark> gold, std::span<const Mark> predicted);
  /// Adds the characters of one document, with the highest score of the marks that cover them.
  void add_characters(std::string_view text, std::span<const Mark> gold,
                      std::span<const Mark> predicted);

  /// The best precision at that recall or more, over all lowest scores that one may ask for;
  /// nothing if even all of the prediction has less recall.
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
