// Given coreference: names that the annotators marked as one entity.
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

/// The mentions of each equivalence that has at least two, sorted.
std::vector<std::vector<std::size_t>> equivalences_of(const Document& document, const Plan& plan);

/// A union-find of names that are the same entity. The parts must outlive it.
class NameSets {
 public:
  /// Returns the number of a name; names with equal scope, category and key have the same number.
  std::size_t enter(const ScopePlace& scope, const Part& part);
  void unite(std::size_t a, std::size_t b);
  /// Adds the names of each set to the table as one entity, that of the name entered first.
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
