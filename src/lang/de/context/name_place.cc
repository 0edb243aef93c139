#include "lang/de/context/name_place.h"

#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

bool tells_of_neighbour(const NamePlace& place, std::string_view folded) {
  const LexiconTable* const table = place.words.lexicons().table("name_neighbours");
  return table != nullptr && !table->find(folded).empty();
}

}  // namespace

NamePlace place_of(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                   ByteSpan word, Category category) {
  const BesideWord words(rules, lexicons, text);
  NamePlace place{words,
                  word,
                  text::fold_key(words.slice(word)),
                  category == Category::kFemale || category == Category::kMale,
                  words.before(word.begin),
                  words.behind(word.end)};
  place.kind = words.class_of(place.folded);
  if (place.kind == WordClass::kNoun && place.is_given && rules.names.knows_given(place.folded)) {
    place.kind = WordClass::kThing;
  }
  return place;
}

bool is_determined(const NamePlace& place) {
  if (!place.before || !is_blank(place.before->gap)) return false;
  const Grammar& grammar = place.words.rules().grammar;
  const std::string& folded = place.before->folded;
  if (text::is_ascii_digit(place.words.slice(place.before->span).back())) return true;
  if (grammar.numerals.contains(folded)) return true;
  if (place.words.has_role(folded, "leads")) return false;  // "hat uns Koch"
  if (grammar.determiners.contains(folded)) return true;
  return grammar.has_adjective_ending(folded) && !place.words.is_capital(place.before->span) &&
         !grammar.prepositions.contains(folded) && !grammar.connectors.contains(folded) &&
         !tells_of_neighbour(place, folded) && place.words.class_of(folded) != WordClass::kFunction;
}

bool is_hyphen(std::string_view gap) {
  std::size_t pos = 0;
  return !gap.empty() && text::is_hyphen(text::next(gap, pos)) && pos == gap.size();
}

bool is_part_of_compound(const NamePlace& place) {
  if (place.before && is_hyphen(place.before->gap)) return true;
  std::size_t pos = place.word.end;
  return pos < place.words.text().size() && text::is_hyphen(text::next(place.words.text(), pos));
}

bool stands_behind_preposition(const NamePlace& place) {
  const Grammar& grammar = place.words.rules().grammar;
  return place.before && is_blank(place.before->gap) &&
         grammar.prepositions.contains(place.before->folded) &&
         !grammar.determiners.contains(place.before->folded);
}

bool is_bare_without_name(const NamePlace& place) {
  return place.kind == WordClass::kKin || place.kind == WordClass::kFunction;
}

bool is_followed_by(const NamePlace& place, std::string_view role) {
  return place.behind && is_blank(place.behind->gap) &&
         place.words.has_role(place.behind->folded, role);
}

bool is_preceded_by(const NamePlace& place, std::string_view role) {
  return place.before && is_blank(place.before->gap) &&
         place.words.has_role(place.before->folded, role);
}

std::optional<Beside> second_behind(const NamePlace& place) {
  return place.words.behind(place.behind->span.end);
}

bool ends_clause(const NamePlace& place, std::size_t pos) {
  return pos == place.words.text().size() ||
         std::string_view(".,;!?:)\r\n").find(place.words.text()[pos]) != std::string_view::npos;
}

bool is_paired_with_noun(const NamePlace& place) {
  const auto member = place.words.member_behind(place.word);
  return member && !place.behind->gap.starts_with(',') && place.words.is_capital(member->span) &&
         !place.words.is_sure_name(*member);
}

bool is_plural_behind(const NamePlace& place, std::string_view preposition) {
  if (place.kind != WordClass::kPeople) return false;
  const std::string* const governed = place.words.rules().grammar.prepositions.find(preposition);
  return governed == nullptr || *governed != "dat";
}

}  // namespace pseudo::lang::de
