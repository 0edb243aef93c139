#include "engine/entity_table.h"

#include <algorithm>
#include <utility>

#include "text/fold.h"

namespace pseudo {
namespace {

template <class T>
void take_first(T& into, T from) {
  if (into.empty()) into = from;
}

std::string address(Scope scope, Category category, std::string_view key) {
  std::string address;
  address.reserve(key.size() + 2);
  address += static_cast<char>(scope);
  address += static_cast<char>(category);
  return address.append(key);
}

}  // namespace

std::size_t EntityTable::add(Scope scope, const Part& part) {
  const auto [number, is_new] = addresses_.enter(address(scope, part.category, part.key));
  if (is_new) {
    at_addresses_.push_back(entities_.size());
    Entity& entity = entities_.emplace_back();
    entity.category = part.category;
    entity.scope = scope;
    entity.key = part.key;
    entity.lemma = part.lemma;
    entity.folded = text::fold_key(part.lemma);
  }
  Entity& entity = entities_[at_addresses_[number]];
  if (std::ranges::none_of(entity.forms,
                           [&](const Part* known) { return known->form == part.form; })) {
    entity.forms.push_back(&part);
  }
  take_first(entity.traits.gender, part.traits.gender);
  take_first(entity.traits.number, part.traits.number);
  take_first(entity.traits.country, part.traits.country);
  take_first(entity.traits.kind, part.traits.kind);
  return at_addresses_[number];
}

void EntityTable::alias(Scope scope, Category category, std::string_view key, std::size_t entity) {
  const bool is_new = addresses_.enter(address(scope, category, key)).second;
  if (is_new) at_addresses_.push_back(entity);
}

}  // namespace pseudo
