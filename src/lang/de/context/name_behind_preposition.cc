#include "lang/de/context/name_behind_preposition.h"

#include <cstddef>

#include "text/ascii.h"

namespace pseudo::lang::de {
namespace {

// True for idioms such as "von Kopf zu Kopf", "von Klein auf".
bool is_turned(const NamePlace& place) {
  if (!is_followed_by(place, "turns")) return false;
  const auto second = second_behind(place);
  return is_of(place.kind, kAdjectives) || (second && second->folded == place.folded);
}

// True for "Mail an VOGEL". A short word in capitals is an abbreviation, and in a line of capitals
// they are not significant.
bool is_written_as_name(const NamePlace& place) {
  constexpr std::size_t kMost = 4;  // bytes
  return place.words.has_small_letter(place.word) ||
         (place.word.size() > kMost && place.words.has_small_letter(place.before->span));
}

// True for "an Block 3", "von Teich B", "von April 2019".
bool is_counted_behind(const NamePlace& place) {
  if (!place.behind) return false;
  const std::string_view next = place.words.slice(place.behind->span);
  if (text::is_ascii_digit(next.front())) {
    return place.behind->gap.find_first_of("\n.;:!?") == std::string_view::npos;
  }
  return is_blank(place.behind->gap) && next.size() == 1 && !place.is_given;
}

// True for "von Kopf zu Kopf", "von Rosa zu Blau".
bool is_turned_to_noun(const NamePlace& place) {
  const bool connects =
      place.behind && place.words.rules().grammar.connectors.contains(place.behind->folded);
  return !connects && is_turned(place);
}

// True before a noun that is not a name: "an Koch und Kellner", "mit Rosa Schleife".
bool is_before_noun(const NamePlace& place) {
  const auto is_noun = [&](const Beside& word) {
    return place.words.is_capital(word.span) && place.words.has_small_letter(word.span) &&
           !is_known_name(place.words.rules(), word.folded);
  };
  const auto member = place.words.member_behind(place.word);
  if (member) {
    const WordClass kind = place.words.class_of(member->folded);
    const bool is_alike =
        kind == place.kind && (kind == WordClass::kTime || kind == WordClass::kColour);
    if (is_alike || (!place.behind->gap.starts_with(',') && is_noun(*member))) return true;
    if (!place.is_given && is_paired_with_noun(place)) return true;
  }
  return place.kind == WordClass::kColour && place.behind && is_blank(place.behind->gap) &&
         is_noun(*place.behind);
}

// True for ranges of time: "von August bis Oktober", "von Mai an", "von Mai, Juni".
bool is_in_range(const NamePlace& place) {
  if (!place.behind) return false;
  const Grammar& grammar = place.words.rules().grammar;
  const std::string& folded = place.behind->folded;
  const bool goes_on =
      place.words.has_role(folded, "turns") || grammar.prepositions.contains(folded);
  if (is_blank(place.behind->gap) && goes_on && !grammar.connectors.contains(folded)) return true;
  const bool is_time = place.words.class_of(folded) == WordClass::kTime;
  return is_time && place.words.is_capital(place.behind->span);
}

// False if a given name that is also a month is a time here: "für August", "Ende von August".
bool is_no_time(const NamePlace& place) {
  if (place.words.has_role(place.before->folded, "spans")) return false;
  const auto second = place.words.before(place.before->span.begin);
  if (second && is_blank(second->gap) && place.words.has_role(second->folded, "part")) return false;
  return !is_in_range(place);
}

}  // namespace

bool is_spoken_of(const NamePlace& place) {
  if (!stands_behind_preposition(place) || is_bare_without_name(place)) return false;
  if (!place.words.has_role(place.before->folded, "beside")) return false;
  const auto second = place.words.before(place.before->span.begin);
  if (second && is_blank(second->gap) && place.words.has_role(second->folded, "gives")) {
    // "Rechnung für Mai" names a month, but "Rechnung von Mai" may name a person.
    return place.kind != WordClass::kTime || (!is_counted_behind(place) && !is_in_range(place) &&
                                              (place.is_given || !is_preceded_by(place, "spans")));
  }
  if (is_turned(place) || is_paired_with_noun(place)) return false;
  if (place.kind == WordClass::kQuality) return true;
  const bool is_before_name =
      place.behind && is_blank(place.behind->gap) && place.words.is_capital(place.behind->span);
  if (place.kind == WordClass::kTitle) return !is_before_name;  // "von König Ludwig"
  return is_of(place.kind, kLiving) && !is_plural_behind(place, place.before->folded);
}

bool is_named_behind_preposition(const NamePlace& place) {
  if (!stands_behind_preposition(place) || !place.words.has_role(place.before->folded, "beside"))
    return false;
  if (is_bare_without_name(place) || is_part_of_compound(place) || !is_written_as_name(place))
    return false;
  if (is_counted_behind(place) || is_turned_to_noun(place) || is_before_noun(place)) return false;
  if (place.is_given) return place.kind != WordClass::kTime || is_no_time(place);
  const auto* const address = place.words.rules().grammar.address_words.find(place.before->folded);
  if (address == nullptr || address->role != AddressRole::kAddress) return false;
  return (is_of(place.kind, kLiving) || place.kind == WordClass::kThing) &&
         !is_plural_behind(place, place.before->folded);
}

}  // namespace pseudo::lang::de
