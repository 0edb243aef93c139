// Collects what a document shows about entities of scopes that it shares with other documents.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "engine/common/scope_place.h"
#include "engine/sweep/collect_forms.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// True if two shifts, in days, are equal, or may be because a year with two digits was read in
/// another century.
bool is_same_distance(std::int64_t a, std::int64_t b);

/// The subject of a fact, within its scope, and its position.
struct FactPlace {
  ScopePlace scope;
  /// A category or label; together with `key` unique among the facts of a scope.
  std::string_view kind;
  std::string_view key;
  const ReplacedStretch& stretch;
};

/// Collects facts of folder and corpus scope; ignores facts of other scopes.
class SharedFacts {
 public:
  explicit SharedFacts(const Checked& before) : before_(before) {}

  /// Adds the replacement of a name: kBase, kForm or kStem. `original`: the mention that contains
  /// the name. `also`: words with which its other forms begin.
  void add_name(const FactPlace& place, std::string_view shown, std::string_view original,
                SharedFact::Kind kind, std::string_view also = {});
  /// Adds the replacement of something that has the same replacement everywhere.
  void add_same(const FactPlace& place, std::string_view shown);
  /// Adds the original that the surrogate `place.key` replaces.
  void add_owner(const FactPlace& place, std::string_view owner);
  void add_days(const FactPlace& place, std::int64_t days);

  [[nodiscard]] std::vector<SharedFact> take() { return std::move(facts_); }

 private:
  SharedFact* add(SharedFact::Kind kind, const FactPlace& place);

  const Checked& before_;
  std::vector<SharedFact> facts_;
};

}  // namespace pseudo
