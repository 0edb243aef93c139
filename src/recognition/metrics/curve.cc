#include "recognition/metrics/curve.h"

#include <algorithm>
#include <cmath>

#include "recognition/metrics/covered_text.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::recognition {

void Curve::add(double score, bool correct) {
  Step& step = steps_[static_cast<std::size_t>(std::lround(std::clamp(score, 0.0, 1.0) * kSteps))];
  ++step.predicted;
  if (correct) ++step.correct;
}

void Curve::add_marks(std::span<const Mark> gold, std::span<const Mark> predicted) {
  gold_ += gold.size();
  for (const Mark& mark : predicted) {
    const auto same_place = std::ranges::equal_range(gold, mark.fragments, {}, &Mark::fragments);
    add(mark.score, std::ranges::count(same_place, mark.category, &Mark::category) > 0);
  }
}

void Curve::add_characters(std::string_view text, std::span<const Mark> gold,
                           std::span<const Mark> predicted) {
  const CoveredText in_gold(text, gold);
  const CoveredText in_predicted(text, predicted);
  for (std::size_t pos = 0; pos < text.size();) {
    const std::size_t begin = pos;
    if (text::is_space(text::next(text, pos))) continue;
    const bool correct = in_gold.score(begin) >= 0;
    if (correct) ++gold_;
    if (in_predicted.score(begin) >= 0) add(in_predicted.score(begin), correct);
  }
}

std::optional<double> Curve::precision_at(double recall) const {
  std::optional<double> best;
  Step sum;
  for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) {
    sum.predicted += step->predicted;
    sum.correct += step->correct;
    if (gold_ == 0 || sum.predicted == 0) continue;
    if (static_cast<double>(sum.correct) < recall * static_cast<double>(gold_)) continue;
    const double precision = static_cast<double>(sum.correct) / static_cast<double>(sum.predicted);
    best = std::max(best.value_or(0), precision);
  }
  return best;
}

}  // namespace pseudo::recognition
