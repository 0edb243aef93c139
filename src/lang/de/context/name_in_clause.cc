#include "lang/de/context/name_in_clause.h"

#include <cstddef>

namespace pseudo::lang::de {
namespace {

// True if the subject follows the verb: "Kurz sagt er".
bool has_subject_behind(const NamePlace& place) {
  const auto second = second_behind(place);
  return second && is_blank(second->gap) &&
         (place.words.has_role(second->folded, "subject") ||
          (!is_of(place.kind, kCounted) && place.words.is_capital(second->span) &&
           !place.words.has_role(second->folded, "object")));
}

// True for "Koch sagt".
bool speaks(const NamePlace& place) {
  return !is_bare_without_name(place) && is_followed_by(place, "speaks") &&
         !has_subject_behind(place);
}

// True for "Koch hat", "Koch prüft den Plan".
bool acts(const NamePlace& place) {
  if (!is_followed_by(place, "auxiliary") && !is_followed_by(place, "acts")) return false;
  if (has_subject_behind(place)) return false;
  if (is_of(place.kind, kCounted)) return true;
  if (!is_of(place.kind, kAdjectives) || !is_followed_by(place, "acts")) return false;
  const auto second = second_behind(place);
  return !second || place.words.has_role(second->folded, "object") ||
         place.words.rules().grammar.determiners.contains(second->folded);
}

bool has_no_other_subject(const NamePlace& place, std::size_t pos);

// True if a word for a time must be the subject, because the clause has no other one:
// "Freitag meldet sich", "Sommer prüft den Plan".
bool time_acts(const NamePlace& place) {
  return place.kind == WordClass::kTime && is_followed_by(place, "acts") &&
         begins_sentence(place.words.text(), place.word.begin) &&
         has_no_other_subject(place, place.behind->span.end);
}

constexpr std::size_t kMostOfClause = 12;  // words

// True for prepositions, also with an article: "in", "im".
bool is_preposition(const NamePlace& place, const Beside& word) {
  const Grammar& grammar = place.words.rules().grammar;
  if (grammar.prepositions.contains(word.folded)) return true;
  const DeterminerWord* const determiner = grammar.determiners.find(word.folded);
  return determiner != nullptr && determiner->kind == "contracted";
}

// The word that must end a clause: "abgesagt" after "hat", "krank" after "ist".
struct ClauseEnd {
  bool done = false;
  bool does = false;
  bool state = false;
  bool of_question = false;  // the subject follows the verb
};

bool is_end(const NamePlace& place, const Beside& word, const ClauseEnd& end) {
  return (end.done && place.words.has_role(word.folded, "done")) ||
         (end.does && place.words.has_role(word.folded, "does")) ||
         (end.state && place.words.has_role(word.folded, "state"));
}

// True if the clause from `pos` on ends in an action of a person ("hat sich ... gemeldet") and
// contains no other subject.
bool ends_in_act(const NamePlace& place, std::size_t pos, const ClauseEnd& end) {
  const auto& determiners = place.words.rules().grammar.determiners;
  bool after_adverb = false;
  for (std::size_t i = 0; i < kMostOfClause; ++i) {
    const auto word = place.words.behind(pos);
    if (!word || !is_blank(word->gap)) return false;
    const bool ends = is_end(place, *word, end);
    const bool may_stand = place.words.has_role(word->folded, "object");
    const bool is_article = determiners.contains(word->folded);
    const bool goes_on = may_stand || is_preposition(place, *word) ||
                         (end.of_question && is_article && place.kind != WordClass::kNoun);
    if (i == 0 && !ends && !goes_on) return false;
    if (i > 0 && place.words.has_role(word->folded, "subject")) return false;
    // "Freitag ist leider Huber krank"
    if (after_adverb && place.kind == WordClass::kTime && place.words.is_capital(word->span)) {
      return false;
    }
    after_adverb = may_stand && !is_article && !is_preposition(place, *word);
    pos = word->span.end;
    if (ends && ends_clause(place, pos)) return true;
  }
  return false;
}

// True for "Kurz hat abgesagt", "Sommer wird den Vertrag prüfen", "Engel ist seit gestern krank".
bool acts_surely(const NamePlace& place) {
  const bool has = is_followed_by(place, "auxiliary");
  const bool becomes = is_followed_by(place, "becomes");
  const bool is = is_followed_by(place, "is") && !becomes;
  if ((!has && !becomes && !is) || is_bare_without_name(place)) return false;
  if (becomes && place.kind == WordClass::kNoun) return false;
  return ends_in_act(place, place.behind->span.end,
                     {.done = has && !is, .does = !is, .state = is, .of_question = false});
}

// True for "Hat Stark zugesagt?", "Hat sich Herbst gemeldet?", "Das hat Pfeffer geschrieben".
bool acts_behind_verb(const NamePlace& place) {
  if (is_bare_without_name(place) || !place.before || !is_blank(place.before->gap)) return false;
  auto verb = place.before;
  if (place.words.has_role(verb->folded, "object")) verb = place.words.before(verb->span.begin);
  if (!verb || !is_blank(verb->gap) || !place.words.has_role(verb->folded, "auxiliary")) {
    return false;
  }
  const auto front = place.words.before(verb->span.begin);
  const bool is_question = begins_sentence(place.words.text(), verb->span.begin);
  if (!is_question &&
      !(front && is_blank(front->gap) && place.words.has_role(front->folded, "front")))
    return false;
  return ends_in_act(place, place.word.end,
                     {.done = true, .does = true, .state = false, .of_question = true});
}

// True if no word of the clause from `pos` on can be its subject: no pronoun, no noun without a
// preposition, and no article without one.
bool has_no_other_subject(const NamePlace& place, std::size_t pos) {
  const Grammar& grammar = place.words.rules().grammar;
  bool is_led = false;  // by a preposition, up to its noun
  for (std::size_t i = 0; i < kMostOfClause && !ends_clause(place, pos); ++i) {
    const auto word = place.words.behind(pos);
    if (!word || !is_blank(word->gap)) return false;
    pos = word->span.end;
    const bool is_time = place.words.class_of(word->folded) == WordClass::kTime;
    if (is_preposition(place, *word)) {
      is_led = true;
    } else if (place.words.is_capital(word->span)) {
      if (!is_led && !is_time) return false;
      is_led = false;
    } else if (!is_led && !place.words.has_role(word->folded, "object") &&
               (grammar.determiners.contains(word->folded) ||
                place.words.has_role(word->folded, "subject"))) {
      return false;
    }
  }
  return ends_clause(place, pos);
}

// True for "Kurz kommt nicht", "Fuchs war auch dabei", if the clause has no other subject.
bool comes(const NamePlace& place) {
  if (!is_of(place.kind, kCounted) && !is_of(place.kind, kAdjectives)) return false;
  const auto second = place.behind ? second_behind(place) : std::nullopt;
  if (is_followed_by(place, "comes")) {
    if (ends_clause(place, place.behind->span.end)) return true;
    return second && is_blank(second->gap) && has_no_other_subject(place, place.behind->span.end);
  }
  if (!is_followed_by(place, "is") || is_followed_by(place, "becomes")) return false;
  std::size_t pos = place.behind->span.end;
  for (auto word = second; word && is_blank(word->gap); word = place.words.behind(pos)) {
    pos = word->span.end;
    if (place.words.has_role(word->folded, "place")) return ends_clause(place, pos);
    if (!place.words.has_role(word->folded, "object")) return false;
  }
  return false;
}

// True for the plural of a family name: "Bauers haben ein Haus", "Sommers kommen am Freitag".
bool act_together(const NamePlace& place) {
  if (place.kind != WordClass::kNoun || !place.folded.ends_with('s')) return false;
  if (!is_followed_by(place, "comes_all") || place.words.has_role(place.folded, "plural")) {
    return false;
  }
  const WordClass base = place.words.class_of(place.folded.substr(0, place.folded.size() - 1));
  if (is_of(base, kLiving) || base == WordClass::kTitle || is_of(base, kAdjectives)) return true;
  return (base == WordClass::kThing || base == WordClass::kTime) &&
         has_no_other_subject(place, place.behind->span.end);
}

// True for "Das sagt auch Stein."
bool is_named_at_end(const NamePlace& place) {
  if (!is_preceded_by(place, "object") || !ends_clause(place, place.word.end)) return false;
  const auto verb = place.words.before(place.before->span.begin);
  const bool is_one = (is_of(place.kind, kCounted) && place.kind != WordClass::kPeople) ||
                      is_of(place.kind, kAdjectives);
  return is_one && verb && is_blank(verb->gap) &&
         (place.words.has_role(verb->folded, "speaks") ||
          place.words.has_role(verb->folded, "acts"));
}

}  // namespace

bool is_who_acts(const NamePlace& place) {
  return speaks(place) || acts(place) || time_acts(place) || acts_surely(place) ||
         acts_behind_verb(place) || comes(place) || act_together(place);
}

bool is_object(const NamePlace& place) {
  if (!place.before || !is_blank(place.before->gap) || is_followed_by(place, "becomes"))
    return false;
  if (is_paired_with_noun(place)) return false;
  if (is_named_at_end(place)) return true;
  const std::string& folded = place.before->folded;
  const bool is_named = is_of(place.kind, kLiving) || is_of(place.kind, kAdjectives);
  if (place.kind == WordClass::kThing && ends_clause(place, place.word.end) &&
      place.words.has_role(folded, "auxiliary")) {
    return true;
  }
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
