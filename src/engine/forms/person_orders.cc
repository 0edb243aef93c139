#include "engine/forms/person_orders.h"

#include <algorithm>
#include <cstddef>
#include <optional>
#include <span>
#include <utility>

#include "engine/forms/skeleton_words.h"
#include "model/category_tree.h"
#include "pseudo/category.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {

using skeleton_words::slice;

namespace {

struct PersonName {
  std::vector<std::string> given;
  std::string family;  // with particles: "von der Heide"
};

bool has_no_words(std::string_view text) { return text::words(text).empty(); }

// Divides the name by the analysis of the language.
PersonName read_parts(std::string_view name, const LanguageModule& language) {
  Mention mention;
  mention.category = Category::kPerson;
  mention.surface = name;
  mention.span = {0, name.size()};
  PersonName person;
  const std::vector<Analysis> analyses = language.analyze({name, std::span(&mention, 1)});
  if (analyses.empty()) return person;
  std::optional<ByteSpan> family;
  constexpr std::size_t kNone = std::string_view::npos;
  std::size_t particle = kNone;  // start of the particles before a family name
  for (const Part& part : analyses.front()) {
    const std::string surface(slice(name, part.span));
    if (part.kind == Part::Kind::kLiteral) {
      const bool is_particle = part.reason == KeptReason::kFunctionWord;
      if (is_particle && particle == kNone) particle = part.span.begin;
      if (!is_particle && !has_no_words(surface)) particle = kNone;
      continue;
    }
    if (is_within(part.category, Category::kGiven)) {
      person.given.push_back(surface);
    } else if (part.category == Category::kFamily) {
      const std::size_t first = particle == kNone ? part.span.begin : particle;
      family = ByteSpan{family ? family->begin : first, part.span.end};
    }
    particle = kNone;
  }
  if (family) person.family = slice(name, *family);
  return person;
}

// Divides the name by the positions of its words.
PersonName read_places(std::string_view name) {
  const std::vector<ByteSpan> words = text::words(name);
  PersonName person;
  if (words.size() < 2) return person;
  const std::size_t comma = name.find(',');
  for (const ByteSpan& word : words) {
    const bool is_family =
        comma == std::string_view::npos ? word == words.back() : word.begin < comma;
    if (is_family) {
      person.family.append(person.family.empty() ? "" : " ").append(slice(name, word));
    } else {
      person.given.emplace_back(slice(name, word));
    }
  }
  return person;
}

std::string initial_of(std::string_view name) {
  std::size_t end = 0;
  text::next(name, end);
  return std::string(name.substr(0, end)) + '.';
}

// The given names, abbreviated from index `first` on.
std::string given_names(const PersonName& person, std::size_t first) {
  std::string names;
  for (std::size_t i = 0; i < person.given.size(); ++i) {
    if (i > 0) names += ' ';
    names += i < first ? person.given[i] : initial_of(person.given[i]);
  }
  return names;
}

// Starts at the first word with a capital; the whole name if there is none.
std::string without_particles(const std::string& family) {
  for (const ByteSpan& word : text::words(family)) {
    std::size_t pos = word.begin;
    if (text::is_upper(text::next(family, pos))) return family.substr(word.begin);
  }
  return family;
}

// Spells a folded form of a family name as the name does: "v. Heide", "Heide" for "von Heide".
std::string as_written(const std::string& form, const std::string& family) {
  std::string written;
  for (const ByteSpan& word : text::words(form)) {
    const std::string key(slice(form, word));
    std::string as_it_stands = key + '.';  // an abbreviation, unless the name has the word
    for (const ByteSpan& other : text::words(family)) {
      if (text::fold_key(slice(family, other)) == key) as_it_stands = slice(family, other);
    }
    written.append(written.empty() ? "" : " ").append(as_it_stands);
  }
  return written;
}

// True if the form consists of words of the name or their first letters, not of respellings.
bool is_shorter(const std::string& form, const std::string& family) {
  return std::ranges::all_of(text::words(form), [&](ByteSpan word) {
    std::size_t first = word.begin;
    text::next(form, first);
    return first == word.end || family.find(slice(form, word)) != std::string::npos;
  });
}

// Shorter forms of a family name: without particles, with abbreviated ones, or half of a double
// name.
std::vector<std::string> shorter_families(const std::string& family,
                                          const LanguageModule& language) {
  std::vector<std::string> shorter;
  const std::vector<ByteSpan> words = text::words(family);
  if (words.size() < 2) return shorter;
  Part part;
  part.category = Category::kFamily;
  part.lemma = family;
  part.key = text::fold_key(family);
  const std::string last = text::fold_key(slice(family, words.back()));
  const bool is_double = family.find(' ') == std::string::npos;
  for (const SearchForm& form : language.search_forms(part, part.category)) {
    if (form.key != part.key && is_shorter(form.key, part.key) &&
        (is_double || form.key.ends_with(last))) {
      shorter.push_back(as_written(form.key, family));
    }
  }
  return shorter;
}

}  // namespace

std::vector<NameOrder> name_orders(std::string_view name, const LanguageModule& language) {
  PersonName person = read_parts(name, language);
  if (person.given.empty() || person.family.empty()) person = read_places(name);
  if (person.given.empty() || person.family.empty()) return {};
  const std::string& first = person.given.front();
  const std::size_t count = person.given.size();
  std::vector<std::pair<std::string, bool>> given{{given_names(person, count), true}};
  given.emplace_back(initial_of(first), false);
  if (count > 1) {
    given.emplace_back(first, false);
    given.emplace_back(given_names(person, 1), false);
    given.emplace_back(given_names(person, 0), false);
  }
  std::vector<NameOrder> orders;
  for (const auto& [names, is_complete] : given) {
    orders.push_back({names + ' ' + person.family, false, is_complete});
    orders.push_back({person.family + ' ' + names, true, is_complete});
  }
  for (const std::string& family : shorter_families(person.family, language)) {
    for (const auto& [names, is_complete] : given) {
      orders.push_back({names + ' ' + family, false, false});
      orders.push_back({family + ' ' + names, true, false});
    }
  }
  orders.push_back({first + ' ' + initial_of(without_particles(person.family)), false, false});
  return orders;
}

}  // namespace pseudo
