// Inference in a linear chain: probabilities of tags and of tag pairs by the scaled
// forward-backward algorithm. Source: Rabiner 1989 (scaling); Lafferty, McCallum & Pereira 2001.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "recognition/crf/tags.h"

namespace pseudo::recognition {

/// Transition weights. `between`: [before * tags + tag].
struct Transitions {
  std::size_t tags = 0;
  std::vector<double> between;
  std::vector<double> start;
};

/// Reuses its memory between sequences. Not thread-safe.
class Lattice {
 public:
  /// Stores the exponentials of the weights; forbidden transitions get 0.
  void set_transitions(const Transitions& transitions);
  /// Processes a sequence with the given scores, [token * tags + tag]. Returns log Z.
  double run(std::span<const double> scores);
  /// The marginal probability of a tag at a token. Precondition: run().
  [[nodiscard]] double probability(std::size_t token, std::size_t tag) const {
    return forward_[token * tags_ + tag] * backward_[token * tags_ + tag] / scale_[token];
  }
  /// Adds the expected counts of transitions and first tags to `sums`.
  void add_expected(Transitions& sums) const;

 private:
  /// Computes states_ and forward_ of a token; returns log Z up to that token. Sums are evaluated
  /// in a fixed order, so that results are reproducible bit by bit.
  double step_forward(std::size_t token, const double* scores, double log_z);
  void step_backward(std::size_t token);

  std::size_t tags_ = 0;
  std::size_t tokens_ = 0;
  std::vector<double> between_;  // exponentials
  std::vector<double> start_;
  std::vector<double> states_;    // exponentials of scores minus the token's maximum
  std::vector<double> forward_;   // normalized: the sum over each token is 1
  std::vector<double> backward_;  // scaled by the same factors
  std::vector<double> scale_;
};

}  // namespace pseudo::recognition
