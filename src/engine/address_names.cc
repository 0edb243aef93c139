#include "engine/address_names.h"

#include <unordered_set>
#include <utility>

#include "engine/filler.h"
#include "text/fold.h"

namespace pseudo {
namespace {

// "Anna-Lena" and "annalena" are one.
std::string joined_key(std::string_view name) {
  std::string key = text::fold_key(name);
  std::erase(key, ' ');
  return key;
}

struct FoundName {
  values::ListedName name;
  ScopePlace scope;
  std::size_t mention;
};

std::vector<FoundName> find_names(std::span<const ShownAddress* const> addresses,
                                  const values::NameTables& tables) {
  std::vector<FoundName> found;
  for (const ShownAddress* const shown : addresses) {
    for (values::ListedName& name : values::listed_names(shown->address, tables)) {
      found.push_back({std::move(name), shown->scope, shown->mention});
    }
  }
  return found;
}

std::vector<FoundName> only_new(std::vector<FoundName> found,
                                std::span<const std::string_view> mentioned) {
  if (found.empty()) return found;
  std::unordered_set<std::string> known;
  for (const std::string_view name : mentioned) known.insert(joined_key(name));
  std::erase_if(
      found, [&](const FoundName& one) { return !known.insert(joined_key(one.name.name)).second; });
  return found;
}

// The language reads the names in a text that holds nothing else, one a line.
std::vector<AddressNameEntity> read_names(std::vector<FoundName> found,
                                          const LanguageModule& language) {
  std::string text;
  std::vector<Mention> mentions;
  for (FoundName& one : found) {
    Mention& mention = mentions.emplace_back();
    mention.category = one.name.category;
    mention.span = {text.size(), text.size() + one.name.name.size()};
    mention.surface = std::move(one.name.name);
    text.append(mention.surface).push_back('\n');
  }
  std::vector<Analysis> analyses = language.analyze({text, mentions});
  analyses.resize(mentions.size());
  std::vector<AddressNameEntity> names;
  names.reserve(mentions.size());
  for (std::size_t i = 0; i < mentions.size(); ++i) {
    if (analyses[i].size() != 1) continue;
    Part& part = analyses[i][0];
    if (filler_of(mentions[i], part) != Filler::kName) continue;
    names.push_back(
        {std::move(mentions[i].surface), std::move(part), found[i].scope, std::nullopt, found[i].mention});
  }
  return names;
}

}  // namespace

std::vector<AddressNameEntity> find_address_names(std::span<const ShownAddress* const> addresses,
                                                  std::span<const std::string_view> mentioned,
                                                  const LanguageModule& language,
                                                  const values::NameTables& tables) {
  std::vector<FoundName> found = only_new(find_names(addresses, tables), mentioned);
  if (found.empty()) return {};
  return read_names(std::move(found), language);
}

}  // namespace pseudo
