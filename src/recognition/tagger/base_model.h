// Incremental training: keeps the weights of a model and adds to them.
#pragma once

#include <cstddef>
#include <vector>

#include "pseudo/category.h"
#include "recognition/crf/lattice.h"
#include "recognition/crf/tags.h"
#include "recognition/features/token_view.h"
#include "recognition/model/model.h"
#include "recognition/tagger/weight_table.h"

namespace pseudo::recognition {

/// A model to start training from, with its tags translated to those of the new model.
class BaseModel {
 public:
  /// The model must outlive the object. Precondition: `labels` contains all labels of the model.
  BaseModel(const Model& model, const std::vector<Category>& labels);

  /// Appends the model's scores of a token, one for each new tag.
  void add_scores(const std::vector<TokenView>& views, std::size_t i, std::vector<double>& scores);
  [[nodiscard]] Transitions transitions() const;
  void add_weights(WeightTable& table) const;

 private:
  const Model& model_;
  std::size_t tags_ = 0;
  std::vector<Tag> new_tags_;  // by tag of the model
  std::vector<Feature> features_;
};

}  // namespace pseudo::recognition
