#include "recognition/tagger/tagger.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "recognition/crf/lattice.h"
#include "recognition/crf/viterbi.h"
#include "recognition/features/extract.h"
#include "recognition/features/paragraphs.h"

namespace pseudo::recognition {

namespace {

constexpr double kLowestScore = 0.0001;

/// Marginal probabilities; computed only if scores are requested.
class Probabilities {
 public:
  explicit Probabilities(const Model& model) {
    Transitions transitions{model.tags(), {}, {}};
    for (const std::int16_t units : model.between()) transitions.between.push_back(weight(units));
    for (const std::int16_t units : model.start()) transitions.start.push_back(weight(units));
    lattice_.set_transitions(transitions);
  }

  void run(const std::vector<std::int32_t>& scores) {
    weights_.clear();
    for (const std::int32_t units : scores) weights_.push_back(weight(units));
    lattice_.run(weights_);
  }

  /// The minimum probability of the tags in a range.
  [[nodiscard]] double of(const std::vector<Tag>& tags, std::size_t begin, std::size_t end) const {
    double lowest = 1;
    for (std::size_t i = begin; i < end; ++i) {
      lowest = std::min(lowest, lattice_.probability(i, tags[i]));
    }
    return std::max(lowest, kLowestScore);
  }

 private:
  static double weight(std::int32_t units) { return units / double{kUnitsPerWeight}; }
  Lattice lattice_;
  std::vector<double> weights_;
};

}  // namespace

std::vector<Found> tag_text(const std::vector<TokenView>& views, const Model& model,
                            const TaggerOptions& options) {
  std::vector<Found> found;
  std::vector<Feature> features;
  std::vector<std::int32_t> scores;
  std::optional<Probabilities> probabilities;
  if (options.scores) probabilities.emplace(model);
  for (const auto& [first, last] : paragraphs(views)) {
    scores.assign((last - first) * model.tags(), 0);
    for (std::size_t i = first; i < last; ++i) {
      features.clear();
      extract(views, i, {&features, nullptr});
      std::int32_t* const own = scores.data() + (i - first) * model.tags();
      for (const Feature feature : features) {
        for (const Model::Entry& entry : model.find(feature)) own[entry.tag] += entry.weight;
      }
    }
    if (probabilities) probabilities->run(scores);
    for (std::size_t at = kOutside; at < scores.size(); at += model.tags()) {
      scores[at] += options.outside;
    }
    const std::vector<Tag> tags = best_tags(scores, model.between(), model.start());
    for (std::size_t i = 0; i < tags.size(); ++i) {
      if (!begins_mark(tags[i])) continue;
      std::size_t end = i + 1;
      while (end < tags.size() && tags[end] == tags[i] + 1) ++end;
      Found one;
      one.span = {views[first + i].token.span.begin, views[first + end - 1].token.span.end};
      one.category = model.labels()[label_of(tags[i])];
      if (probabilities) one.score = probabilities->of(tags, i, end);
      found.push_back(one);
    }
  }
  return found;
}

}  // namespace pseudo::recognition
