// Significance test for the difference between two predictions of the same documents.
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
  double p = 1;  ///< Probability of a difference of at least this size by chance.
};

/// Approximate randomization: in each round the predictions of each document are swapped with
/// probability 1/2. Deterministic. Source: Yeh 2000, "More accurate tests for the statistical
/// significance of result differences". Precondition: equal sizes.
std::vector<Difference> compare(std::span<const DocumentCounts> first,
                                std::span<const DocumentCounts> second, std::size_t rounds);

}  // namespace pseudo::recognition
