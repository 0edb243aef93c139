#include "lang/de/context/announced_name.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>

#include "lang/de/context/announcing_word.h"
#include "lang/de/context/beside_word.h"
#include "lang/de/context/letter_end.h"
#include "lang/de/context/name_standing.h"
#include "lang/name_words.h"
#include "model/category_tree.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

bool touches_hyphen(std::string_view text, ByteSpan word) {
  if (word.end < text.size()) {
    std::size_t after = word.end;
    if (text::is_hyphen(text::next(text, after))) return true;
  }
  std::size_t before = word.begin;
  return word.begin > 0 && text::is_hyphen(text::previous(text, before));
}

// True for words of table name_cues with their punctuation: "Ansprechpartner: ", "gez. ", "Chef ".
bool is_cue_of_name(const Lexicons& lexicons, std::string_view folded, std::string_view gap) {
  const LexiconTable* const table = lexicons.table("name_cues");
  if (table == nullptr) return false;
  const auto rows = table->find(folded);
  return std::ranges::any_of(rows, [&](std::uint32_t row) {
    const std::string_view sign = table->cell(row, "sign");
    if (!gap.starts_with(sign)) return false;
    return gap.substr(sign.size()).find_first_not_of(' ') == std::string_view::npos;
  });
}

// Without an article, a name after a preposition of place is a place: "in Essen".
bool is_place_behind(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                     ByteSpan before, ByteSpan word) {
  const std::string folded = text::fold_key(slice(text, before));
  return is_blank(slice(text, {before.end, word.begin})) &&
         (rules.grammar.town_prepositions.contains(folded) ||
          BesideWord(rules, lexicons, text).has_role(folded, "way"));
}

// True after a line that ends in a comma or closes a letter, and in the last line of a letter.
bool closes_letter(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                   ByteSpan word) {
  if (closes_letter_above(rules, lexicons, text, word)) return true;
  if (text.find_first_not_of(" \t\r\n", word.end) == std::string_view::npos) return true;
  const std::size_t last =
      word.begin == 0 ? std::string_view::npos : text.find_last_not_of(" \t\r\n", word.begin - 1);
  return last != std::string_view::npos && text[last] == ',';
}

// True for words that are alone on a line but not a signature: "Gut!", "Montag:", "Ort:", "Montag"
// above or below "10 Uhr".
bool is_heading(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                ByteSpan word) {
  const BesideWord words(rules, lexicons, text);
  const WordClass own = words.class_of(text::fold_key(slice(text, word)));
  const std::size_t behind = text.find_first_not_of(' ', word.end);
  const char sign = behind == std::string_view::npos ? '\n' : text[behind];
  switch (own) {
    case WordClass::kFunction:
    case WordClass::kQuality:
    case WordClass::kColour:
      return sign == '!' || sign == '.' || sign == '?' || sign == ':';
    case WordClass::kTime:
      return sign == ':' || !closes_letter(rules, lexicons, text, word);
    case WordClass::kThing:
      return sign == '!';
    case WordClass::kNoun:
      return sign == ':';
    default:
      return false;
  }
}

// True for the last word of a greeting: "hallo wolf,", "liebe grüße weber".
bool is_greeted(const Rules& rules, std::string_view text, ByteSpan word) {
  const std::optional<ByteSpan> before = text::word_before(text, word.begin);
  if (!before) return false;
  const std::string_view gap = slice(text, {before->end, word.begin});
  if (gap != " " && gap != ", ") return false;
  const auto* const address =
      rules.grammar.address_words.find(text::fold_key(slice(text, *before)));
  if (address == nullptr || address->role != AddressRole::kGreeting || !address->gender.empty()) {
    return false;
  }
  const std::size_t sign = text.find_first_not_of(" \t\r", word.end);
  return sign == std::string_view::npos || text[sign] == '\n' ||
         (gap == " " && (text[sign] == ',' || text[sign] == '!'));
}

