#include "lang/de/context/name_in_clause.h"

#include <cstddef>

namespace pseudo::lang::de {
namespace {

bool ends_clause(const NamePlace& place, std::size_t pos) {
  return pos == place.words.text().size() ||
         std::string_view(".,;!?:)\r\n").find(place.words.text()[pos]) != std::string_view::npos;
}

// "Kurz sagt er": whoever acts stands behind the verb.
bool has_subject_behind(const NamePlace& place) {
  const auto second = second_behind(place);
  return second && is_blank(second->gap) &&
         (place.words.has_role(second->folded, "subject") ||
          (!is_of(place.kind, kCounted) && place.words.is_capital(second->span)));
}

// "Koch sagt".
bool speaks(const NamePlace& place) {
  return !is_bare_without_name(place) && is_followed_by(place, "speaks") &&
         !has_subject_behind(place);
}

// "Koch hat", "Koch prüft den Plan".
bool acts(const NamePlace& place) {
  if (!is_followed_by(place, "auxiliary") && !is_followed_by(place, "acts")) return false;
  if (has_subject_behind(place)) return false;
  if (is_of(place.kind, kCounted)) return true;
  if (!is_of(place.kind, kAdjectives) || !is_followed_by(place, "acts")) return false;
  const auto second = second_behind(place);
  return !second || place.words.has_role(second->folded, "object") ||
         place.words.rules().grammar.determiners.contains(second->folded);
}

// "Kurz hat abgesagt", "Sommer wird den Vertrag prüfen": what only a person does ends the clause.
bool acts_surely(const NamePlace& place) {
  const bool has = is_followed_by(place, "auxiliary");
  const bool becomes = is_followed_by(place, "becomes");
  if ((!has && !becomes) || is_bare_without_name(place)) return false;
  if (becomes && place.kind == WordClass::kNoun) return false;
  const auto is_end = [&](const Beside& word) {
    return place.words.has_role(word.folded, "does") ||
           (has && place.words.has_role(word.folded, "done"));
  };
  constexpr std::size_t kMost = 12;  // words of a clause
  std::size_t pos = place.behind->span.end;
  for (std::size_t i = 0; i < kMost; ++i) {
    const auto word = place.words.behind(pos);
    if (!word || !is_blank(word->gap)) return false;
    const bool ends = is_end(*word);
    if (i == 0 && !ends && !place.words.has_role(word->folded, "object")) return false;
    if (i > 0 && place.words.has_role(word->folded, "subject")) return false;
    pos = word->span.end;
    if (ends && ends_clause(place, pos)) return true;
  }
  return false;
}

}  // namespace

bool is_who_acts(const NamePlace& place) {
  return speaks(place) || acts(place) || acts_surely(place);
}

bool is_object(const NamePlace& place) {
  if (!place.before || !is_blank(place.before->gap) || is_followed_by(place, "becomes"))
    return false;
  if (is_paired_with_noun(place)) return false;
  const std::string& folded = place.before->folded;
  const bool is_named = is_of(place.kind, kLiving) || is_of(place.kind, kAdjectives);
  const bool is_behind_verb =
      place.words.has_role(folded, "auxiliary") || place.words.has_role(folded, "leads");
  if (is_named && is_behind_verb && !place.words.is_capital(place.before->span)) {
    return !is_plural_behind(place, folded);
  }
  if (!place.words.has_role(folded, "speaks")) return false;
  if (is_of(place.kind, kAdjectives))
    return ends_clause(place, place.word.end);  // "schrieb: Dunkel ist es"
  return is_named || place.kind == WordClass::kTitle;
}

}  // namespace pseudo::lang::de
