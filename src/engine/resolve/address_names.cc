#include "engine/resolve/address_names.h"

#include <algorithm>
#include <unordered_set>
#include <utility>

#include <fmt/format.h>

#include "engine/common/filler.h"
#include "text/fold.h"

namespace pseudo {
namespace {

// Maps "Anna-Lena" and "annalena" to the same key.
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

bool is_sentence(const ScopePlace& place) { return place.scope == Scope::kSentence; }

std::string key_in_sentence(const std::string& key, const ScopePlace& place) {
  return fmt::format("{}\n{}", key, place.sentence);
}

// The names already known to the document, looked up from the scope of an address.
class KnownNames {
 public:
  // `in_sentences`: some addresses have the sentence as their scope.
  KnownNames(std::span<const MentionedName> mentioned, bool in_sentences) {
    for (const MentionedName& one : mentioned) {
      std::string key = joined_key(one.name);
      if (in_sentences) {
        const bool here = is_sentence(one.scope);
        in_sentences_.insert(here ? key_in_sentence(key, one.scope) : key);
      }
      anywhere_.insert(std::move(key));
    }
  }

  // Returns false if the name was already known there.
  bool enter(const std::string& name, const ScopePlace& place) {
    std::string key = joined_key(name);
    if (!is_sentence(place)) return anywhere_.insert(std::move(key)).second;
    return !in_sentences_.contains(key) && in_sentences_.insert(key_in_sentence(key, place)).second;
  }

 private:
  std::unordered_set<std::string> anywhere_;
  // Keys, combined with the sentence if that is the scope.
  std::unordered_set<std::string> in_sentences_;
};

std::vector<FoundName> only_new(std::vector<FoundName> found,
                                std::span<const MentionedName> mentioned) {
  if (found.empty()) return found;
  const bool in_sentences =
      std::ranges::any_of(found, [](const FoundName& one) { return is_sentence(one.scope); });
  KnownNames known(mentioned, in_sentences);
  std::erase_if(found,
                [&](const FoundName& one) { return !known.enter(one.name.name, one.scope); });
  return found;
}

// Lets the language analyze the names in a text that contains nothing else, one per line.
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
    names.push_back({std::move(mentions[i].surface), std::move(part), found[i].scope, std::nullopt,
                     found[i].mention});
  }
  return names;
}

}  // namespace

std::vector<AddressNameEntity> find_address_names(std::span<const ShownAddress* const> addresses,
                                                  std::span<const MentionedName> mentioned,
                                                  const LanguageModule& language,
                                                  const values::NameTables& tables) {
  std::vector<FoundName> found = only_new(find_names(addresses, tables), mentioned);
  if (found.empty()) return {};
  return read_names(std::move(found), language);
}

}  // namespace pseudo
