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

#include "engine/assign/name_draws.h"
#include "engine/common/scopes.h"
#include "engine/resolve/entity_table.h"
#include "pseudo/language.h"

namespace pseudo {

/// "G." -> "B.": in document scope the letter by the map of the category, so that a lone initial
/// may stay; further letters ("Gr.", "Ch.") so that a real name begins with all of them. Where the
/// document has an entity of the category that begins like the initial, its surrogate decides, so
/// that "A. Berger" stays the initial of "Anna Berger". Without one, an initial of a shared scope
/// gets letters that depend on the key alone. Case and marks other than letters stay. Equal
/// initials of a scope become equal; one of two letters or more never stays.
///
/// For one document.
class Initials {
 public:
  /// `names`: those drawn for the entities. All must outlive it.
  Initials(std::span<const Entity> entities, std::span<const DrawnName> names,
           const LanguageModule& language, Scopes& scopes)
      : entities_(entities), names_(names), language_(language), scopes_(scopes) {}
  std::string map(std::string_view surface, Category category, const ScopePlace& scope);

 private:
  std::optional<std::u32string> from_entity(const std::u32string& initial, std::string_view folded,
                                            Category category, const ScopePlace& scope);
  std::optional<std::u32string> from_lexicon(const std::u32string& initial, Category category,
                                             char32_t letter, DrawStream& stream) const;
  void index();

  std::span<const Entity> entities_;
  std::span<const DrawnName> names_;
  const LanguageModule& language_;
  Scopes& scopes_;
  /// The first entities of each beginning, once an initial has been asked for.
  using Beginnings = std::unordered_map<std::string_view, std::vector<std::size_t>>;
  std::map<std::pair<ScopePlace, Category>, Beginnings> beginnings_;
};

}  // namespace pseudo
