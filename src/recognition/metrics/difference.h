// Two predictions of the same documents: is one better than the other, or is it chance?
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "recognition/metrics/counts.h"

namespace pseudo::recognition {

struct Difference {
  std::string measure;
  double first = 0;
  double second = 0;
  double p = 1;  ///< How often chance alone makes a difference of that size.
};

/// Approximate randomization: in each round each document's predictions are swapped with
/// probability 1/2. The same input gives the same p. Source: Yeh 2000, "More accurate tests for the
/// statistical significance of result differences". Precondition: equal sizes.
std::vector<Difference> compare(std::span<const DocumentCounts> first,
                                std::span<const DocumentCounts> second, std::size_t rounds);

}  // namespace pseudo::recognition
