// Selects the lexicon rows that can replace an entity; conditions are dropped step by step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "pseudo/language.h"
#include "pseudo/lexicon.h"

namespace pseudo {

/// The preferred conditions of a query that are in force: a set of flags.
using ConditionSet = unsigned;
inline constexpr ConditionSet kTierAndSize = 1;
inline constexpr ConditionSet kCountry = 2;
inline constexpr ConditionSet kLetter = 4;
/// Rows of sizes adjacent to the preferred one are added until there are enough.
inline constexpr ConditionSet kNearSize = 8;

/// If fewer rows are left, a condition is dropped.
inline constexpr std::size_t kEnoughRows = 20;

/// False if `letter` belongs to another script than the rows of the table, which then cannot
/// replace a name in that script.
bool serves_script(const LexiconTable& table, char32_t letter);

/// Selects the rows that satisfy the conditions. Precondition: the query has a table.
Candidates select_candidates(const SurrogateQuery& query, char32_t letter, ConditionSet in_force);

/// Returns a penalty for a row that differs from what the query prefers, if size or country were
/// dropped (a village for a city, a German town with a Swiss postal code), or whose name has more
/// or fewer words than `lemma`. 0: no difference.
int distance(const SurrogateQuery& query, ConditionSet in_force, std::uint32_t row,
             std::string_view lemma);

/// Iterates over the steps in which the conditions of one query are dropped.
class CandidateSteps {
 public:
  /// The query must outlive the object. Precondition: it has a table.
  CandidateSteps(const SurrogateQuery& query, char32_t letter) : query_(query), letter_(letter) {}

  /// Advances to the next step with enough rows; in the last step one row is enough. Returns false
  /// if there is none.
  bool next();

  [[nodiscard]] const Candidates& rows() const { return rows_; }
  [[nodiscard]] ConditionSet in_force() const { return in_force_; }
  /// Returns a name for the rows of this step; queries that select the same rows get the same name.
  [[nodiscard]] std::string name() const;

 private:
  const SurrogateQuery& query_;
  char32_t letter_;
  std::size_t step_ = 0;  // the step that next() tries first
  ConditionSet in_force_ = 0;
  Candidates rows_;
};

}  // namespace pseudo
