// Trains a linear-chain CRF: maximum likelihood with L1 and L2 penalties, by L-BFGS and OWL-QN
// (liblbfgs).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "recognition/crf/lattice.h"
#include "recognition/crf/tags.h"

namespace pseudo::recognition {

/// A sequence of tokens with their feature numbers and tags.
struct Sequence {
  /// Index of each token's first feature in `features`, then the size.
  std::vector<std::uint32_t> begin;
  std::vector<std::uint32_t> features;  ///< Less than TrainingSet::features.
  std::vector<Tag> tags;
  /// Fixed scores added to those of the weights, [token * tags + tag]; empty: none.
  std::vector<double> base = {};
};

struct TrainingSet {
  std::vector<Sequence> sequences;
  std::size_t features = 0;
  std::size_t tags = 0;
  Transitions base = {};  ///< Fixed transition weights; empty: none.
};

struct TrainingOptions {
  double l1 = 0.05;
  double l2 = 0.05;
  int most_iterations = 200;
};

/// Weights of feature-tag pairs that occur. `transitions` includes TrainingSet::base.
struct Weights {
  struct Entry {
    Tag tag = 0;
    double weight = 0;
  };
  /// Index of each feature's first weight in `entries`, then the size.
  std::vector<std::uint32_t> begin;
  std::vector<Entry> entries;
  Transitions transitions;
};

/// Called after each iteration with the current weights; returning false stops the training.
using IterationHook = std::function<bool(int iteration, double loss, const Weights& weights)>;

/// Trains the weights. Deterministic: sums are evaluated in the order of the sequences.
Weights train(const TrainingSet& set, const TrainingOptions& options, const IterationHook& hook);

}  // namespace pseudo::recognition
