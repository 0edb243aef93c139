// Makes a model from annotated documents.
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
  int patience = 24;               ///< Iterations without a better held-out figure.
  std::string seed;                ///< Which documents are held out.
  const Model* from = nullptr;     ///< Its weights are kept; what is learnt is added to them.
  std::size_t fewest_sources = 5;  ///< With a string that is learnt: documents or folders.
};

/// The progress of making a model.
struct TrainerProgress {
  bool final_round = false;  ///< On all documents, with the best number of iterations.
  int iteration = 0;
  int of = 0;
  double loss = 0;
  double held_out_f1 = 0;  ///< Strict, of marks; 0 in the final round.
};

struct Trained {
  Model model;
  std::size_t documents = 0;
  std::size_t held_out = 0;
  int iterations = 0;
  double held_out_f1 = 0;
};

/// `rules`: what rules find in a text. `progress`: false stops it. The same documents, in the same
/// order, and the same seed give the same model.
/// Errors: kUsage (no document has a mark; stopped).
Result<Trained> train_model(const std::vector<Document>& documents, const LabelMap& labels,
                            const Lists& lists, const Clusters& clusters,
                            const std::function<std::vector<RuleSpan>(std::string_view)>& rules,
                            const TrainerOptions& options,
                            const std::function<bool(const TrainerProgress&)>& progress);

}  // namespace pseudo::recognition
