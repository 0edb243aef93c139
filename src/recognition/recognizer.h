// The recognizer: combines rules, tagger and consistency.
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
  bool scores = false;       ///< Compute the probabilities of marks.
  /// Turn sure matches of rules into marks. The tagger receives hints in either case.
  bool rules = true;
  bool consistency = true;
};

/// How scores are stored beside marks.
enum class ScoreStyle : std::uint8_t { kNone, kAttributes, kField };

/// Finds private information in texts. Threads: const calls are safe.
class Recognizer {
 public:
  /// The module must outlive the object. Precondition: find_class_mismatch() is empty for the lists
  /// of the model and the lexicons of the module.
  Recognizer(const LanguageModule& language, Model model, RecognizerOptions options);

  /// The marks of a text, sorted and disjoint.
  [[nodiscard]] std::vector<Found> find(std::string_view text) const;
  /// Adds an annotation for each mark that find() returns, unless an annotation of the document
  /// overlaps it whose label is not kept; returns their number. Annotated names also serve as
  /// evidence.
  std::size_t annotate(Document& document, const LabelMap& labels, ScoreStyle style) const;

 private:
  [[nodiscard]] std::vector<Found> find(std::string_view text,
                                        const std::vector<Found>& given) const;
  /// The matches of rules and tagger in a part of a text, merged with its `marks`. Spans are
  /// relative to that part.
  [[nodiscard]] std::vector<Found> find_in(std::string_view stretch,
                                           std::vector<Found> marks) const;
  const LanguageModule& language_;
  Model model_;
  Lists lists_;
  Rules rules_;
  RecognizerOptions options_;
};

/// The matches of rules as hints for the tagger.
std::vector<RuleSpan> hints(const std::vector<RuleMatch>& ruled);

}  // namespace pseudo::recognition
