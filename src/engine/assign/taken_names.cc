#include "engine/assign/taken_names.h"

#include <algorithm>
#include <cstddef>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "text/fold.h"
#include "text/word_units.h"
#include "text/words.h"

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

// The names of a town of several words: "Bad Gams" and "Gams", without forms that are derived from
// them.
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

// True if words in a row are a name that is taken. Asked of every candidate, thus without the
// language, whose forms would take longer.
bool TakenNames::has_part(const Entity& entity, std::string_view lemma) const {
  // With so many towns the search for one without a common word would take quadratic time.
  constexpr std::size_t kMostTowns = 64;
  if (has_one_word(lemma) || towns_ > kMostTowns) return false;
  const std::string folded = text::fold_key(lemma);
  const std::vector<ByteSpan> words = text::words(folded);
  constexpr std::size_t kMostWords = 8;
  if (words.size() > kMostWords) return false;
  for (std::size_t first = 0; first < words.size(); ++first) {
    for (std::size_t last = first; last < words.size(); ++last) {
      const std::size_t begin = words[first].begin;
      if (has(entity, std::string_view(folded).substr(begin, words[last].end - begin))) return true;
    }
  }
  return false;
}

bool TakenNames::excludes(const Entity& entity, std::string_view lemma) const {
  return is_used(entity, lemma) || (entity.category == Category::kCity && has_part(entity, lemma));
}

bool TakenNames::is_used(const Entity& entity, std::string_view lemma) const {
  if (has(entity, lemma)) return true;
  const auto namesakes = namesakes_.find(namesake_key(entity));
  return namesakes != namesakes_.end() && namesakes->second.contains(std::string(lemma));
}

void TakenNames::enter_form(const Entity& entity, std::string_view shown) {
  taken_.insert(taken_key(entity, shown));
}

bool TakenNames::enter(const Entity& entity, std::string_view lemma) {
  const bool is_new = taken_.insert(taken_key(entity, lemma)).second;
  if (entity.category == Category::kCity) ++towns_;
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
