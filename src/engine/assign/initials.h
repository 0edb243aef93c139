// Maps initials and abbreviations of names letter by letter.
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

/// Maps initials to initials ("G." -> "B."). Case and characters other than letters are kept. Equal
/// initials of a scope get equal results.
///
/// If the document has an entity of the category whose name begins with the initial, the result is
/// the beginning of its surrogate, so "A. Berger" remains an abbreviation of "Anna Berger".
/// Otherwise, in document scope, the first letter follows the letter map of the category, so a
/// single letter may be mapped to itself; further letters ("Gr.", "Ch.") are chosen so that a real
/// name begins with all of them. In shared scopes the letters depend on the key alone. An initial
/// of two or more letters is never mapped to itself.
///
/// One object serves one document.
class Initials {
 public:
  /// `names`: the names drawn for `entities`. All arguments must outlive the object.
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
  /// Entities by the beginning of their key, a limited number for each; filled on first use.
  using Beginnings = std::unordered_map<std::string_view, std::vector<std::size_t>>;
  std::map<std::pair<ScopePlace, Category>, Beginnings> beginnings_;
};

}  // namespace pseudo
