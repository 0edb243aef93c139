#include "engine/assign/taken_names.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "text/fold.h"
#include "text/word_units.h"

namespace pseudo {
namespace {

std::string taken_key(const Entity& entity, std::string_view lemma) {
  std::string key = text::fold_key(lemma) + static_cast<char>(entity.category);
  if (entity.scope.scope == Scope::kSentence) key += fmt::format("{}", entity.scope.sentence);
  return key;
}

// Identifies the same name across all sentences of a document.
std::string namesake_key(const Entity& entity) {
  return std::string(entity.key) + static_cast<char>(entity.category);
}

bool has_one_word(std::string_view lemma) {
  return lemma.find_first_of(" -/(") == std::string_view::npos;
}

// The names of a town: "Bad Gams" and "Gams", without forms that are derived from them. None for a
// name of one word.
std::vector<std::string> names_of_town(const LanguageModule& language, const Entity& entity,
                                       std::string_view lemma) {
  if (entity.category != Category::kCity || has_one_word(lemma)) return {};
  Part town;
  town.span = {0, lemma.size()};
  town.category = Category::kCity;
  town.lemma = lemma;
  town.key = text::fold_key(lemma);
  const text::UnitSet words(lemma);
  std::vector<std::string> names;
  for (SearchForm& form : language.search_forms(town, Category::kCity)) {
    const bool is_name =
        std::ranges::all_of(text::word_units(form.key),
                            [&](const text::WordUnit& unit) { return words.contains(unit.key); });
    if (is_name) names.push_back(std::move(form.key));
  }
  return names;
}

}  // namespace

bool TakenNames::has(const Entity& entity, std::string_view shown) const {
  return taken_.contains(taken_key(entity, shown));
}

bool TakenNames::excludes(const Entity& entity, std::string_view lemma) const {
  if (has(entity, lemma)) return true;
  const std::vector<std::string> names = names_of_town(language_, entity, lemma);
  if (std::ranges::any_of(names, [&](const std::string& name) { return has(entity, name); })) {
    return true;
  }
  const auto namesakes = namesakes_.find(namesake_key(entity));
  return namesakes != namesakes_.end() && namesakes->second.contains(std::string(lemma));
}

void TakenNames::enter_form(const Entity& entity, std::string_view shown) {
  taken_.insert(taken_key(entity, shown));
}

bool TakenNames::enter(const Entity& entity, std::string_view lemma) {
  const bool is_new = taken_.insert(taken_key(entity, lemma)).second;
  if (!is_wide(entity.scope)) {
    for (const std::string& name : names_of_town(language_, entity, lemma)) {
      enter_form(entity, name);
    }
  }
  constexpr std::size_t kMostNamesakes = 16;  // leaves enough names to draw from
  if (entity.scope.scope != Scope::kSentence) return is_new;
  std::set<std::string>& namesakes = namesakes_[namesake_key(entity)];
  if (namesakes.size() < kMostNamesakes) namesakes.emplace(lemma);
  return is_new;
}

}  // namespace pseudo
