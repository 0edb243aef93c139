#include "lang/de/places/place_writer.h"

#include <algorithm>

#include "lang/common/typed_form.h"
#include "lang/de/places/place_form.h"
#include "text/casing.h"

namespace pseudo::lang::de {
namespace {

const People* people_of(const Grammar& grammar, std::string_view inhabitant) {
  const auto it = std::ranges::find_if(grammar.peoples, [&](const People& people) {
    return people.singular == inhabitant || people.plural == inhabitant;
  });
  return it == grammar.peoples.end() ? nullptr : &*it;
}

// The form of a people's name for an ending of regular inhabitants, or nullopt if that is
// ambiguous.
std::optional<PeopleForm> form_by_ending(const Grammar& grammar, std::string_view ending) {
  const auto found = std::ranges::find(grammar.inhabitant_forms, ending, &InhabitantForm::ending);
  return found == grammar.inhabitant_forms.end() ? std::nullopt : found->people;
}

std::optional<std::string> people_name(const Grammar& grammar, const People& people,
                                       const PlaceForm& form) {
  const auto wanted = form.people ? form.people : form_by_ending(grammar, form.ending);
  if (!wanted) return std::nullopt;
  switch (*wanted) {
    case PeopleForm::kSingular:
      return people.singular;
    case PeopleForm::kFeminine:
      return people.feminine;
    case PeopleForm::kFemininePlural:
      if (people.feminine_plural.empty()) return std::nullopt;
      return people.feminine_plural;
    case PeopleForm::kPlural:
    case PeopleForm::kDativePlural:
    case PeopleForm::kGenitive:
      return people.plural;
  }
  return std::nullopt;
}

std::string_view regular_ending(const Grammar& grammar, const PlaceForm& form) {
  if (!form.people) return form.ending;
  const auto found =
      std::ranges::find(grammar.inhabitant_forms, form.people, &InhabitantForm::people);
  return found == grammar.inhabitant_forms.end() ? grammar.inhabitant_ending : found->ending;
}

// Derives a word from a place by the row of a table of endings with the longest fitting base.
std::optional<std::string> by_rule(const std::vector<InhabitantRule>& rules, std::string_view core,
                                   const PlaceRow* row) {
  const std::string_view country = row == nullptr ? "" : row->cell(PlaceColumn::kCountry);
  for (const InhabitantRule& rule : rules) {
    if (!core.ends_with(rule.base) || (!rule.country.empty() && rule.country != country)) continue;
    return std::string(core.substr(0, core.size() - rule.base.size())) + rule.inhabitant;
  }
  return std::nullopt;
}

std::optional<std::string> write_inhabitant(const Grammar& grammar, std::string_view lemma,
                                            const PlaceRow* row, const PlaceForm& form) {
  std::string inhabitant = inhabitant_of(grammar, lemma, row);
  if (const People* people = people_of(grammar, inhabitant))
    return people_name(grammar, *people, form);
  if (!inhabitant.ends_with(grammar.inhabitant_ending)) return std::nullopt;
  inhabitant.resize(inhabitant.size() - grammar.inhabitant_ending.size());
  return inhabitant.append(regular_ending(grammar, form));
}

// True for a name that has no natural inhabitant in -er: "São Paulo", "Mandalay".
bool lacks_inhabitant(std::string_view lemma, const PlaceRow* row) {
  if (row == nullptr || !is_of_world(*row)) return false;  // only these are of other languages
  const auto last = static_cast<unsigned char>(lemma.back());
  const bool is_vowel = std::string_view("aiouy").find(lemma.back()) != std::string_view::npos;
  return row->cell(PlaceColumn::kInhabitant).empty() &&
         (is_vowel || last >= 0x80 || lemma.find_first_of(" '’") != std::string_view::npos);
}

bool needs_article(const PlaceRow* row) {
  return row != nullptr && row->cell(PlaceColumn::kConstruction) == "1";
}

// Spells a saint as the text does: "St." remains "St.".
std::string saint_as_written(const Grammar& grammar, std::string name, const PlaceForm& form) {
  const std::string_view saint = grammar.place_names.listed_saint(name);
  if (form.saint.empty() || saint.empty()) return name;
  const bool blank = form.saint.ends_with(' ');
  return form.saint + (blank ? "" : " ") + name.substr(saint.size());
}

// Regions have no adjective by rule ("westallgäuerisch"), only by their column.
bool lacks_adjective(const PlaceRow* row) {
  return row != nullptr && is_region(*row) && row->cell(PlaceColumn::kAdjective).empty();
}

bool shows_no_addition(const PlaceForm& form) {
  const bool is_derived =
      form.kind == PlaceForm::Kind::kInhabitant || form.kind == PlaceForm::Kind::kAdjective;
  return form.addition.empty() && (form.is_short || is_derived);
}

// Shared scopes write a town without an addition ("Krems") as they write it with one.
bool loses_addition(std::string_view original, std::string_view lemma, const PlaceRow* row,
                    const PlaceNames& names) {
  return row != nullptr && row->cell(PlaceColumn::kKind) == "qualified" &&
         names.shape(lemma) == PlaceShape::kQualified &&
         names.shape(original) == PlaceShape::kPlain;
}

// True if `lemma` can replace a place with the name `original`, which usually requires the same
// shape. Any place with an addition can replace a spa or a saint with an addition. A single word
// can replace one of the few regions of two words, as it needs no form that they lack. The shape of
// an inhabitant does not matter: "Haager" for Den Haag.
bool may_replace(const PlaceNames& names, std::string_view lemma, const Part& part,
                 const PlaceRow* row) {
  const std::string_view original = part.lemma;
  const PlaceForm& form = form_as<PlaceForm>(part);
  const PlaceShape shape = names.shape(lemma);
  const PlaceShape wanted = names.shape(original);
  if (names.without_addition(original).size() < original.size()) {
    if (shape == PlaceShape::kPlain) return shows_no_addition(form);
    const auto addition = names.addition(lemma);
    const auto own = names.addition(original);
    const bool is_hidden = shows_no_addition(form) || !own;
    return addition && (is_hidden || !names.can_be_same(addition->noun, own->noun)) &&
           (shape == wanted || shape == PlaceShape::kQualified);
  }
  if (shape == wanted || loses_addition(original, lemma, row, names)) return true;
  const bool is_inhabitant = form_as<PlaceForm>(part).kind == PlaceForm::Kind::kInhabitant;
  if (is_inhabitant && wanted == PlaceShape::kWords && shape == PlaceShape::kPlain) return true;
  const bool region = row != nullptr && is_region(*row);
  const bool other = wanted == PlaceShape::kWords || wanted == PlaceShape::kSaint;  // St. Gallen
  return region && other && shape == PlaceShape::kPlain;
}

}  // namespace

std::string inhabitant_of(const Grammar& grammar, std::string_view lemma, const PlaceRow* row) {
  if (row != nullptr && !row->cell(PlaceColumn::kInhabitant).empty()) {
    return std::string(row->cell(PlaceColumn::kInhabitant));
  }
  const std::string_view core = grammar.place_names.core(lemma);
  const auto own = by_rule(grammar.inhabitant_rules, core, row);
  return own ? *own : std::string(core) + grammar.inhabitant_ending;
}

std::optional<std::string> adjective_of(const Grammar& grammar, std::string_view lemma,
                                        const PlaceRow* row, bool of_inhabitant) {
  if (row != nullptr && !row->cell(PlaceColumn::kAdjective).empty()) {
    return std::string(row->cell(PlaceColumn::kAdjective));
  }
  if (!of_inhabitant) {
    auto adjective = by_rule(grammar.place_adjectives, grammar.place_names.core(lemma), row);
    return adjective ? text::to_lower(*std::move(adjective)) : adjective;
  }
  const std::string inhabitant = inhabitant_of(grammar, lemma, row);
  const PlaceAdjectiveSuffixes& suffixes = grammar.place_adjective_suffixes;
  const auto ends = [&](std::string_view ending) { return inhabitant.ends_with(ending); };
  if (!ends(grammar.inhabitant_ending) || std::ranges::any_of(suffixes.never_after, ends)) {
    return std::nullopt;
  }
  return text::to_lower(inhabitant) + suffixes.regular;
}

namespace {

// The name with or without its addition, as the text has it: "Krems" for "Krems an der Donau".
std::optional<std::string> name_like(const PlaceNames& names, std::string_view lemma,
                                     const PlaceRow* row, const Part& part) {
  const PlaceForm& form = form_as<PlaceForm>(part);
  if (!form.addition.empty()) {
    const auto written = names.written_like(form.addition, lemma);
    return written ? std::optional<std::string>(*written) : std::nullopt;
  }
  if (lemma != part.lemma && loses_addition(part.lemma, lemma, row, names)) {
    return std::string(names.core(lemma));
  }
  if (!form.is_short) return std::string(lemma);
  return std::string(form.keeps_spa ? names.without_addition(lemma) : names.core(lemma));
}

std::optional<std::string> write_adjective(const Grammar& grammar, std::string_view lemma,
                                           const PlaceRow* row, const PlaceForm& form) {
  auto adjective = adjective_of(grammar, lemma, row, form.from_inhabitant);
  if (!adjective) return std::nullopt;
  *adjective += form.ending;
  return form.capital ? text::capitalize(*adjective) : adjective;
}

}  // namespace

std::optional<std::string> write_place(const Grammar& grammar, std::string_view lemma,
                                       const PlaceRow* row, const Part& part) {
  const bool own = lemma == part.lemma;
  const PlaceForm& form = form_as<PlaceForm>(part);
  if (own && !form.original.empty()) return form.original;
  if (own && !form.addition.empty()) return form.addition;
  if (!own && !may_replace(grammar.place_names, lemma, part, row)) return std::nullopt;
  auto name = name_like(grammar.place_names, lemma, row, part);
  if (!name) return std::nullopt;
  switch (form.kind) {
    case PlaceForm::Kind::kGenitive:
      return saint_as_written(grammar, write_genitive(grammar, *std::move(name), form.genitive),
                              form);
    case PlaceForm::Kind::kInhabitant: {
      const bool is_word = grammar.place_names.shape(part.lemma) != PlaceShape::kWords;
      if (!own && is_word && lacks_inhabitant(lemma, row)) return std::nullopt;
      auto inhabitant = write_inhabitant(grammar, lemma, row, form);
      if (!inhabitant) return std::nullopt;
      return saint_as_written(grammar, *std::move(inhabitant), form);
    }
    case PlaceForm::Kind::kAdjective:
      return own || !lacks_adjective(row) ? write_adjective(grammar, lemma, row, form)
                                          : std::nullopt;
    case PlaceForm::Kind::kDativePlural:
      return grammar.nouns.dative_plural(*name);
    case PlaceForm::Kind::kName:
      break;
  }
  const bool is_of_region = part.traits.kind == "region";
  if (!own && row != nullptr && is_of_region && !needs_article(row)) return std::nullopt;
  return saint_as_written(grammar, *std::move(name), form);
}

}  // namespace pseudo::lang::de