// True for the speaker in a chat, after the time: "[10:15] Klein: ja".
bool speaks_in_chat(const BesideWord& words, ByteSpan word) {
  const std::string_view text = words.text();
  if (text.substr(word.end, 2) != ": " || word.begin == 0) return false;
  const WordClass own = words.class_of(text::fold_key(slice(text, word)));
  const bool may_speak = own != WordClass::kThing && own != WordClass::kTime &&
                         own != WordClass::kFunction && own != WordClass::kNoun;
  const std::size_t line = text.rfind('\n', word.begin - 1) + 1;  // npos + 1 is 0
  const std::string_view before = text.substr(line, word.begin - line);
  const std::size_t colon = before.find(':');
  return may_speak && colon != std::string_view::npos && colon > 0 && colon + 1 < before.size() &&
         text::is_ascii_digit(before[colon - 1]) && text::is_ascii_digit(before[colon + 1]) &&
         before.find_first_not_of("0123456789.:,-/[]() ") == std::string_view::npos;
}

// True for "Teilnehmer: Eva Huber, Sommer und Wolf". False for "Von: Huber, Freitag, 5. Mai".
bool is_listed_behind_cue(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                          ByteSpan word) {
  constexpr int kMost = 24;  // words before the name to search
  const BesideWord words(rules, lexicons, text);
  const auto behind = words.behind(word.end);
  if (behind && text::is_ascii_digit(text[behind->span.begin])) return false;
  ByteSpan at = word;
  for (int i = 0; i < kMost; ++i) {
    const auto before = words.before(at.begin);
    if (!before) return false;
    if (before->gap.starts_with(':')) return is_cue_of_name(lexicons, before->folded, before->gap);
    const bool may_divide = is_blank(before->gap) || divides_members(before->gap);
    const bool is_member = words.is_capital(before->span) && is_known_name(rules, before->folded);
    if (!may_divide || !(is_member || rules.grammar.connectors.contains(before->folded))) {
      return false;
    }
    at = before->span;
  }
  return false;
}

}  // namespace

bool is_name_of_person(Category category) {
  return is_personal_name(category) || category == Category::kPerson;
}

bool is_announced(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan word) {
  return !starts_small(text, word.begin) &&
         is_behind_announcing_word(rules, lexicons, text, word, Category::kPerson);
}

bool is_alone(std::string_view text, ByteSpan word) {
  return !text::word_before(text, word.begin) && !text::word_after(text, word.end);
}

bool is_family_in_mailbox(const Rules& rules, std::string_view text, ByteSpan word) {
  if (word.end >= text.size() || text[word.end] != '@' || word.begin < 2) return false;
  const char sign = text[word.begin - 1];
  if (sign != '.' && sign != '_') return false;
  const std::optional<ByteSpan> before = text::word_before(text, word.begin);
  if (!before || before->end + 1 != word.begin) return false;
  std::size_t first_end = before->begin;
  const bool is_letter = text::is_letter(text::next(text, first_end));
  return (is_letter && first_end == before->end) ||
         rules.names.knows_given(text::fold_key(slice(text, *before)));
}

bool shows_name(const Rules& rules, const Lexicons& lexicons, std::string_view text, ByteSpan word,
                Category category) {
  const WordClass own =
      BesideWord(rules, lexicons, text).class_of(text::fold_key(slice(text, word)));
  const bool may_be_greeted =
      is_name_of_person(category) && own != WordClass::kFunction && own != WordClass::kKin;
  if (may_be_greeted && is_greeted(rules, text, word)) return true;
  if (starts_small(text, word.begin)) return false;
  if (is_name_of_person(category) && stands_as_person(rules, lexicons, text, word, category)) {
    return true;
  }
  if (is_name_of_person(category) && signs_letter(rules, lexicons, text, word)) return true;
  if (touches_hyphen(text, word)) return false;
  if (is_behind_announcing_word(rules, lexicons, text, word, category)) return true;
  if (is_name_of_person(category) && speaks_in_chat(BesideWord(rules, lexicons, text), word)) {
    return true;
  }
  if (is_alone(text, word)) return !is_heading(rules, lexicons, text, word);
  const std::optional<ByteSpan> before = text::word_before(text, word.begin);
  if (!before) return false;
  const std::string folded = text::fold_key(slice(text, *before));
  const std::string_view gap = slice(text, {before->end, word.begin});
  if (is_name_of_person(category) && (is_cue_of_name(lexicons, folded, gap) ||
                                      is_listed_behind_cue(rules, lexicons, text, word))) {
    return true;
  }
  return category == Category::kCity && is_place_behind(rules, lexicons, text, *before, word);
}

}  // namespace pseudo::lang::de
