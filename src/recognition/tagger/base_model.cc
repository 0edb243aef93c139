#include "recognition/tagger/base_model.h"

#include <algorithm>
#include <cstdint>

#include "recognition/crf/viterbi.h"
#include "recognition/features/extract.h"

namespace pseudo::recognition {

namespace {

double weight(std::int16_t units) { return units / double{kUnitsPerWeight}; }

}  // namespace

BaseModel::BaseModel(const Model& model, const std::vector<Category>& labels)
    : model_(model), tags_(tag_count(labels.size())), new_tags_{kOutside} {
  for (const Category label : model.labels()) {
    const auto place = static_cast<std::size_t>(std::ranges::find(labels, label) - labels.begin());
    new_tags_.push_back(first_tag(place));
    new_tags_.push_back(further_tag(place));
  }
}

void BaseModel::add_scores(const std::vector<TokenView>& views, std::size_t i,
                           std::vector<double>& scores) {
  features_.clear();
  extract(views, i, {&features_, nullptr});
  scores.resize(scores.size() + tags_);
  double* const own = scores.data() + scores.size() - tags_;
  for (const Feature feature : features_) {
    for (const Model::Entry& entry : model_.find(feature)) {
      own[new_tags_[entry.tag]] += weight(entry.weight);
    }
  }
}

Transitions BaseModel::transitions() const {
  Transitions found{tags_, std::vector<double>(tags_ * tags_), std::vector<double>(tags_)};
  const std::size_t old_tags = new_tags_.size();
  for (std::size_t before = 0; before < old_tags; ++before) {
    found.start[new_tags_[before]] = weight(model_.start()[before]);
    for (std::size_t tag = 0; tag < old_tags; ++tag) {
      found.between[new_tags_[before] * tags_ + new_tags_[tag]] =
          weight(model_.between()[before * old_tags + tag]);
    }
  }
  return found;
}

void BaseModel::add_weights(WeightTable& table) const {
  for (std::size_t place = 0; place < model_.features().size(); ++place) {
    for (const Model::Entry& entry : model_.entries(place)) {
      table.add(model_.features()[place], new_tags_[entry.tag], entry.weight,
                entry.has_string != 0);
    }
  }
}

}  // namespace pseudo::recognition
