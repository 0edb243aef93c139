#include "lang/de/places/derived_places.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/common/typed_form.h"
#include "lang/de/places/place_writer.h"
#include "text/ascii.h"
#include "text/casing.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kShortestRoot = 3;  // bytes of the place inside its adjective

}  // namespace

std::optional<std::string_view> strip_ending(std::string_view folded, std::string_view ending) {
  if (folded.size() < ending.size() + 2) return std::nullopt;
  if (!folded.ends_with(ending)) return std::nullopt;
  return folded.substr(0, folded.size() - ending.size());
}

void keep_irregular(const Grammar& grammar, const PlaceLexicon& lexicon, std::string_view surface,
                    Part& part) {
  const auto row = lexicon.row_of(part.lemma, !part.traits.number.empty());
  const auto own = write_place(grammar, part.lemma, row ? &*row : nullptr, part);
  if (own && text::fold_key(*own) == text::fold_key(surface)) return;
  form_as<PlaceForm>(part).original = natural_case(surface);
}

std::optional<Part> DerivedPlaces::base_of_inhabitant(std::string_view inhabitant,
                                                      std::string_view surface,
                                                      const Context& context) const {
  if (const auto rows = lexicon_.with_inhabitant(inhabitant); !rows.empty()) {
    return finder_.short_form(rows, surface, context);
  }
  std::optional<Part> known;
  for (const auto* rules : {&grammar_.inhabitant_rules, &grammar_.inhabitant_variants}) {
    for (const InhabitantRule& rule : *rules) {
      const std::string& ending = rule.folded_inhabitant;
      const auto stem = strip_ending(inhabitant, ending);
      if (!stem) continue;
      const std::string base = std::string(*stem) + rule.folded_base;
      auto found = finder_.find(base, surface, context);
      const bool named =
          context.mentioned(Category::kCity, base) || context.towns().with_core(base) != nullptr;
      if (found && named) return found;
      if (found && !known) known = std::move(found);
      if (!found && named) {
        std::string lemma(cut_ending(surface, ending));
        return PlaceFinder::make_unknown(natural_case(lemma) + rule.base, surface, context);
      }
    }
  }
  return known;
}

// A people without -er.
std::optional<Part> DerivedPlaces::read_people(std::string_view surface,
                                               const Context& context) const {
  const std::string folded = text::fold_key(surface);
  const std::size_t* const index = grammar_.people_forms.find(folded);
  if (index == nullptr) return std::nullopt;
  std::optional<Part> part = base_of_inhabitant(folded, surface, context);
  if (!part) return std::nullopt;
  const People& people = grammar_.peoples[*index];
  PlaceForm& form = form_as<PlaceForm>(*part);
  form.kind = PlaceForm::Kind::kInhabitant;
  form.saint.clear();
  if (folded == people.folded_feminine_plural) {
    form.people = PeopleForm::kFemininePlural;
  } else if (folded == people.folded_feminine) {
    form.people = PeopleForm::kFeminine;
  } else {
    form.people = folded == people.folded_singular ? PeopleForm::kSingular : PeopleForm::kPlural;
  }
  return part;
}

// The place of an unknown inhabitant, which is given without its ending.
std::string DerivedPlaces::unknown_base(std::string inhabitant) const {
  const std::string lower = text::to_lower(inhabitant);
  for (const InhabitantRule& rule : grammar_.inhabitant_rules) {
    if (!rule.unknown) continue;
    const std::string_view stem = cut_ending(rule.inhabitant, grammar_.inhabitant_ending);
    if (lower.ends_with(stem) && rule.base.starts_with(stem)) {
      return inhabitant + rule.base.substr(stem.size());
    }
  }
  return inhabitant;
}

std::optional<Part> DerivedPlaces::read_inhabitant(std::string_view surface, const Context& context,
                                                   bool known_only) const {
  if (auto people = read_people(surface, context)) return people;
  const std::string folded = text::fold_key(surface);
  for (const InhabitantForm& form : grammar_.inhabitant_forms) {
    const auto stem = strip_ending(folded, form.folded);
    if (!stem) continue;
    const bool has_capital = std::ranges::any_of(form.ending, text::is_ascii_upper);  // "erInnen"
    if (has_capital && !surface.ends_with(form.ending)) continue;
    const std::string inhabitant = std::string(*stem) + grammar_.inhabitant_ending;
    const std::string lemma(cut_ending(surface, form.ending));
    std::optional<Part> part =
        base_of_inhabitant(inhabitant, lemma + grammar_.inhabitant_ending, context);
    if (!part && !known_only) {
      part = PlaceFinder::make_unknown(unknown_base(lemma), surface, context);
    }
    if (!part) continue;
    form_as<PlaceForm>(*part).kind = PlaceForm::Kind::kInhabitant;
    form_as<PlaceForm>(*part).ending = form.ending;
    keep_irregular(grammar_, lexicon_, surface, *part);
    return part;
  }
  return std::nullopt;
}

