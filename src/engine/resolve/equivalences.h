// Given coreference: names that the annotators say are one entity.
#pragma once

#include <cstddef>
#include <map>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/plan/plan.h"
#include "engine/resolve/entity_table.h"
#include "pseudo/document.h"

namespace pseudo {

/// The mentions of each equivalence that has several, sorted.
std::vector<std::vector<std::size_t>> equivalences_of(const Document& document, const Plan& plan);

/// Sets of names that are one entity each (union-find). Parts must outlive it.
class NameSets {
 public:
  /// The number of the name; names of equal scope, category and key have the same.
  std::size_t enter(const ScopePlace& scope, const Part& part);
  void unite(std::size_t a, std::size_t b);
  /// Enters the names of each set as one entity: that of the name which was entered first.
  void add_to(EntityTable& table);

 private:
  struct Name {
    ScopePlace scope;
    const Part* part;
    std::size_t parent;
  };
  std::size_t root(std::size_t i);

  std::vector<Name> names_;
  std::map<std::tuple<ScopePlace, Category, std::string_view>, std::size_t> numbers_;
};

}  // namespace pseudo
