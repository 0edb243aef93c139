// Collects what a document shows of the scopes that it shares with others.
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

/// In days. A year in two digits may be of another century when it is read alone.
bool is_same_distance(std::int64_t a, std::int64_t b);

/// What a fact is about, within its scope, and where it stands.
struct FactPlace {
  ScopePlace scope;
  std::string_view kind;  ///< Category or label; with `key` unique among all facts of a scope.
  std::string_view key;
  const ReplacedStretch& stretch;
};

/// Of folder and corpus scope alone: what is added of other scopes is left out.
class SharedFacts {
 public:
  explicit SharedFacts(const Checked& before) : before_(before) {}

  /// What stands for a name: kBase, kForm or kStem. `original`: the mention that it stands in.
  /// `also`: words that its other forms begin with.
  void add_name(const FactPlace& place, std::string_view shown, std::string_view original,
                SharedFact::Kind kind, std::string_view also = {});
  /// What stands for anything that looks alike everywhere.
  void add_same(const FactPlace& place, std::string_view shown);
  /// Whose surrogate `place.key` is.
  void add_owner(const FactPlace& place, std::string_view owner);
  void add_days(const FactPlace& place, std::int64_t days);

  [[nodiscard]] std::vector<SharedFact> take() { return std::move(facts_); }

 private:
  SharedFact* add(SharedFact::Kind kind, const FactPlace& place);

  const Checked& before_;
  std::vector<SharedFact> facts_;
};

}  // namespace pseudo
