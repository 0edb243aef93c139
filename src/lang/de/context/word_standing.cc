#include "lang/de/context/word_standing.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include "lang/de/context/announcing_word.h"
#include "lang/de/context/beside_word.h"
#include "lang/de/context/everyday_words.h"
#include "lang/de/context/name_pair.h"
#include "lang/de/context/name_place.h"
#include "lang/de/context/well_known.h"
#include "lang/de/context/word_reading.h"
#include "model/category_tree.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

bool is_hyphen_only(std::string_view gap) {
  const std::size_t first = gap.find_first_not_of(' ');
  if (first == std::string_view::npos) return false;
  std::size_t pos = first;
  return text::is_hyphen(text::next(gap, pos)) && is_blank(gap.substr(pos));
}

// True for blanks, also after a dot, and for a hyphen: "St. Martin", "Otto-Motor".
bool joins_phrase(std::string_view gap) {
  if (is_hyphen(gap)) return true;
  return !gap.empty() && is_blank(gap.substr(gap.starts_with('.') ? 1 : 0));
}

// Returns where `phrase` occurs if `word` is its word at `at`.
std::optional<ByteSpan> phrase_at(const BesideWord& words, ByteSpan word, std::string_view phrase,
                                  ByteSpan at) {
  std::size_t pos = word.begin;
  std::string_view rest = phrase.substr(0, at.begin);
  while (!rest.empty()) {
    rest.remove_suffix(1);  // the blank
    const auto before = words.before(pos);
    const std::size_t begin = rest.rfind(' ') == std::string_view::npos ? 0 : rest.rfind(' ') + 1;
    if (!before || !joins_phrase(before->gap) || before->folded != rest.substr(begin)) return {};
    pos = before->span.begin;
    rest = rest.substr(0, begin);
  }
  const std::size_t first = pos;
  pos = word.end;
  rest = phrase.substr(at.end);
  while (!rest.empty()) {
    rest.remove_prefix(1);
    const std::size_t end = std::min(rest.find(' '), rest.size());
    const auto behind = words.behind(pos);
    if (!behind || !joins_phrase(behind->gap) || behind->folded != rest.substr(0, end)) return {};
    pos = behind->span.end;
    rest = rest.substr(end);
  }
  return ByteSpan{first, pos};
}

// True in set phrases: "vor Ort", "Adam und Eva". "Otto-Katalog" is excluded if Otto is an
// organisation.
bool is_of_phrase(const BesideWord& words, ByteSpan word, Category category) {
  const LexiconTable* const table = words.lexicons().table("set_phrases");
  if (table == nullptr) return false;
  const std::string folded = text::fold_key(words.slice(word));
  return std::ranges::any_of(table->find(folded), [&](std::uint32_t row) {
    if (category == Category::kOrg && table->cell(row, "maker") == "yes") return false;
    const std::string phrase = text::fold_key(table->cell(row, "phrase"));
    return std::ranges::any_of(text::words(phrase), [&](ByteSpan at) {
      if (slice(phrase, at) != folded) return false;
      const std::optional<ByteSpan> found = phrase_at(words, word, phrase, at);
      return found && !is_pair_of_people(words, *found);
    });
  });
}

// A name after such a word is not that of a person of the document: "Papst Benedikt", "St. Martin".
bool is_revered(const BesideWord& words, ByteSpan word) {
  const auto before = words.before(word.begin);
  return before && joins_phrase(before->gap) && words.has_role(before->folded, "revered");
}

// True before the numeral of a ruler: "Benedikt XVI.". A single letter may be an initial.
bool is_of_ruler(const BesideWord& words, ByteSpan word) {
  const auto behind = words.behind(word.end);
  if (!behind || behind->gap != " " || behind->span.size() < 2) return false;
  return words.slice(behind->span).find_first_not_of("IVX") == std::string_view::npos;
}

// True for "Herr" in "geehrter Herr Maier".
bool is_address_of_name(const BesideWord& words, ByteSpan word) {
  const AddressWord* const address =
      words.rules().grammar.address_words.find(text::fold_key(words.slice(word)));
  if (address == nullptr || address->role != AddressRole::kTitle) return false;
  const auto behind = words.behind(word.end);
  return behind && is_blank(behind->gap) && words.is_capital(behind->span);
}

