// Counts the agreement of two sets of marks of one document. Counts are additive.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "recognition/metrics/marks.h"

namespace pseudo::recognition {

/// The number of items in gold, in the prediction, and in both.
struct Counts {
  std::uint64_t gold = 0;
  std::uint64_t predicted = 0;
  std::uint64_t correct = 0;

  Counts& operator+=(const Counts& other) {
    gold += other.gold;
    predicted += other.predicted;
    correct += other.correct;
    return *this;
  }
  friend bool operator==(const Counts&, const Counts&) = default;
};

/// correct / predicted, correct / gold, and their harmonic mean; 0 if the denominator is 0.
double precision(const Counts& counts);
double recall(const Counts& counts);
double f1(const Counts& counts);

/// Kinds of counted items. Each has one counter, or one per category, tag or level.
enum class Counted : std::uint8_t {
  kStrict,     ///< By category: marks with equal category and spans.
  kRelaxed,    ///< By category: as in i2b2 2014, the end may differ by two code points.
  kTag,        ///< By category and B or I: tokens. Outside is not counted.
  kLevel,      ///< By level: as kStrict, with categories replaced by their ancestors on that level.
  kToken,      ///< Tokens in marks.
  kCharacter,  ///< Code points in marks, except white space.
  kEntity,     ///< Entities of which all mentions are found strictly.
  kCovered,    ///< Entities of which all mentions are covered by marks.
  kDocument,   ///< Documents with marks; correct: none of their characters was missed.
  kAllText,    ///< All code points of the text except white space, as both gold and predicted.
};
inline constexpr int kLevels = 4;  ///< ACTOR is on level 0, FEMALE on level 3.

/// The index of a counter. `index`: category, 2 * category + (0 for B, 1 for I), or level.
std::size_t counter(Counted kind, std::size_t index = 0);
/// The number of counters.
std::size_t counters();

/// The nonzero counters of one document, sorted.
using DocumentCounts = std::vector<std::pair<std::size_t, Counts>>;

/// Compares the marks of one text. An entity is a pair of category and folded spelling within a
/// document. Linear except for sorting.
DocumentCounts count_document(std::string_view text, std::span<const Mark> gold,
                              std::span<const Mark> predicted);

/// Sums of all counters over the documents.
std::vector<Counts> add_up(std::span<const DocumentCounts> documents);

}  // namespace pseudo::recognition