// The known place of a folded adjective without ending ("hamburgisch").
std::optional<Part> DerivedPlaces::base_of_adjective(std::string_view stem,
                                                     std::string_view surface,
                                                     const Context& context) const {
  if (const auto rows = lexicon_.with_adjective(stem); !rows.empty()) {
    return finder_.short_form(rows, surface, context);
  }
  const PlaceAdjectiveSuffixes& suffixes = grammar_.place_adjective_suffixes;
  if (stem.ends_with(suffixes.regular)) return base_in_isch(stem, surface, context);
  const std::string_view root = cut_ending(stem, suffixes.brief);
  if (root.size() < kShortestRoot) return std::nullopt;
  return finder_.find(root, surface, context);  // "Hallesch"
}

std::optional<Part> DerivedPlaces::base_in_isch(std::string_view stem, std::string_view surface,
                                                const Context& context) const {
  const std::string_view root = cut_ending(stem, grammar_.place_adjective_suffixes.regular);
  if (auto part = finder_.find(root, surface, context)) return part;
  for (const InhabitantRule& rule : grammar_.place_adjectives) {  // "göppingisch"
    const auto base = strip_ending(stem, rule.folded_inhabitant);
    if (!base) continue;
    auto part = finder_.find(std::string(*base) + rule.folded_base, surface, context);
    if (part) return part;
  }
  return base_of_inhabitant(root, surface, context);
}

// The name of an unknown place from its adjective, whose folded form without ending is `stem`. ""
// if nothing would remain.
std::string DerivedPlaces::unknown_base_of_adjective(std::string_view surface,
                                                     std::string_view stem,
                                                     std::string_view ending) const {
  const PlaceAdjectiveSuffixes& suffixes = grammar_.place_adjective_suffixes;
  const bool regular = stem.ends_with(suffixes.regular);
  const std::string_view suffix = regular ? suffixes.regular : suffixes.brief;
  const std::string_view root = cut_ending(stem, suffix);
  if (root.size() < kShortestRoot) return {};
  std::string_view name = cut_ending(cut_ending(surface, ending), suffix);
  const std::string_view inhabitant = grammar_.inhabitant_ending;
  if (regular && root.ends_with(inhabitant) && root.size() >= inhabitant.size() + kShortestRoot) {
    name = cut_ending(name, inhabitant);
  }
  return text::capitalize(name);
}

std::optional<Part> DerivedPlaces::read_adjective(std::string_view surface, const Context& context,
                                                  bool known_only) const {
  const std::string folded = text::fold_key(surface);
  const PlaceAdjectiveSuffixes& suffixes = grammar_.place_adjective_suffixes;
  if (folded.find(suffixes.brief) == std::string::npos) return std::nullopt;
  std::vector<std::string_view> endings(grammar_.adjectives.all().begin(),
                                        grammar_.adjectives.all().end());
  endings.emplace_back();
  for (const std::string_view ending : endings) {
    if (!folded.ends_with(ending)) continue;
    const auto stem = std::string_view(folded).substr(0, folded.size() - ending.size());
    if (!stem.ends_with(suffixes.brief)) continue;
    std::optional<Part> part = base_of_adjective(stem, surface, context);
    if (!part && !known_only) {
      const std::string lemma = unknown_base_of_adjective(surface, stem, ending);
      if (!lemma.empty()) part = PlaceFinder::make_unknown(lemma, surface, context);
    }
    if (!part) continue;
    PlaceForm& form = form_as<PlaceForm>(*part);
    form.kind = PlaceForm::Kind::kAdjective;
    form.saint.clear();
    form.capital = starts_with_upper(surface) && !is_all_upper(surface);
    // "trierisch" derives from Trier itself.
    const std::string& inhabitant = grammar_.inhabitant_ending;
    form.from_inhabitant =
        stem.ends_with(inhabitant + suffixes.regular) && !part->key.ends_with(inhabitant);
    form.ending = ending;
    keep_irregular(grammar_, lexicon_, surface, *part);
    return part;
  }
  return std::nullopt;
}

}  // namespace pseudo::lang::de
