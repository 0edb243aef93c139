// Recognition as a whole: rules, then the tagger, then consistency.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "pseudo/document.h"
#include "pseudo/language.h"
#include "recognition/features/lists.h"
#include "recognition/model/model.h"
#include "recognition/rules/rules.h"
#include "recognition/tagger/tagger.h"

namespace pseudo::recognition {

struct RecognizerOptions {
  std::int32_t outside = 0;  ///< TaggerOptions::outside
  bool scores = false;       ///< Marks have their probabilities.
  bool rules = true;         ///< Sure finds of rules become marks; hints reach the tagger anyway.
  bool consistency = true;
};

/// How scores are kept beside marks.
enum class ScoreStyle : std::uint8_t { kNone, kAttributes, kField };

/// Finds pi in texts. Threads: const, shared freely.
class Recognizer {
 public:
  /// The module must outlive it. Precondition: no misfit() of the model's lists and the module's.
  Recognizer(const LanguageModule& language, Model model, RecognizerOptions options);

  /// Marks in order, disjoint.
  [[nodiscard]] std::vector<Found> find(std::string_view text) const;
  /// Adds annotations for what find() gives and no annotation of the document overlaps, unless its
  /// label is kept; returns how many. Names that are annotated are evidence, too.
  std::size_t annotate(Document& document, const LabelMap& labels, ScoreStyle style) const;

 private:
  [[nodiscard]] std::vector<Found> find(std::string_view text,
                                        const std::vector<Found>& given) const;
  /// What rules and tagger find in a stretch of a text, beside `marks` of it. Places are those of
  /// the stretch.
  [[nodiscard]] std::vector<Found> find_in(std::string_view stretch,
                                           std::vector<Found> marks) const;
  const LanguageModule& language_;
  Model model_;
  Lists lists_;
  Rules rules_;
  RecognizerOptions options_;
};

/// What the rules tell the tagger.
std::vector<RuleSpan> hints(const std::vector<Ruled>& ruled);

}  // namespace pseudo::recognition
