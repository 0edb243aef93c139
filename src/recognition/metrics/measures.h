// The measures of a comparison: a table of precision, recall and F1, with their intervals.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "recognition/metrics/counts.h"

namespace pseudo::recognition {

/// A figure, and the interval that holds it for 95 % of the resampled corpora.
struct Figure {
  double value = 0;
  double low = 0;
  double high = 0;
};

/// One line of the table.
struct Measure {
  std::string name;                 ///< "strict-micro", "label", "level-1", "characters" ...
  std::string label;                ///< For "label": the category. Else empty.
  Counts counts;                    ///< Empty where the measure is a mean of others.
  std::optional<Figure> precision;  ///< Nothing where it has no meaning.
  std::optional<Figure> recall;
  std::optional<Figure> f1;
};

/// The measures of sums (add_up), without intervals: low and high are the value.
std::vector<Measure> measure_sums(std::span<const Counts> sums);

/// Code points missed in 10,000 of the text, without white space.
double missed_per_10000(std::span<const Counts> sums);

struct Evaluation {
  std::vector<Measure> measures;
  Figure missed_per_10000;
};

/// With intervals from `rounds` corpora, each of as many documents, drawn with replacement. The
/// same documents in the same order give the same intervals. Source: Efron 1979 (percentiles).
Evaluation evaluate(std::span<const DocumentCounts> documents, std::size_t rounds);

}  // namespace pseudo::recognition
