#include "engine/address_name_entities.h"

#include <utility>
#include <vector>

#include "engine/originals.h"
#include "text/fold.h"
#include "text/short_strings.h"
#include "text/string_numbers.h"
#include "values/name_index.h"

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

// The names of the document that some of those found may be.
text::StringNumbers names_like(const std::vector<FoundName>& found, const Resolved& resolved) {
  values::RunLetters letters;
  for (const FoundName& name : found) letters.add(name.key);
  text::StringNumbers names;
  const auto enter = [&](std::string_view name) {
    if (letters.may_show(name)) names.enter(joined_key(name));
  };
  const auto& all = resolved.table.entities();
  for (const Entity& entity : all) enter(entity.lemma);
  for (std::size_t i = 0; i < resolved.analyses.size(); ++i) {
    const std::string_view surface = resolved.plan.mentions[i].surface;
    for (const std::size_t entity : resolved.entities_of(i)) {
      if (entity != kNoEntity && !text::equal(surface, all[entity].lemma)) enter(surface);
    }
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
  text::StringNumbers known = names_like(found, resolved);
  std::string text;
  std::vector<Mention> mentions;
  std::vector<Scope> scopes;
  mentions.reserve(found.size());
  scopes.reserve(found.size());
  for (auto& [name, key, scope] : found) {
    if (!known.enter(key).second) continue;
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
