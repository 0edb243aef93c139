#include "lang/de/places/inflected_places.h"

#include <algorithm>
#include <string>
#include <utility>

#include "lang/common/tokens.h"
#include "lang/common/typed_form.h"
#include "lang/de/places/derived_places.h"
#include "text/casing.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

unsigned gender_bit(std::string_view gender) {
  return gender == "f" ? kFeminineBit : gender == "m" ? kMasculineBit : kNeuterBit;
}

// A genitive ending with its variant after other sounds. `written`: as in the text.
Endings variants_of(const GenitiveEnding& genitive, std::string written, const Context& context) {
  if (genitive.after == After::kSibilant) {
    return {std::string(context.grammar().nouns.plain_genitive()), std::move(written)};
  }
  const bool anywhere = genitive.after == After::kAny && !genitive.has_apostrophe();
  return {std::move(written), anywhere ? genitive.ending : std::string(context.apostrophe())};
}

}  // namespace

std::optional<Part> InflectedPlaces::read_genitive(std::string_view surface, std::size_t begin,
                                                   const Context& context, bool known_only) const {
  const std::string folded = text::fold_key(surface);
  // "des Quarzwalds": the article can only be a genitive.
  const auto behind_genitive = [&] {
    const Agreement agreement = context.agreement(begin);
    return agreement.certain_case && agreement.grammatical_case == Case::kGenitive &&
           (agreement.allowed & (kMasculineBit | kNeuterBit)) != 0;
  };
  for (const GenitiveEnding& genitive : grammar_.nouns.genitives()) {
    const auto stem = strip_ending(folded, genitive.ending);
    if (!stem) continue;
    const bool sibilant = grammar_.ends_in_sibilant(*stem);
    if (genitive.after == (sibilant ? After::kOther : After::kSibilant)) continue;
    const std::string_view lemma = cut_ending(surface, genitive.ending);
    std::optional<Part> part = finder_.find(*stem, lemma, context);
    if (!part && (context.mentioned(Category::kCity, *stem) || genitive.has_apostrophe() ||
                  (!known_only && genitive.after == After::kOther &&
                   context.noun_follows(begin + surface.size(), false) &&
                   context.agreement(begin).allowed == 0))) {
      part = PlaceFinder::make_unknown(lemma, lemma, context);
    }
    if (!part && !known_only && behind_genitive()) {
      part = PlaceFinder::make_unknown(lemma, lemma, context);
      set_region_traits(lemma, begin, context, *part);
    }
    if (!part) continue;
    PlaceForm& form = form_as<PlaceForm>(*part);
    form.kind = PlaceForm::Kind::kGenitive;
    form.genitive = variants_of(genitive, text::to_lower(surface.substr(lemma.size())), context);
    return part;
  }
  return read_dative_plural(surface, folded, context);
}

// "in den Niederlanden".
std::optional<Part> InflectedPlaces::read_dative_plural(std::string_view surface,
                                                        std::string_view folded,
                                                        const Context& context) const {
  const std::string_view nominative = grammar_.nouns.without_dative_plural(folded);
  const auto stem = strip_ending(folded, folded.substr(nominative.size()));
  if (!stem || stem->size() == folded.size()) return std::nullopt;
  auto part = finder_.find(*stem, cut_ending(surface, folded.substr(stem->size())), context);
  if (!part || part->traits.number != "pl") return std::nullopt;
  form_as<PlaceForm>(*part).kind = PlaceForm::Kind::kDativePlural;
  return part;
}

void set_region_traits(std::string_view surface, std::size_t begin, const Context& context,
                       Part& part) {
  const Agreement agreement = context.agreement(begin);
  if (agreement.allowed == 0 || agreement.has_adjective ||
      agreement.determiner_kind == "possessive") {
    return;
  }
  part.traits.kind = "region";
  part.traits.number = agreement.allowed == kPluralBit ? "pl" : "sg";
  const std::string_view by_ending =
      Grammar::by_ending(context.grammar().region_endings, text::fold_key(surface));
  if (!by_ending.empty() && (agreement.allowed & gender_bit(by_ending)) != 0) {
    part.traits.gender = by_ending;
  } else if (agreement.allowed & kNeuterBit) {
    part.traits.gender = "n";
  } else {
    part.traits.gender = agreement.allowed & kFeminineBit ? "f" : "m";
  }
}

std::optional<Part> InflectedPlaces::read_region(const PlaceRows& rows, std::string_view surface,
                                                 std::string_view folded, std::size_t begin,
                                                 const Context& context) const {
  std::optional<Agreement> agreement;  // few names need it
  const auto allowed = [&] {
    if (!agreement) agreement = context.agreement(begin);
    return agreement->allowed;
  };
  const auto fits = [&](const PlaceRow& row) {
    if (!is_region(row) || row.cell(PlaceColumn::kConstruction) != "1") return false;
    if (row.cell(PlaceColumn::kNumber) == "pl") return (allowed() & kPluralBit) != 0;
    return (allowed() & gender_bit(row.cell(PlaceColumn::kGender))) != 0;
  };
  const auto fitting = std::ranges::find_if(rows, fits);
  std::optional<PlaceRow> region;
  if (fitting != rows.end()) region = *fitting;
  const bool inflected = rows.empty() && folded.find(' ') != std::string_view::npos;
  if (inflected) {
    const PlaceRows found = lexicon_.with_inflected_adjective(folded);
    if (!found.empty()) region = found.front();
  }
  if (!region) return std::nullopt;
  Part part = finder_.make(*region, surface, false, context);
  if (part.traits.number == "pl" && context.agreement(begin).plural_dative) {
    form_as<PlaceForm>(part).kind = PlaceForm::Kind::kDativePlural;
  }
  if (inflected) keep_irregular(grammar_, lexicon_, surface, part);
  return part;
}

}  // namespace pseudo::lang::de
