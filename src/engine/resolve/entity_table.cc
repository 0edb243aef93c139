#include "engine/resolve/entity_table.h"

#include <algorithm>

#include "text/fold.h"

namespace pseudo {
namespace {

template <class T>
void take_first(T& into, T from) {
  if (into.empty()) into = from;
}

}  // namespace

std::size_t EntityTable::add(const ScopePlace& scope, const Part& part) {
  const auto [at, is_new] =
      by_address_.try_emplace({scope, part.category, part.key}, entities_.size());
  const std::size_t number = at->second;
  if (is_new) {
    Entity& entity = entities_.emplace_back();
    entity.category = part.category;
    entity.scope = scope;
    entity.key = part.key;
    entity.lemma = part.lemma;
    entity.sort = &part.sort;
    entity.folded = text::fold_key(part.lemma);
  }
  Entity& entity = entities_[number];
  if (std::ranges::none_of(entity.forms,
                           [&](const Part* known) { return known->form == part.form; })) {
    entity.forms.push_back(&part);
  }
  take_first(entity.traits.gender, part.traits.gender);
  take_first(entity.traits.number, part.traits.number);
  take_first(entity.traits.kind, part.traits.kind);
  if (part.traits.country_is_shown && !entity.traits.country_is_shown) {
    entity.traits.country = part.traits.country;
    entity.traits.country_is_shown = true;
  }
  take_first(entity.traits.country, part.traits.country);
  entity.traits.size_is_asked |= part.traits.size_is_asked;
  return number;
}

std::optional<std::size_t> EntityTable::find(const ScopePlace& scope, Category category,
                                             std::string_view key) const {
  const auto found = by_address_.find({scope, category, key});
  return found == by_address_.end() ? std::nullopt : std::optional(found->second);
}

void EntityTable::alias(const ScopePlace& scope, Category category, std::string_view key,
                        std::size_t entity) {
  by_address_.try_emplace({scope, category, key}, entity);
}

}  // namespace pseudo