// True for a word that is a title with its dot: "Mag. Huber".
bool is_title_of_name(const BesideWord& words, ByteSpan word) {
  const auto behind = words.behind(word.end);
  if (!behind || !behind->gap.starts_with('.') || !is_blank(behind->gap.substr(1))) return false;
  return words.is_capital(behind->span) &&
         words.rules().names.title(text::fold_key(words.slice(word)) + '.') != nullptr;
}

// True if two well-known artists are named together: "Bach und Mozart".
bool is_among_creators(const BesideWord& words, ByteSpan word) {
  const NameKinds& kinds = words.rules().names.kinds();
  if (!kinds.is_creator(text::fold_key(words.slice(word)))) return false;
  const auto is_creator = [&](const std::optional<Beside>& member) {
    return member && words.is_capital(member->span) && kinds.is_creator(member->folded);
  };
  return is_creator(words.member_behind(word)) || is_creator(words.member_before(word));
}

// True for a short word in capitals before a noun that is not a name: "EVA-Prinzip".
bool is_abbreviation_in_compound(const BesideWord& words, ByteSpan word) {
  constexpr std::size_t kMost = 4;  // bytes; longer words in capitals are names
  if (word.size() > kMost || words.has_small_letter(word)) return false;
  const auto behind = words.behind(word.end);
  return behind && is_hyphen_only(behind->gap) && behind->gap.find(' ') == std::string_view::npos &&
         words.is_capital(behind->span) && words.has_small_letter(behind->span) &&
         !is_known_name(words.rules(), behind->folded);
}

// True if an argument list follows directly: "MAX(x,y)", "MAX(A1:A5)", "Max()".
bool is_function(const BesideWord& words, ByteSpan word) {
  constexpr std::size_t kLongest = 40;  // bytes of an argument list
  const std::string_view rest = words.text().substr(word.end);
  if (!rest.starts_with('(')) return false;
  const std::size_t end = rest.substr(0, kLongest).find(')');
  if (end == std::string_view::npos) return false;
  const std::string_view list = rest.substr(1, end - 1);
  if (words.has_small_letter(word) && list.find(' ') != std::string_view::npos) return false;
  if (list.empty() || list.find_first_of(",;:=") != std::string_view::npos) return true;
  return list.size() == 1 && !text::is_ascii_digit(list[0]);
}

// True for "Feb", "Mär". Weekdays have other abbreviations, of two letters.
bool is_short_month(const BesideWord& words, ByteSpan month) {
  return text::count_code_points(words.slice(month)) == 3;
}

// True for "Jan-März", "Jan/Feb", "Jan bis April". Next to a comma, only abbreviated months count.
bool is_beside_month(const BesideWord& words, const std::optional<Beside>& next) {
  if (!next || words.class_of(next->folded) != WordClass::kTime) return false;
  std::string_view gap = next->gap;
  if (gap.starts_with('.')) gap.remove_prefix(1);
  if (is_hyphen_only(gap)) return true;
  const std::size_t sign = gap.find_first_not_of(' ');
  if (sign == std::string_view::npos) return false;
  return gap[sign] == '/' || (gap[sign] == ',' && is_short_month(words, next->span));
}

bool is_month(const BesideWord& words, ByteSpan word, std::string_view folded) {
  if (words.class_of(folded) != WordClass::kTime) return false;
  const auto behind = words.behind(word.end);
  const auto before = words.before(word.begin);
  if (is_beside_month(words, behind) || is_beside_month(words, before)) return true;
  const auto is_between = [&](const std::optional<Beside>& next) {
    return next && words.has_role(next->folded, "way");
  };
  const auto second_behind = is_between(behind) ? words.behind(behind->span.end) : std::nullopt;
  const auto second_before = is_between(before) ? words.before(before->span.begin) : std::nullopt;
  return (second_behind && words.class_of(second_behind->folded) == WordClass::kTime) ||
         (second_before && words.class_of(second_before->folded) == WordClass::kTime);
}

// True for "Rosa ist meine Lieblingsfarbe".
bool is_called_colour(const BesideWord& words, ByteSpan word) {
  constexpr std::size_t kMost = 6;  // words of a clause to search
  auto next = words.behind(word.end);
  if (!next || !words.has_role(next->folded, "is")) return false;
  for (std::size_t i = 0; i < kMost && next && is_blank(next->gap); ++i) {
    if (words.is_capital(next->span) && words.class_of(next->folded) == WordClass::kColour) {
      return true;
    }
    next = words.behind(next->span.end);
  }
  return false;
}

