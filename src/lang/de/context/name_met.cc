#include "lang/de/context/name_met.h"

#include <cstddef>

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kWordsOfClause = 8;  // words of a clause to search on each side

// Returns the verb before the name, skipping adverbs: "frag" in "frag doch mal Klein".
std::optional<Beside> verb_before(const NamePlace& place) {
  auto verb = place.before;
  for (std::size_t i = 0; i < kWordsOfClause && verb && is_blank(verb->gap); ++i) {
    if (!place.words.has_role(verb->folded, "object")) return verb;
    verb = place.words.before(verb->span.begin);
  }
  return std::nullopt;
}

bool is_one(const NamePlace& place) {
  return is_of(place.kind, kAdjectives) ||
         (is_of(place.kind, kCounted) && place.kind != WordClass::kPeople);
}

// True for objects of an imperative: "Frag Klein, ob", "Ruf bitte Busch an".
bool is_behind_asking(const NamePlace& place) {
  const auto verb = verb_before(place);
  if (!verb || !place.words.has_role(verb->folded, "meets") || is_paired_with_noun(place)) {
    return false;
  }
  return is_one(place) && (!place.words.is_capital(verb->span) ||
                           begins_sentence(place.words.text(), verb->span.begin));
}

bool ends_clause_with(const NamePlace& place, const Beside& word, std::string_view role) {
  return is_blank(word.gap) && place.words.has_role(word.folded, role) &&
         ends_clause(place, word.span.end);
}

// True if a verb that takes a person ends the clause after the name: "Kannst du Klein fragen?",
// "habe gestern Wolf getroffen".
bool is_before_asking(const NamePlace& place) {
  return is_one(place) && place.behind && ends_clause_with(place, *place.behind, "asks");
}

// True after "mit" if such a verb ends the clause: "mit Rolle gesprochen",
// "mit Wald seit gestern verheiratet".
bool is_talked_with(const NamePlace& place) {
  if (!is_preceded_by(place, "with")) return false;
  if (place.kind == WordClass::kPeople) return false;
  std::size_t pos = place.word.end;
  for (std::size_t i = 0; i < kWordsOfClause; ++i) {
    const auto word = place.words.behind(pos);
    if (!word || !is_blank(word->gap)) return false;
    if (ends_clause_with(place, *word, "talks")) return true;
    const bool may_stand = place.words.has_role(word->folded, "object") ||
                           place.words.has_role(word->folded, "subject") ||
                           place.words.has_role(word->folded, "auxiliary") ||
                           place.words.has_role(word->folded, "leads");
    if (!may_stand) return false;
    pos = word->span.end;
  }
  return false;
}

// True for recipients: "Sende das bitte an Stein.", "Danke an Gold".
bool is_sent_to(const NamePlace& place) {
  if (!is_preceded_by(place, "to")) return false;
  if (place.kind == WordClass::kTime || is_paired_with_noun(place)) return false;
  if (place.behind && ends_clause_with(place, *place.behind, "sends")) return true;
  auto word = place.words.before(place.before->span.begin);
  for (std::size_t i = 0; i < kWordsOfClause && word && is_blank(word->gap); ++i) {
    if (place.words.has_role(word->folded, "sends")) return ends_clause(place, place.word.end);
    if (place.words.has_role(word->folded, "gives")) return true;
    if (!place.words.has_role(word->folded, "object") &&
        !place.words.rules().grammar.determiners.contains(word->folded)) {
      return false;
    }
    word = place.words.before(word->span.begin);
  }
  return false;
}

// True in the line above a quoted email: "Am 3.5. um 12:30 schrieb Kern:".
bool heads_quote(const NamePlace& place) {
  if (!is_preceded_by(place, "speaks")) return false;
  constexpr std::size_t kLongest = 256;  // bytes after the name; lines above quotes are shorter
  const std::string_view text = place.words.text();
  std::string_view rest = text.substr(place.word.end, kLongest);
  const std::size_t end = rest.find('\n');
  if (end == rest.npos && place.word.end + rest.size() < text.size()) return false;
  rest = rest.substr(0, end);
  rest = rest.substr(0, rest.find_last_not_of(" \t\r") + 1);
  return rest.ends_with(':') && rest.find_first_of(".!?") == rest.npos;
}

// True if the name is coordinated with "ich": "Braun und ich", "ich und Fischer".
bool is_beside_me(const NamePlace& place) {
  const auto is_i = [&](const std::optional<Beside>& member) {
    return member && place.words.has_role(member->folded, "me");
  };
  const auto behind = place.words.member_behind(place.word);
  const auto before = place.words.member_before(place.word);
  return (is_i(behind) && !place.behind->gap.starts_with(',')) ||
         (is_i(before) && place.before && is_blank(place.before->gap) &&
          place.before->folded != before->folded);
}

}  // namespace

bool is_met(const NamePlace& place) {
  if (is_bare_without_name(place)) return false;
  return is_behind_asking(place) || is_before_asking(place) || is_talked_with(place) ||
         is_sent_to(place) || heads_quote(place) || is_beside_me(place);
}

}  // namespace pseudo::lang::de
