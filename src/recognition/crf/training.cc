#include "recognition/crf/training.h"

#include <lbfgs.h>

#include <algorithm>
#include <memory>

namespace pseudo::recognition {

namespace {

/// The weights as one vector for liblbfgs: entries, then transitions, then first tags.
class Problem {
 public:
  Problem(const TrainingSet& set, const TrainingOptions& options, const IterationHook& hook)
      : set_(set), options_(options), hook_(hook) {
    find_entries();
    base_ = set.base.between.empty() ? zero() : set.base;
    weights_.transitions = base_;
    count_observed();
  }

  [[nodiscard]] std::size_t size() const {
    return weights_.entries.size() + set_.tags * set_.tags + set_.tags;
  }

  double evaluate(const double* x, double* gradient) {
    take(x);
    lattice_.set_transitions(weights_.transitions);
    std::fill(gradient, gradient + size(), 0.0);
    Transitions expected = zero();
    double loss = 0;
    for (const Sequence& sequence : set_.sequences) loss += run(sequence, gradient, expected);
    double* const between = gradient + weights_.entries.size();
    double* const start = between + expected.between.size();
    for (std::size_t i = 0; i < expected.between.size(); ++i) between[i] += expected.between[i];
    for (std::size_t i = 0; i < expected.start.size(); ++i) start[i] += expected.start[i];
    for (std::size_t i = 0; i < size(); ++i) {
      gradient[i] += options_.l2 * x[i] - observed_[i];
      loss += options_.l2 / 2 * x[i] * x[i] - observed_[i] * x[i];
    }
    return loss;
  }

  bool report(const double* x, double loss, int iteration) {
    take(x);
    return hook_(iteration, loss, weights_);
  }

  void take(const double* x) {
    for (Weights::Entry& entry : weights_.entries) entry.weight = *x++;
    Transitions& transitions = weights_.transitions;
    transitions = base_;
    for (double& weight : transitions.between) weight += *x++;
    for (double& weight : transitions.start) weight += *x++;
  }

  Weights weights() && { return std::move(weights_); }

 private:
  [[nodiscard]] Transitions zero() const {
    return {set_.tags, std::vector<double>(set_.tags * set_.tags), std::vector<double>(set_.tags)};
  }

  void find_entries() {
    std::vector<std::vector<Tag>> tags(set_.features);
    for (const Sequence& sequence : set_.sequences) {
      for (std::size_t i = 0; i < sequence.tags.size(); ++i) {
        for (std::uint32_t f = sequence.begin[i]; f < sequence.begin[i + 1]; ++f) {
          std::vector<Tag>& known = tags[sequence.features[f]];
          if (std::ranges::count(known, sequence.tags[i]) == 0) known.push_back(sequence.tags[i]);
        }
      }
    }
    for (std::vector<Tag>& known : tags) {
      weights_.begin.push_back(static_cast<std::uint32_t>(weights_.entries.size()));
      std::ranges::sort(known);
      for (const Tag tag : known) weights_.entries.push_back({tag, 0});
    }
    weights_.begin.push_back(static_cast<std::uint32_t>(weights_.entries.size()));
  }

  void count_observed() {
    observed_.assign(size(), 0);
    const std::size_t between = weights_.entries.size();
    const std::size_t start = between + set_.tags * set_.tags;
    for (const Sequence& sequence : set_.sequences) {
      for (std::size_t i = 0; i < sequence.tags.size(); ++i) {
        const Tag tag = sequence.tags[i];
        if (i == 0) {
          observed_[start + tag] += 1;
        } else {
          observed_[between + sequence.tags[i - 1] * set_.tags + tag] += 1;
        }
        for (std::uint32_t f = sequence.begin[i]; f < sequence.begin[i + 1]; ++f) {
          const std::uint32_t feature = sequence.features[f];
          for (std::uint32_t e = weights_.begin[feature]; e < weights_.begin[feature + 1]; ++e) {
            if (weights_.entries[e].tag == tag) observed_[e] += 1;
          }
        }
      }
    }
  }

  /// Adds the expected counts of a sequence to `gradient` and `expected`; returns log Z.
  double run(const Sequence& sequence, double* gradient, Transitions& expected) {
    const std::size_t tokens = sequence.tags.size();
    scores_ = sequence.base;
    scores_.resize(tokens * set_.tags);
    for (std::size_t i = 0; i < tokens; ++i) {
      double* const scores = scores_.data() + i * set_.tags;
      for (std::uint32_t f = sequence.begin[i]; f < sequence.begin[i + 1]; ++f) {
        const std::uint32_t feature = sequence.features[f];
        for (std::uint32_t e = weights_.begin[feature]; e < weights_.begin[feature + 1]; ++e) {
          scores[weights_.entries[e].tag] += weights_.entries[e].weight;
        }
      }
    }
    const double log_z = lattice_.run(scores_);
    lattice_.add_expected(expected);
    for (std::size_t i = 0; i < tokens; ++i) {
      for (std::size_t tag = 0; tag < set_.tags; ++tag) {
        scores_[i * set_.tags + tag] = lattice_.probability(i, tag);
      }
      const double* const probabilities = scores_.data() + i * set_.tags;
      for (std::uint32_t f = sequence.begin[i]; f < sequence.begin[i + 1]; ++f) {
        const std::uint32_t feature = sequence.features[f];
        for (std::uint32_t e = weights_.begin[feature]; e < weights_.begin[feature + 1]; ++e) {
          gradient[e] += probabilities[weights_.entries[e].tag];
        }
      }
    }
    return log_z;
  }

  const TrainingSet& set_;
  const TrainingOptions& options_;
  const IterationHook& hook_;
  Transitions base_;
  Weights weights_;
  std::vector<double> observed_;
  std::vector<double> scores_;
  Lattice lattice_;
};

double evaluate(void* problem, const double* x, double* gradient, int /*n*/, double /*step*/) {
  return static_cast<Problem*>(problem)->evaluate(x, gradient);
}

int report(void* problem, const double* x, const double* /*g*/, double loss, double /*xnorm*/,
           double /*gnorm*/, double /*step*/, int /*n*/, int iteration, int /*evaluations*/) {
  return static_cast<Problem*>(problem)->report(x, loss, iteration) ? 0 : 1;
}

struct Free {
  void operator()(double* x) const { lbfgs_free(x); }
};

}  // namespace

Weights train(const TrainingSet& set, const TrainingOptions& options, const IterationHook& hook) {
  Problem problem(set, options, hook);
  const auto size = static_cast<int>(problem.size());
  // With vector instructions, liblbfgs needs a multiple of 16; lbfgs_malloc rounds up.
  const std::unique_ptr<double, Free> x(lbfgs_malloc(size));
  std::fill(x.get(), x.get() + size, 0.0);
  lbfgs_parameter_t parameters;
  lbfgs_parameter_init(&parameters);
  parameters.max_iterations = options.most_iterations;
  parameters.epsilon = 1e-4;
  if (options.l1 > 0) {
    parameters.orthantwise_c = options.l1;
    parameters.linesearch = LBFGS_LINESEARCH_BACKTRACKING;
  }
  double loss = 0;
  // However it ends (hook, number of iterations, no further improvement), x is the best so far.
  lbfgs(size, x.get(), &loss, evaluate, report, &problem, &parameters);
  problem.take(x.get());
  return std::move(problem).weights();
}

}  // namespace pseudo::recognition