// True for "Rosa Bluse", "Rosa, Blau und Grün", "von Rosa zu Blau", "die Farbe Rosa".
bool is_colour(const BesideWord& words, ByteSpan word, std::string_view folded) {
  if (words.class_of(folded) != WordClass::kColour) return false;
  const auto is_other_colour = [&](const std::optional<Beside>& next) {
    return next && words.class_of(next->folded) == WordClass::kColour;
  };
  const auto before = words.before(word.begin);
  if (is_other_colour(words.member_behind(word)) || is_other_colour(words.member_before(word)) ||
      (before && is_blank(before->gap) && is_other_colour(before))) {
    return true;
  }
  const auto behind = words.behind(word.end);
  if (behind && is_blank(behind->gap) && words.has_role(behind->folded, "turns") &&
      is_other_colour(words.behind(behind->span.end))) {
    return true;
  }
  if (before && is_blank(before->gap) && words.has_role(before->folded, "shade")) return true;
  if (is_called_colour(words, word)) return true;
  return begins_sentence(words.text(), word.begin) && behind && is_blank(behind->gap) &&
         words.is_capital(behind->span) && words.has_small_letter(behind->span) &&
         !is_known_name(words.rules(), behind->folded);
}

// True if a new clause begins after the comma: "Er ist Koch, Anna ist Ärztin". Precondition: a
// comma follows the word.
bool is_clause_behind_comma(const NamePlace& place) {
  const auto verb = second_behind(place);
  if (!verb || !is_blank(verb->gap) || place.words.is_capital(verb->span)) return false;
  return place.words.has_role(verb->folded, "is") ||
         place.words.has_role(verb->folded, "auxiliary") ||
         place.words.has_role(verb->folded, "comes") ||
         place.words.has_role(verb->folded, "acts") || place.words.has_role(verb->folded, "speaks");
}

}  // namespace

bool is_in_phrase(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan word, Category category) {
  const BesideWord words(rules, lexicons, text);
  return is_of_phrase(words, word, category) ||
         (is_personal_name(category) &&
          (is_revered(words, word) || is_address_of_name(words, word) ||
           is_title_of_name(words, word))) ||
         (is_personal_name(category) && category != Category::kFamily && is_of_ruler(words, word));
}

bool is_shown_as_word(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                      ByteSpan word, Category category) {
  const NamePlace place = place_of(rules, lexicons, text, word, category);
  if (place.kind == WordClass::kFunction) return true;
  const bool has_comma = place.behind && place.behind->gap.starts_with(',');
  const bool is_noun = is_determined(place) && !begins_with_particles(rules, lexicons, text, word);
  if (place.kind == WordClass::kTime) {
    return is_noun || stands_behind_preposition(place) ||
           (has_comma && !begins_sentence(text, word.begin));
  }
  if (is_among_things(place.words, word)) return true;
  if (!has_comma) return false;
  if (!begins_sentence(text, word.begin) && is_clause_behind_comma(place)) return true;
  const bool is_called = place.before && is_blank(place.before->gap) &&
                         (rules.grammar.address_words.contains(place.before->folded) ||
                          place.words.has_role(place.before->folded, "calls"));
  return is_noun || is_in_phrase(rules, lexicons, text, word, category) ||
         (is_called && place.kind == WordClass::kKin) ||
         (place.kind == WordClass::kColour && stands_behind_preposition(place));
}

bool shows_word(const Rules& rules, const Lexicons& lexicons, std::string_view text, ByteSpan word,
                Category category) {
  const BesideWord words(rules, lexicons, text);
  if (!is_personal_name(category)) return false;
  const std::string folded = text::fold_key(words.slice(word));
  if (is_abbreviation_in_compound(words, word) || is_function(words, word)) return true;
  if (category == Category::kFamily &&
      (is_among_creators(words, word) || is_creator_of_work(words, word))) {
    return true;
  }
  if (is_title_of_work(words, word)) return true;
  if (is_everyday(rules, lexicons, folded)) return false;  // the context decides
  return is_month(words, word, folded) || is_colour(words, word, folded);
}

bool stands_as_direction(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                         ByteSpan span) {
  const BesideWord words(rules, lexicons, text);
  const auto behind = words.behind(span.end);
  if (behind && is_blank(behind->gap) && text::is_ascii_digit(words.slice(behind->span).front())) {
    return false;
  }
  if (!words.is_capital(span)) return true;
  return begins_sentence(text, span.begin) && behind && is_blank(behind->gap) &&
         !words.is_capital(behind->span);
}

}  // namespace pseudo::lang::de
