// Inference in a linear chain: probabilities of tags and of pairs of tags, by scaled
// forward-backward. Source: Rabiner 1989 (scaling); Lafferty, McCallum & Pereira 2001.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "recognition/crf/tags.h"

namespace pseudo::recognition {

/// The weights of transitions; [before * tags + tag].
struct Transitions {
  std::size_t tags = 0;
  std::vector<double> between;
  std::vector<double> start;
};

/// Keeps its memory from one sequence to the next. Threads: one.
class Lattice {
 public:
  /// Exponentials of the weights; what may not follow is 0.
  void set_transitions(const Transitions& transitions);
  /// Runs over a sequence with these scores, [token * tags + tag]. Returns log Z.
  double run(std::span<const double> scores);
  /// Probability of a tag at a token, after run.
  [[nodiscard]] double probability(std::size_t token, std::size_t tag) const {
    return forward_[token * tags_ + tag] * backward_[token * tags_ + tag] / scale_[token];
  }
  /// Adds the expected counts of transitions and of first tags to `sums`.
  void add_expected(Transitions& sums) const;

 private:
  /// The states of a token from its scores, its sums from those of the token before. Returns log Z
  /// up to it: terms are added in one order, so that the bits are the same.
  double step_forward(std::size_t token, const double* scores, double log_z);
  void step_backward(std::size_t token);

  std::size_t tags_ = 0;
  std::size_t tokens_ = 0;
  std::vector<double> between_;  // exponentials
  std::vector<double> start_;
  std::vector<double> states_;    // exponentials of scores, less the highest of the token
  std::vector<double> forward_;   // each token's sum is 1
  std::vector<double> backward_;  // scaled by the same factors
  std::vector<double> scale_;
};

}  // namespace pseudo::recognition
