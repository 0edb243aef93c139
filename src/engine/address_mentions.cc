#include "engine/address_mentions.h"

#include <optional>
#include <utility>
#include <vector>

#include "engine/originals.h"
#include "text/fold.h"
#include "text/string_numbers.h"

namespace pseudo {
namespace {

// "Anna-Lena" and "annalena" are one.
std::string joined_key(std::string_view name) {
  std::string key = text::fold_key(name);
  std::erase(key, ' ');
  return key;
}

text::StringNumbers names_of(const Resolved& resolved) {
  text::StringNumbers names;
  const auto& all = resolved.table.entities();
  for (const Entity& entity : all) names.enter(joined_key(entity.lemma));
  for (std::size_t i = 0; i < resolved.analyses.size(); ++i) {
    for (const std::size_t entity : resolved.entities_of(i)) {
      if (entity == kNoEntity) continue;
      const std::string& surface = resolved.plan.mentions[i].surface;
      if (surface != all[entity].lemma) names.enter(joined_key(surface));
    }
  }
  return names;
}

}  // namespace

std::vector<AddressMention> enter_address_names(std::span<const AddressText> addresses,
                                                const LanguageModule& language,
                                                const values::AddressNameTables& tables,
                                                Resolved& resolved) {
  std::vector<AddressMention> entered;
  if (addresses.empty()) return entered;
  std::optional<text::StringNumbers> known;  // made once an address shows a name
  std::string text;
  std::vector<Mention> mentions;
  std::vector<Scope> scopes;
  for (const AddressText& address : addresses) {
    for (values::AddressName& found :
         values::names_in_address(address.category, address.surface, tables)) {
      if (!known) known = names_of(resolved);
      if (!known->enter(joined_key(found.name)).second) continue;
      Mention& mention = mentions.emplace_back();
      mention.category = found.category;
      mention.span = {text.size(), text.size() + found.name.size()};
      mention.surface = std::move(found.name);
      text.append(mention.surface).push_back('\n');
      scopes.push_back(address.scope);
    }
  }
  if (mentions.empty()) return entered;
  const std::vector<Analysis> analyses = language.analyze({text, mentions});
  entered.reserve(mentions.size());
  for (std::size_t i = 0; i < analyses.size() && i < mentions.size(); ++i) {
    if (analyses[i].size() != 1) continue;
    const Part& part = analyses[i][0];
    if (part.kind != Part::Kind::kEntity || !is_name(part.category)) continue;
    AddressMention& name = entered.emplace_back();
    name.name = mentions[i].surface;
    name.part = part;
    name.scope = scopes[i];
    name.entity = resolved.table.add(name.scope, name.part);
    resolved.originals.insert(part.key);
    resolved.originals.insert(text::fold_key(part.lemma));
  }
  return entered;
}

}  // namespace pseudo
