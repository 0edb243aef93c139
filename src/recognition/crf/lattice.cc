#include "recognition/crf/lattice.h"

#include <algorithm>
#include <cmath>

namespace pseudo::recognition {

void Lattice::set_transitions(const Transitions& transitions) {
  tags_ = transitions.tags;
  between_.assign(tags_ * tags_, 0);
  start_.assign(tags_, 0);
  for (std::size_t tag = 0; tag < tags_; ++tag) {
    const auto to = static_cast<Tag>(tag);
    if (may_follow(kOutside, to)) start_[tag] = std::exp(transitions.start[tag]);
    for (std::size_t before = 0; before < tags_; ++before) {
      if (!may_follow(static_cast<Tag>(before), to)) continue;
      between_[before * tags_ + tag] = std::exp(transitions.between[before * tags_ + tag]);
    }
  }
}

double Lattice::run(std::span<const double> scores) {
  tokens_ = scores.size() / tags_;
  states_.resize(scores.size());
  forward_.resize(scores.size());
  backward_.resize(scores.size());
  scale_.resize(tokens_);
  double log_z = 0;
  for (std::size_t i = 0; i < tokens_; ++i)
    log_z = step_forward(i, scores.data() + i * tags_, log_z);
  for (std::size_t i = tokens_; i-- > 0;) step_backward(i);
  return log_z;
}

double Lattice::step_forward(std::size_t token, const double* scores, double log_z) {
  double* const state = states_.data() + token * tags_;
  const double highest = *std::max_element(scores, scores + tags_);
  for (std::size_t tag = 0; tag < tags_; ++tag) state[tag] = std::exp(scores[tag] - highest);
  log_z += highest;
  double* const now = forward_.data() + token * tags_;
  if (token == 0) {
    for (std::size_t tag = 0; tag < tags_; ++tag) now[tag] = start_[tag];
  } else {
    const double* const past = now - tags_;
    std::fill(now, now + tags_, 0.0);
    for (std::size_t before = 0; before < tags_; ++before) {
      const double weight = past[before];
      const double* const row = between_.data() + before * tags_;
      for (std::size_t tag = 0; tag < tags_; ++tag) now[tag] += weight * row[tag];
    }
  }
  double sum = 0;
  for (std::size_t tag = 0; tag < tags_; ++tag) sum += now[tag] *= state[tag];
  scale_[token] = 1 / sum;
  for (std::size_t tag = 0; tag < tags_; ++tag) now[tag] *= scale_[token];
  return log_z + std::log(sum);
}

void Lattice::step_backward(std::size_t token) {
  double* const now = backward_.data() + token * tags_;
  if (token + 1 == tokens_) {
    std::fill(now, now + tags_, scale_[token]);
    return;
  }
  const double* const next = now + tags_;
  const double* const state = states_.data() + (token + 1) * tags_;
  for (std::size_t before = 0; before < tags_; ++before) {
    const double* const row = between_.data() + before * tags_;
    double sum = 0;
    for (std::size_t tag = 0; tag < tags_; ++tag) sum += row[tag] * state[tag] * next[tag];
    now[before] = sum * scale_[token];
  }
}

void Lattice::add_expected(Transitions& sums) const {
  for (std::size_t tag = 0; tag < tags_; ++tag) sums.start[tag] += probability(0, tag);
  for (std::size_t i = 1; i < tokens_; ++i) {
    const double* const past = forward_.data() + (i - 1) * tags_;
    const double* const state = states_.data() + i * tags_;
    const double* const next = backward_.data() + i * tags_;
    for (std::size_t before = 0; before < tags_; ++before) {
      const double weight = past[before];
      if (weight < 1e-12) continue;
      const double* const row = between_.data() + before * tags_;
      double* const sum = sums.between.data() + before * tags_;
      for (std::size_t tag = 0; tag < tags_; ++tag) {
        sum[tag] += weight * row[tag] * state[tag] * next[tag];
      }
    }
  }
}

}  // namespace pseudo::recognition
