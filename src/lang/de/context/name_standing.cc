#include "lang/de/context/name_standing.h"

#include <string>

#include "lang/de/context/name_among_names.h"
#include "lang/de/context/name_behind_preposition.h"
#include "lang/de/context/name_in_clause.h"
#include "lang/de/context/name_place.h"

namespace pseudo::lang::de {
namespace {

// "Wolfs Auto", "bei Bauers": not "des Wolfs", which is determined.
bool is_genitive(const NamePlace& place) {
  if (!place.folded.ends_with('s') || place.kind != WordClass::kNoun) return false;
  const std::string base = place.folded.substr(0, place.folded.size() - 1);
  const WordClass kind = place.words.class_of(base);
  const bool is_adjective = is_of(kind, kAdjectives);
  if (is_adjective && base.ends_with('e')) return false;  // "Gutes"
  if (kind == WordClass::kTitle || !(is_of(kind, kCounted) || is_adjective)) return false;
  const bool owns =
      place.behind && is_blank(place.behind->gap) && place.words.is_capital(place.behind->span);
  return owns || stands_behind_preposition(place);
}

}  // namespace

bool stands_as_person(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                      ByteSpan word, Category category) {
  const NamePlace place = place_of(rules, lexicons, text, word, category);
  if (place.kind == WordClass::kFunction) return false;
  const bool is_noun = is_determined(place);
  if (!is_noun && is_named_behind_preposition(place)) return true;
  if (!place.words.has_small_letter(word)) return false;
  if (is_bound_to_name(place)) return true;
  if (is_noun || is_part_of_compound(place)) return false;
  return is_genitive(place) || is_among_names(place) || is_who_acts(place) || is_spoken_of(place) ||
         is_object(place);
}

}  // namespace pseudo::lang::de
