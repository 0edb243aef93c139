// The lexicon rows that can stand for an entity, with conditions that give way step by step.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "pseudo/language.h"
#include "pseudo/lexicon.h"

namespace pseudo {

/// Which of a query's preferred conditions are in force.
using ConditionSet = unsigned;
inline constexpr ConditionSet kTierAndSize = 1;
inline constexpr ConditionSet kCountry = 2;
inline constexpr ConditionSet kLetter = 4;
/// Sizes next to the preferred one join it until there are enough rows.
inline constexpr ConditionSet kNearSize = 8;

/// Below this many rows a condition gives way.
inline constexpr std::size_t kEnoughRows = 20;

/// False for a letter of another script than the rows of the table: its name stays in its script.
bool serves_script(const LexiconTable& table, char32_t letter);

/// The rows under these conditions. Precondition: the query has a table.
Candidates select_candidates(const SurrogateQuery& query, char32_t letter, ConditionSet in_force);

/// How far a row lies from what the query prefers, where size or country had to give way: a
/// village in a city's place, a German town with a Swiss postal code; and how much longer or
/// shorter its name is than `lemma`, in words. 0: nothing could be nearer.
int distance(const SurrogateQuery& query, ConditionSet in_force, std::uint32_t row,
             std::string_view lemma);

/// Goes through the steps in which the conditions of one query give way.
class CandidateSteps {
 public:
  /// The query must outlive it. Precondition: it has a table.
  CandidateSteps(const SurrogateQuery& query, char32_t letter) : query_(query), letter_(letter) {}

  /// Goes to the next step with enough rows; of the last step, one row is enough. False: there is
  /// none.
  bool next();

  [[nodiscard]] const Candidates& rows() const { return rows_; }
  [[nodiscard]] ConditionSet in_force() const { return in_force_; }
  /// Names the rows of this step: equal for all queries that select the same.
  [[nodiscard]] std::string name() const;

 private:
  const SurrogateQuery& query_;
  char32_t letter_;
  std::size_t step_ = 0;  // the one that next() looks at
  ConditionSet in_force_ = 0;
  Candidates rows_;
};

}  // namespace pseudo
