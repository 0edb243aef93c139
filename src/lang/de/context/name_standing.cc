#include "lang/de/context/name_standing.h"

#include <algorithm>
#include <string>
#include <string_view>

#include "lang/de/context/everyday_words.h"
#include "lang/de/context/name_among_names.h"
#include "lang/de/context/name_behind_preposition.h"
#include "lang/de/context/name_in_clause.h"
#include "lang/de/context/name_met.h"
#include "lang/de/context/name_place.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

// True for "WOLF hat zugesagt": a name in capitals between words that are not. Short words in
// capitals are abbreviations; adjectives and times in capitals are emphasized.
bool is_in_capitals_alone(const NamePlace& place) {
  constexpr std::size_t kMost = 3;  // bytes of an abbreviation
  if (place.is_given || place.word.size() <= kMost || !is_of(place.kind, kCounted)) return false;
  const auto is_small = [&](const std::optional<Beside>& next) {
    return next && place.words.has_small_letter(next->span);
  };
  return (is_small(place.before) || is_small(place.behind)) &&
         (!place.before || is_small(place.before)) && (!place.behind || is_small(place.behind));
}

bool owns_noun(const NamePlace& place) {
  return place.behind && is_blank(place.behind->gap) && place.words.is_capital(place.behind->span);
}

// True for "Groß' Auto", unless the apostrophe may close a quotation.
bool has_genitive_apostrophe(const NamePlace& place) {
  const std::string_view text = place.words.text();
  std::size_t pos = place.word.end;
  if (pos >= text.size() || !place.words.rules().grammar.ends_in_sibilant(place.folded))
    return false;
  constexpr std::u32string_view kSigns = U"'\u2019";
  if (kSigns.find(text::next(text, pos)) == kSigns.npos) return false;
  constexpr std::size_t kReach = 512;  // bytes; keeps searches from many words of one line linear
  const std::size_t first = place.word.begin - std::min(place.word.begin, kReach);
  std::string_view before = text.substr(first, place.word.begin - first);
  if (const std::size_t line = before.rfind('\n'); line != before.npos) before.remove_prefix(line);
  const bool is_quoted = before.find('\'') != before.npos || before.find("\u201A") != before.npos ||
                         before.find("\u2018") != before.npos;
  const auto behind = place.words.behind(pos);
  return !is_quoted && behind && is_blank(behind->gap) && place.words.is_capital(behind->span);
}

// True if a word in -s is an adverb or a time: "Sonntags", "Freitags Training", "Sommers Anfang",
// "Montags Abend".
bool is_of_time(const NamePlace& place) {
  const std::string& folded = place.behind->folded;
  return is_everyday(place.words.rules(), place.words.lexicons(), place.folded) ||
         place.words.has_role(folded, "part") || place.words.has_role(folded, "event") ||
         place.words.class_of(folded) == WordClass::kTime;
}

// True for "Wolfs Auto" and "bei Bauers". False for "des Wolfs", where the article marks a noun.
bool is_genitive(const NamePlace& place) {
  if (has_genitive_apostrophe(place)) return true;
  if (!place.folded.ends_with('s') || place.kind != WordClass::kNoun) return false;
  const std::string base = place.folded.substr(0, place.folded.size() - 1);
  const WordClass kind = place.words.class_of(base);
  if (kind == WordClass::kNoun && owns_noun(place) && is_known_name(place.words.rules(), base) &&
      !is_everyday(place.words.rules(), place.words.lexicons(), place.folded)) {
    return true;
  }
  if (kind == WordClass::kTime) {
    return (owns_noun(place) && !is_of_time(place)) ||
           (stands_behind_preposition(place) && is_preceded_by(place, "beside") &&
            !is_paired_with_noun(place));
  }
  if (kind == WordClass::kNoun) {
    return is_preceded_by(place, "home") && !place.words.has_role(place.folded, "plural");
  }
  const bool is_adjective = is_of(kind, kAdjectives);
  if (is_adjective && base.ends_with('e')) return false;  // "Gutes"
  if (kind == WordClass::kTitle || !(is_of(kind, kCounted) || is_adjective)) return false;
  return owns_noun(place) || stands_behind_preposition(place);
}

// True for "die Winters", "den Wolfs". Nouns do not form this plural, and their genitive takes a
// different article.
bool is_family_plural(const NamePlace& place) {
  if (!place.folded.ends_with('s') || place.kind != WordClass::kNoun) return false;
  if (!is_preceded_by(place, "before_family") || place.words.has_role(place.folded, "plural") ||
      is_everyday(place.words.rules(), place.words.lexicons(), place.folded)) {
    return false;
  }
  const std::string base = place.folded.substr(0, place.folded.size() - 1);
  const WordClass kind = place.words.class_of(base);
  const bool is_one = is_of(kind, kLiving) || kind == WordClass::kTime ||
                      kind == WordClass::kTitle || is_of(kind, kAdjectives);
  return is_one && !base.ends_with('e') && place.words.is_capital(place.word) &&
         !(place.behind && is_blank(place.behind->gap) &&
           place.words.is_capital(place.behind->span));
}

// True for "den Klein", "die Jung hat": after an article, an adjective would have an ending.
bool is_uninflected(const NamePlace& place) {
  if (place.kind != WordClass::kQuality || place.words.has_role(place.folded, "noun")) return false;
  if (!place.words.rules().grammar.adjectives.ending_of(place.folded).empty()) return false;
  if (!is_preceded_by(place, "definite")) return false;
  return ends_clause(place, place.word.end) || is_followed_by(place, "auxiliary") ||
         is_followed_by(place, "speaks") || is_followed_by(place, "acts") ||
         is_followed_by(place, "comes");
}

}  // namespace

bool stands_as_person(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                      ByteSpan word, Category category) {
  const NamePlace place = place_of(rules, lexicons, text, word, category);
  if (place.kind == WordClass::kFunction) return false;
  const bool is_noun = is_determined(place);
  if (!is_noun && is_named_behind_preposition(place)) return true;
  if (!place.words.has_small_letter(word) && !is_in_capitals_alone(place)) return false;
  if (is_bound_to_name(place) || is_uninflected(place) || is_family_plural(place)) return true;
  if (is_noun || is_part_of_compound(place)) return false;
  return is_genitive(place) || is_among_names(place) || is_who_acts(place) || is_spoken_of(place) ||
         is_object(place) || is_met(place);
}

}  // namespace pseudo::lang::de
