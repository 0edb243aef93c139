#include "engine/resolve/equivalences.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace pseudo {

std::vector<std::vector<std::size_t>> equivalences_of(const Document& document, const Plan& plan) {
  std::vector<std::vector<std::size_t>> equivalences;
  std::unordered_map<std::string_view, std::size_t> mention_of;
  for (const Link& link : document.links) {
    if (link.kind != Link::Kind::kEquivalence) continue;
    if (mention_of.empty()) {
      for (std::size_t i = 0; i < plan.targets.size(); ++i) {
        mention_of.emplace(document.annotations[plan.targets[i].annotation].id, i);
      }
    }
    std::vector<std::size_t> mentions;
    for (const Argument& argument : link.arguments) {
      if (const auto found = mention_of.find(argument.target); found != mention_of.end()) {
        mentions.push_back(found->second);
      }
    }
    std::ranges::sort(mentions);
    if (mentions.size() > 1) equivalences.push_back(std::move(mentions));
  }
  return equivalences;
}

std::size_t NameSets::enter(const ScopePlace& scope, const Part& part) {
  const auto [at, is_new] = numbers_.try_emplace({scope, part.category, part.key}, names_.size());
  if (is_new) names_.push_back({scope, &part, at->second});
  return at->second;
}

void NameSets::unite(std::size_t a, std::size_t b) {
  const std::size_t first = root(a);
  const std::size_t second = root(b);
  names_[std::max(first, second)].parent = std::min(first, second);
}

void NameSets::add_to(EntityTable& table) {
  std::vector<std::size_t> entities(names_.size());
  for (std::size_t i = 0; i < names_.size(); ++i) {
    const Name& name = names_[i];
    const std::size_t first = root(i);
    if (first == i) {
      entities[i] = table.add(name.scope, *name.part);
    } else {
      table.alias(name.scope, name.part->category, name.part->key, entities[first]);
    }
  }
}

std::size_t NameSets::root(std::size_t i) {
  while (names_[i].parent != i) i = names_[i].parent = names_[names_[i].parent].parent;
  return i;
}

}  // namespace pseudo
