#include "engine/address_name_entities.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "engine/originals.h"
#include "text/fold.h"

namespace pseudo {
namespace {

// "Anna-Lena" and "annalena" are one.
std::string joined_key(std::string_view name) {
  std::string key = text::fold_key(name);
  std::erase(key, ' ');
  return key;
}

// A name as an address shows it.
struct FoundName {
  values::AddressName name;
  std::string key;
  Scope scope;
};

std::vector<FoundName> find_names(std::span<const ShownAddress> addresses,
                                  const values::AddressNameTables& tables) {
  std::vector<FoundName> found;
  for (const ShownAddress& shown : addresses) {
    for (values::AddressName& name : values::names_in_address(shown.address, tables)) {
      std::string key = joined_key(name.name);
      found.push_back({std::move(name), std::move(key), shown.scope});
    }
  }
  return found;
}

// The names that the document mentions itself: lemmas, and surfaces that differ from them.
std::set<std::string> mentioned_names(const Resolved& resolved) {
  std::set<std::string> names;
  for (const Entity& entity : resolved.table.entities()) names.insert(joined_key(entity.lemma));
  for (std::size_t i = 0; i < resolved.analyses.size(); ++i) {
    const auto entities = resolved.entities_of(i);
    const bool named = std::ranges::any_of(entities, [](auto e) { return e != kNoEntity; });
    if (named) names.insert(joined_key(resolved.plan.mentions[i].surface));
  }
  return names;
}

}  // namespace

std::vector<AddressNameEntity> enter_address_names(std::span<const ShownAddress> addresses,
                                                   const LanguageModule& language,
                                                   const values::AddressNameTables& tables,
                                                   Resolved& resolved) {
  std::vector<AddressNameEntity> entered;
  std::vector<FoundName> found = find_names(addresses, tables);
  if (found.empty()) return entered;
  std::set<std::string> known = mentioned_names(resolved);
  std::string text;
  std::vector<Mention> mentions;
  std::vector<Scope> scopes;
  mentions.reserve(found.size());
  scopes.reserve(found.size());
  for (auto& [name, key, scope] : found) {
    if (!known.insert(key).second) continue;
    Mention& mention = mentions.emplace_back();
    mention.category = name.category;
    mention.span = {text.size(), text.size() + name.name.size()};
    mention.surface = std::move(name.name);
    text.append(mention.surface).push_back('\n');
    scopes.push_back(scope);
  }
  if (mentions.empty()) return entered;
  std::vector<Analysis> analyses = language.analyze({text, mentions});
  entered.reserve(mentions.size());
  for (std::size_t i = 0; i < analyses.size() && i < mentions.size(); ++i) {
    if (analyses[i].size() != 1) continue;
    Part& part = analyses[i][0];
    if (part.kind != Part::Kind::kEntity || !is_name(part.category)) continue;
    AddressNameEntity& name = entered.emplace_back();
    name.name = std::move(mentions[i].surface);
    name.part = std::move(part);
    name.scope = scopes[i];
    name.entity = resolved.table.add(name.scope, name.part);
    resolved.originals.insert(name.part.key);
    resolved.originals.insert(text::fold_key(name.part.lemma));
  }
  return entered;
}

}  // namespace pseudo
