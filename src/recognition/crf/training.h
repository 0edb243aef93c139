// Learns the weights of a linear-chain CRF: maximum likelihood with L1 and L2 penalties, by L-BFGS
// and OWL-QN (liblbfgs).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "recognition/crf/lattice.h"
#include "recognition/crf/tags.h"

namespace pseudo::recognition {

/// A sequence of tokens: the numbers of their features, and their tags.
struct Sequence {
  std::vector<std::uint32_t> begin;     ///< The begin of each token in `features`, then the end.
  std::vector<std::uint32_t> features;  ///< Below TrainingSet::features.
  std::vector<Tag> tags;
  std::vector<double> base = {};  ///< Scores that are given, [token * tags + tag]; empty: none.
};

struct TrainingSet {
  std::vector<Sequence> sequences;
  std::size_t features = 0;
  std::size_t tags = 0;
  Transitions base = {};  ///< Weights that are given; empty: none.
};

struct TrainingOptions {
  double l1 = 0.05;
  double l2 = 0.05;
  int most_iterations = 200;
};

/// A weight for each feature and tag that occur together. Transitions hold what was given, too.
struct Weights {
  struct Entry {
    Tag tag = 0;
    double weight = 0;
  };
  std::vector<std::uint32_t> begin;  ///< The begin of each feature in `entries`, then the end.
  std::vector<Entry> entries;
  Transitions transitions;
};

/// Called after each iteration with the weights of that moment; false ends the training.
using IterationHook = std::function<bool(int iteration, double loss, const Weights& weights)>;

/// Sums go in the order of the sequences: the same input gives the same weights.
Weights train(const TrainingSet& set, const TrainingOptions& options, const IterationHook& hook);

}  // namespace pseudo::recognition
