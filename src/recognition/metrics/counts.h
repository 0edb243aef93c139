// What two sets of marks of one document have in common, as numbers that may be added up.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <utility>
#include <vector>

#include "recognition/metrics/marks.h"

namespace pseudo::recognition {

/// The numbers of things in gold, in the prediction, and in both.
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

/// correct / predicted, correct / gold, and their harmonic mean; 0 where nothing is to be divided.
double precision(const Counts& counts);
double recall(const Counts& counts);
double f1(const Counts& counts);

/// What is counted. Each kind has one counter, or one for each category, tag or level.
enum class Counted : std::uint8_t {
  kStrict,     ///< By category: marks with the same category and the same places.
  kRelaxed,    ///< By category: as i2b2 2014, the end may be two code points off.
  kTag,        ///< By category and B or I: tokens. Outside is no tag.
  kLevel,      ///< By level: as kStrict, categories replaced by their ancestor on that level.
  kToken,      ///< Tokens in any mark.
  kCharacter,  ///< Code points in any mark, but white space.
  kEntity,     ///< Entities all of whose mentions are found strictly.
  kCovered,    ///< Entities all of whose mentions are covered by any marks.
  kDocument,   ///< Documents with marks; correct: none of their characters was missed.
  kAllText,    ///< gold: all code points of the text but white space; predicted: the same.
};
inline constexpr int kLevels = 4;  ///< ACTOR is on level 0, FEMALE on level 3.

/// The number of a counter. `index`: category, 2 * category + (0 for B, 1 for I), or level.
std::size_t counter(Counted kind, std::size_t index = 0);
/// How many counters there are.
std::size_t counters();

/// The counters of one document that are not zero, sorted.
using DocumentCounts = std::vector<std::pair<std::size_t, Counts>>;

/// Compares the marks of one text. An entity is a category and a folded spelling in one document.
/// Linear in text and marks but for sorting.
DocumentCounts count_document(std::string_view text, std::span<const Mark> gold,
                              std::span<const Mark> predicted);

/// The sums of documents, with all counters.
std::vector<Counts> add_up(std::span<const DocumentCounts> documents);

}  // namespace pseudo::recognition
