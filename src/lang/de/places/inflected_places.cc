#include "lang/de/places/inflected_places.h"

#include <algorithm>
#include <string>

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

}  // namespace

std::optional<Part> InflectedPlaces::read_genitive(std::string_view surface, std::size_t begin,
                                                   const Context& context, bool known_only) const {
  const std::string folded = text::fold_key(surface);
  for (const std::string_view ending : {"es", "'s", "s", "'"}) {
    const auto stem = strip_ending(folded, ending);
    if (!stem || (ending == "'" && !grammar_.ends_in_sibilant(*stem))) continue;
    if (ending == "s" && grammar_.ends_in_sibilant(*stem)) continue;
    const std::string_view lemma = cut_ending(surface, ending);
    std::optional<Part> part = finder_.find(*stem, lemma, context);
    if (!part &&
        (context.mentioned(Category::kCity, *stem) || ending.front() == '\'' ||
         (!known_only && ending == "s" && context.noun_follows(begin + surface.size(), false) &&
          context.agreement(begin).allowed == 0))) {
      part = PlaceFinder::make_unknown(lemma, lemma, context);
    }
    if (!part) continue;
    PlaceForm& form = form_as<PlaceForm>(*part);
    form.kind = PlaceForm::Kind::kGenitive;
    const std::string written = text::to_lower(surface.substr(lemma.size()));
    if (ending == "'") {
      form.genitive = {"s", written};
    } else {
      form.genitive = {written, std::string(ending == "es" ? ending : context.apostrophe())};
    }
    return part;
  }
  if (const auto stem = strip_ending(folded, "n")) {  // "in den Niederlanden"
    auto part = finder_.find(*stem, cut_ending(surface, "n"), context);
    if (part && part->traits.number == "pl") {
      form_as<PlaceForm>(*part).kind = PlaceForm::Kind::kDativePlural;
      return part;
    }
  }
  return std::nullopt;
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
    if (!is_region(row) || row.cell(PlaceColumn::kArticle) != "1") return false;
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
