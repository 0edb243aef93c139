// Initials and abbreviations of names, mapped by their letters alone.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "engine/entity_table.h"
#include "engine/name_draws.h"
#include "engine/scopes.h"
#include "pseudo/language.h"

namespace pseudo {

/// "G." -> "B.": the first letter by the map of the category, further ones ("Gr.", "Ch.") by
/// other letters of their sort. Where the document has an entity of the category that begins like
/// the initial, its surrogate decides, so that "A. Berger" stays the initial of "Anna Berger".
/// Case and marks other than letters stay. Equal initials of a scope become equal.
///
/// For one document.
class Initials {
 public:
  /// `names`: those drawn for the entities. All must outlive it.
  Initials(std::span<const Entity> entities, std::span<const DrawnName> names, Scopes& scopes)
      : entities_(entities), names_(names), scopes_(scopes) {}
  std::string map(std::string_view surface, Category category, Scope scope);

 private:
  std::optional<std::u32string> from_entity(const std::u32string& initial, std::string_view folded,
                                            Category category, Scope scope);
  void index();

  std::span<const Entity> entities_;
  std::span<const DrawnName> names_;
  Scopes& scopes_;
  /// Some entities of each beginning, in their order, once an initial has been asked for.
  using Beginnings = std::unordered_map<std::string_view, std::vector<std::size_t>>;
  std::map<std::pair<Scope, Category>, Beginnings> beginnings_;
};

}  // namespace pseudo
