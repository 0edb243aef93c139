// Evaluation measures: a table of precision, recall and F1 with confidence intervals.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "recognition/metrics/counts.h"

namespace pseudo::recognition {

/// A value with its 95 % confidence interval by resampling.
struct Figure {
  double value = 0;
  double low = 0;
  double high = 0;
};

/// A row of the table.
struct Measure {
  std::string name;                 ///< "strict-micro", "label", "level-1", "characters" ...
  std::string label;                ///< For "label": the category. Otherwise empty.
  Counts counts;                    ///< Empty if the measure is a mean of others.
  std::optional<Figure> precision;  ///< Empty if undefined.
  std::optional<Figure> recall;
  std::optional<Figure> f1;
};

/// Measures without intervals: low and high equal the value. `sums`: from add_up.
std::vector<Measure> measure_sums(std::span<const Counts> sums);

/// Missed code points per 10,000 code points of text, excluding white space.
double missed_per_10000(std::span<const Counts> sums);

struct Evaluation {
  std::vector<Measure> measures;
  Figure missed_per_10000;
};

/// Measures with confidence intervals from `rounds` corpora of the same size, resampled with
/// replacement. Deterministic for documents in the same order. Source: Efron 1979 (percentiles).
Evaluation evaluate(std::span<const DocumentCounts> documents, std::size_t rounds);

}  // namespace pseudo::recognition
