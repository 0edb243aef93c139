#include "lang/de/streets/street_writer.h"

#include <algorithm>

#include "lang/common/typed_form.h"
#include "lang/de/places/place_form.h"
#include "lang/de/places/place_writer.h"
#include "lang/de/spelling.h"
#include "lang/de/streets/street_form.h"
#include "lang/de/streets/street_words.h"
#include "text/casing.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

// Swiss streets have no ß: in other texts they are written as there.
std::string spelt_at_home(std::string street, const Part& part) {
  if ((part.spelling & kSwissSs) != 0 || part.traits.country == "CH") return street;
  for (const std::string_view swiss : {"strasse", "Strasse"}) {
    if (!street.ends_with(swiss)) continue;
    street.resize(street.size() - swiss.size());
    return street.append(swiss.substr(0, 1)).append("traße");
  }
  return street;
}

// The street with its suffix as another wrote its own: "str.", "gässlein", "wegs".
std::string with_suffix_like(const StreetLexicon& streets, std::string street,
                             std::string_view written, bool genitive) {
  const std::string folded = text::fold_key(last_word(street));
  const SuffixMatch match = streets.match(folded, false);
  if (!match) return street;
  const std::size_t letters = street.ends_with("strasse") || street.ends_with("Strasse")
                                  ? std::string_view("strasse").size()
                                  : match.suffix->suffix.size();
  if (street.size() < letters) return street;
  const bool own_word = match.letters == folded.size();
  std::string suffix = text::to_lower(written);
  if (genitive) {
    const auto& genitives = match.suffix->genitives;
    const bool es = suffix.ends_with("es");
    const auto same = std::ranges::find_if(
        genitives, [&](const std::string& other) { return other.ends_with("es") == es; });
    if (genitives.empty()) return street;
    suffix = same == genitives.end() ? genitives.front() : *same;
  } else if (suffix.ends_with('.')) {
    if (match.suffix->abbreviation.empty()) return street;
    suffix = match.suffix->abbreviation;
  } else if (streets.match(text::fold_key(suffix), false).suffix != match.suffix) {
    suffix = match.abbreviated ? suffix : match.suffix->suffix;
    if (!suffix.ends_with('.') && match.suffix->abbreviation == written) suffix = written;
  }
  street.resize(street.size() - letters);
  return street + (own_word ? text::capitalize(suffix) : suffix);
}

}  // namespace

std::optional<std::string> write_street(const Rules& rules, std::string_view lemma,
                                        const PlaceRow* row, const Part& part) {
  if (part.form.get<PlaceForm>() != nullptr) return write_place(rules.grammar, lemma, row, part);
  const StreetForm& form = form_as<StreetForm>(part);
  std::string street = spelt_at_home(std::string(lemma), part);
  if (form.noun_alone) return without_preposition(rules.grammar, street);
  if (!form.suffix.empty()) {
    street = with_suffix_like(rules.streets, std::move(street), form.suffix, form.genitive);
  }
  if (form.adjective_ending.empty()) return street;
  const Adjective adjective = leading_adjective(rules.streets, street);
  return adjective.stem.empty() ? street : with_ending(adjective, form.adjective_ending, street);
}

}  // namespace pseudo::lang::de
