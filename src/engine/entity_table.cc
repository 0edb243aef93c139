#include "engine/entity_table.h"

#include <algorithm>
#include <utility>

#include "text/fold.h"

namespace pseudo {
namespace {

void take_first(std::string_view& into, std::string_view from) {
  if (into.empty()) into = from;
}

}  // namespace

std::size_t EntityTable::AddressHash::operator()(const Address& address) const {
  return std::hash<std::string_view>{}(address.key) + static_cast<std::size_t>(address.category);
}

std::size_t EntityTable::add(Scope scope, const Part& part) {
  const auto [slot, is_new] =
      index_.try_emplace({scope, part.category, part.key}, entities_.size());
  if (is_new) {
    Entity& entity = entities_.emplace_back();
    entity.category = part.category;
    entity.scope = scope;
    entity.key = part.key;
    entity.lemma = part.lemma;
    entity.folded = text::fold_key(part.lemma);
  }
  Entity& entity = entities_[slot->second];
  if (std::ranges::none_of(entity.forms,
                           [&](const Part* known) { return known->form == part.form; })) {
    entity.forms.push_back(&part);
  }
  take_first(entity.traits.gender, part.traits.gender);
  take_first(entity.traits.number, part.traits.number);
  take_first(entity.traits.country, part.traits.country);
  take_first(entity.traits.kind, part.traits.kind);
  return slot->second;
}

void EntityTable::alias(Scope scope, Category category, std::string_view key, std::size_t entity) {
  index_.try_emplace({scope, category, key}, entity);
}

}  // namespace pseudo
