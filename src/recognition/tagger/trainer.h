// Trains a model on annotated documents.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/result.h"
#include "recognition/features/clusters.h"
#include "recognition/features/lists.h"
#include "recognition/features/token_view.h"
#include "recognition/model/model.h"

namespace pseudo::recognition {

struct TrainerOptions {
  double l1 = 0.05;
  double l2 = 0.05;
  int most_iterations = 160;
  /// Stop after that many iterations without improvement on held-out documents.
  int patience = 24;
  std::string seed;  ///< Decides which documents are held out.
  /// If not null, training keeps the weights of this model and adds to them.
  const Model* from = nullptr;
  /// Minimum number of documents or folders with a string feature.
  std::size_t fewest_sources = 5;
};

/// The progress of training.
struct TrainerProgress {
  bool final_round = false;  ///< Trains on all documents, with the best number of iterations.
  int iteration = 0;
  int of = 0;
  double loss = 0;
  double held_out_f1 = 0;  ///< Strict F1 of marks; 0 in the final round.
};

struct Trained {
  Model model;
  std::size_t documents = 0;
  std::size_t held_out = 0;
  int iterations = 0;
  double held_out_f1 = 0;
};

/// `rules`: returns the matches of rules in a text. `progress`: returning false stops the training.
/// Deterministic for the same documents in the same order and the same seed. Errors: kUsage (no
/// document has a mark; stopped).
Result<Trained> train_model(const std::vector<Document>& documents, const LabelMap& labels,
                            const Lists& lists, const Clusters& clusters,
                            const std::function<std::vector<RuleSpan>(std::string_view)>& rules,
                            const TrainerOptions& options,
                            const std::function<bool(const TrainerProgress&)>& progress);

}  // namespace pseudo::recognition
