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

// True if the street ends in a Swiss spelling of its suffix: "Seestrasse", "Neue Strasse".
bool ends_swiss(std::string_view street, const StreetSuffix& suffix) {
  return !suffix.swiss.empty() &&
         (street.ends_with(suffix.swiss) || street.ends_with(text::capitalize(suffix.swiss)));
}

// Restores the ß, which Swiss rows of the lexicon lack, in texts of other countries.
std::string spelled_at_home(const StreetLexicon& streets, std::string street, const Part& part) {
  if ((part.spelling & kSwissSs) != 0 || streets.writes_ss(part.traits.country)) {
    return street;
  }
  const SuffixMatch match = streets.match(text::fold_key(last_word(street)), false);
  if (!match || !ends_swiss(street, *match.suffix)) return street;
  const bool capital = !street.ends_with(match.suffix->swiss);
  street.resize(street.size() - match.suffix->swiss.size());
  return street + (capital ? text::capitalize(match.suffix->suffix) : match.suffix->suffix);
}

// The genitive of a suffix with the ending of the text ("wegs", "weges"), else its first genitive.
std::string genitive_like(const NounEndings& nouns, const StreetSuffix& suffix,
                          std::string_view written) {
  const std::string_view ending = nouns.genitive_of(written);
  const auto same = std::ranges::find_if(suffix.genitives, [&](const std::string& genitive) {
    return nouns.genitive_of(genitive) == ending;
  });
  return same == suffix.genitives.end() ? suffix.genitives.front() : *same;
}

// The street with its suffix in the style of another: "str.", "gässlein", "wegs".
std::string with_suffix_like(const Rules& rules, std::string street, std::string_view written,
                             bool genitive) {
  const StreetLexicon& streets = rules.streets;
  const std::string folded = text::fold_key(last_word(street));
  const SuffixMatch match = streets.match(folded, false);
  if (!match) return street;
  const std::size_t letters =
      ends_swiss(street, *match.suffix) ? match.suffix->swiss.size() : match.suffix->suffix.size();
  if (street.size() < letters) return street;
  const bool own_word = match.letters == folded.size();
  std::string suffix = text::to_lower(written);
  if (genitive) {
    if (match.suffix->genitives.empty()) return street;
    suffix = genitive_like(rules.grammar.nouns, *match.suffix, suffix);
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
  std::string street = spelled_at_home(rules.streets, std::string(lemma), part);
  if (form.noun_alone) return without_preposition(rules.grammar, street);
  if (!form.suffix.empty()) {
    street = with_suffix_like(rules, std::move(street), form.suffix, form.genitive);
  }
  if (form.adjective_ending.empty()) return street;
  const Adjective adjective = leading_adjective(rules, street);
  return adjective.stem.empty() ? street : with_ending(adjective, form.adjective_ending, street);
}

}  // namespace pseudo::lang::de
