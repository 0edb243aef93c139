#include "lang/de/context/everyday_words.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "lang/de/context/beside_word.h"
#include "lang/de/context/letter_end.h"
#include "lang/de/context/name_standing.h"
#include "lang/de/context/number_standing.h"
#include "lang/de/context/word_standing.h"
#include "lang/name_words.h"
#include "lang/tables.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

std::string_view slice(std::string_view text, ByteSpan span) {
  return text.substr(span.begin, span.size());
}

// The letters and hyphens around a stretch belong to it. No word that is known is so long.
ByteSpan whole_word(std::string_view text, ByteSpan span) {
  constexpr int kLongest = 64;  // characters on each side
  for (int i = 0; i < kLongest && span.begin > 0; ++i) {
    std::size_t before = span.begin;
    if (!text::is_word(text::previous(text, before))) break;
    span.begin = before;
  }
  for (int i = 0; i < kLongest && span.end < text.size(); ++i) {
    std::size_t after = span.end;
    if (!text::is_word(text::next(text, after))) break;
    span.end = after;
  }
  return span;
}

bool touches_hyphen(std::string_view text, ByteSpan word) {
  if (word.end < text.size()) {
    std::size_t after = word.end;
    if (text::is_hyphen(text::next(text, after))) return true;
  }
  std::size_t before = word.begin;
  return word.begin > 0 && text::is_hyphen(text::previous(text, before));
}

// A word of table name_cues with its sign: "Ansprechpartner: ", "gez. ", "Chef ".
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

bool is_name_of_person(Category category) {
  return category == Category::kFamily || category == Category::kFemale ||
         category == Category::kMale || category == Category::kPerson;
}

// "ihr", "von": a word of letters that stands before any noun as well.
bool is_letter_word(const Rules& rules, std::string_view folded, const AddressWord& address) {
  return address.role == AddressRole::kAddress || rules.grammar.determiners.contains(folded);
}

// "ein lieber Vogel": behind an article a word of greeting is an adjective.
bool is_described(const Rules& rules, std::string_view text, ByteSpan greeting) {
  const std::optional<ByteSpan> before = text::word_before(text, greeting.begin);
  if (!before || !is_blank(slice(text, {before->end, greeting.begin}))) return false;
  if (!starts_small(text, greeting.begin)) return false;
  const DeterminerWord* const article =
      rules.grammar.determiners.find(text::fold_key(slice(text, *before)));
  return article != nullptr && article->kind != "possessive";
}

// A word before that only a name follows: "Frau", "Dr.", "Eva", "E.".
bool announces_name(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                    ByteSpan before, ByteSpan word, Category category) {
  const std::string_view gap = text.substr(before.end, word.begin - before.end);
  const bool has_dot = gap.starts_with('.');
  if (!is_blank(slice(text, {before.end + (has_dot ? 1 : 0), word.begin}))) return false;
  const std::string folded = text::fold_key(slice(text, before));
  const auto* const address = rules.grammar.address_words.find(folded);
  if (address != nullptr && is_letter_word(rules, folded, *address)) {
    // "Ihr Wolf" closes a letter, "an Wolf" is a header; both may be before any noun, too.
    const BesideWord words(rules, lexicons, text);
    return !is_name_of_person(category) ||
           (words.begins_line(before.begin) && words.ends_line(word.end));
  }
  if (address != nullptr) return !is_described(rules, text, before);
  if (has_dot && rules.grammar.address_words.find(folded + '.') != nullptr) return true;
  if (rules.names.title(folded) != nullptr) return true;
  if (starts_small(text, before.begin)) return false;
  std::size_t first_end = before.begin;
  const bool is_letter = text::is_letter(text::next(text, first_end));
  const bool is_initial = has_dot && is_letter && first_end == before.end;
  return is_initial || (!has_dot && rules.names.knows_given(folded));
}

// "von" announces less than "Frau": it is before any word, too.
bool is_announced(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan word) {
  const std::optional<ByteSpan> before = text::word_before(text, word.begin);
  return before && !starts_small(text, word.begin) &&
         announces_name(rules, lexicons, text, *before, word, Category::kPerson);
}

// "in Essen": what stands without an article behind a preposition of places is a place.
bool is_place_behind(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                     ByteSpan before, ByteSpan word) {
  const std::string folded = text::fold_key(slice(text, before));
  return is_blank(slice(text, {before.end, word.begin})) &&
         (rules.grammar.town_prepositions.contains(folded) ||
          BesideWord(rules, lexicons, text).has_role(folded, "way"));
}

// On a line of its own, as in a signature.
bool is_alone(std::string_view text, ByteSpan word) {
  return !text::word_before(text, word.begin) && !text::word_after(text, word.end);
}

// Behind a line that ends in a comma or closes a letter, and in the last line of a letter.
bool closes_letter(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                   ByteSpan word) {
  if (closes_letter_above(rules, lexicons, text, word)) return true;
  if (text.find_first_not_of(" \t\r\n", word.end) == std::string_view::npos) return true;
  const std::size_t last =
      word.begin == 0 ? std::string_view::npos : text.find_last_not_of(" \t\r\n", word.begin - 1);
  return last != std::string_view::npos && text[last] == ',';
}

// "Gut!", "Montag:", "Montag" above or below "10 Uhr": alone on a line, but no signature.
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
    default:
      return false;
  }
}

// "m.wolf@", "manfred_wolf@": a mailbox that an initial or a given name begins.
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

// "hallo wolf,", "liebe grüße weber": what a line of greeting ends with.
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

bool stands_as_name(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                    ByteSpan word, Category category) {
  const WordClass own =
      BesideWord(rules, lexicons, text).class_of(text::fold_key(slice(text, word)));
  const bool may_be_greeted = is_name_of_person(category) && own != WordClass::kFunction;
  if (may_be_greeted && is_greeted(rules, text, word)) return true;
  if (starts_small(text, word.begin)) return false;
  if (is_name_of_person(category) && stands_as_person(rules, lexicons, text, word, category)) {
    return true;
  }
  if (is_name_of_person(category) && signs_letter(rules, lexicons, text, word)) return true;
  if (touches_hyphen(text, word)) return false;
  if (is_alone(text, word)) return !is_heading(rules, lexicons, text, word);
  const std::optional<ByteSpan> before = text::word_before(text, word.begin);
  if (!before) return false;
  if (announces_name(rules, lexicons, text, *before, word, category)) return true;
  const std::string folded = text::fold_key(slice(text, *before));
  const std::string_view gap = slice(text, {before->end, word.begin});
  if (is_name_of_person(category) && is_cue_of_name(lexicons, folded, gap)) return true;
  return category == Category::kCity && is_place_behind(rules, lexicons, text, *before, word);
}

// "liebe rosa": what is addressed is the name, however it is written.
bool is_addressed(const Rules& rules, std::string_view text, ByteSpan word) {
  const std::optional<ByteSpan> before = text::word_before(text, word.begin);
  if (!before || !is_blank(slice(text, {before->end, word.begin}))) return false;
  const auto* const address =
      rules.grammar.address_words.find(text::fold_key(slice(text, *before)));
  return address != nullptr && address->role != AddressRole::kAddress;
}

// "am Kai", "einen neuen Roman", "20 Mark".
bool stands_as_noun(const Rules& rules, std::string_view text, ByteSpan word) {
  const std::optional<ByteSpan> before = text::word_before(text, word.begin);
  if (!before || !is_blank(slice(text, {before->end, word.begin}))) return false;
  const std::string_view written = slice(text, *before);
  const std::string folded = text::fold_key(written);
  const bool is_number =
      text::is_ascii_digit(written.back()) || rules.grammar.numerals.contains(folded);
  return is_number || rules.grammar.determiners.contains(folded) ||
         (starts_small(text, before->begin) && rules.grammar.has_adjective_ending(folded) &&
          !rules.grammar.prepositions.contains(folded));
}

// "max. 3 Leute", "(Max. Leistung", "Max 30 kW".
bool stands_as_abbreviation(std::string_view text, ByteSpan word) {
  const bool has_dot = word.end < text.size() && text[word.end] == '.';
  const std::optional<ByteSpan> after = text::word_after(text, word.end);
  const std::size_t gap = word.end + (has_dot ? 1 : 0);
  if (!after || !is_blank(slice(text, {gap, after->begin}))) return false;
  if (text::is_ascii_digit(text[after->begin])) return true;
  return has_dot && (starts_small(text, after->begin) || begins_sentence(text, word.begin));
}

// "junger@", "@junger", "Login junger": a user name, though it is written small.
bool is_user_name(const Lexicons& lexicons, std::string_view text, ByteSpan word) {
  const bool is_mailbox = word.end < text.size() && text[word.end] == '@';
  const bool is_handle = word.begin > 0 && text[word.begin - 1] == '@';
  return is_mailbox || is_handle || is_announced_identifier(lexicons, text, word);
}

// "Solange er wartet": a capital says nothing at the beginning of a sentence.
bool opens_sentence(const BesideWord& words, ByteSpan word, std::string_view folded) {
  if (words.class_of(folded) != WordClass::kFunction) return false;
  const auto behind = words.behind(word.end);
  return behind && is_blank(behind->gap) && begins_sentence(words.text(), word.begin);
}

// True where a word of table everyday_readings is the word, not the name.
bool reads_as_word(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                   ByteSpan word, std::string_view folded) {
  const LexiconTable* const table = lexicons.table("everyday_readings");
  if (table == nullptr) return false;
  const auto rows = table->find(folded);
  if (rows.empty() || is_addressed(rules, text, word)) return false;
  if (starts_small(text, word.begin) && is_user_name(lexicons, text, word)) return false;
  const std::string_view reading = table->cell(rows.front(), "reading");
  if (reading == "any" || starts_small(text, word.begin)) return true;
  if (opens_sentence(BesideWord(rules, lexicons, text), word, folded)) return true;
  if (reading == "noun") return stands_as_noun(rules, text, word);
  return reading == "abbreviation" && stands_as_abbreviation(text, word);
}

// A word of table everyday_readings.
bool has_reading(const Lexicons& lexicons, std::string_view folded) {
  const LexiconTable* const table = lexicons.table("everyday_readings");
  return table != nullptr && !table->find(folded).empty();
}

// A determiner, a preposition, or a word of the language that a name may be made of.
bool is_plain_word(const Rules& rules, const Lexicons& lexicons, std::string_view folded) {
  const Grammar& grammar = rules.grammar;
  if (grammar.determiners.contains(folded) || grammar.prepositions.contains(folded) ||
      grammar.connectors.contains(folded) || grammar.numerals.contains(folded) ||
      is_everyday(rules, lexicons, folded)) {
    return true;
  }
  return has_reading(lexicons, folded);
}

// "die zeit", "neue wege": what a sentence says as well as the name of an organisation.
bool is_plain_phrase(const Rules& rules, const Lexicons& lexicons, std::string_view key) {
  const std::vector<ByteSpan> words = text::words(key);
  return words.size() > 1 && std::ranges::all_of(words, [&](ByteSpan word) {
           const std::string_view folded = slice(key, word);
           if (is_plain_word(rules, lexicons, folded)) return true;
           const std::string_view ending = rules.grammar.adjectives.ending_of(folded);
           return !ending.empty() &&
                  is_plain_word(rules, lexicons, folded.substr(0, folded.size() - ending.size()));
         });
}

bool is_quoted(std::string_view text, ByteSpan span) {
  if (span.begin == 0) return false;
  std::size_t before = span.begin;
  const char32_t c = text::previous(text, before);
  return std::u32string_view(U"\"'„“”‚‘’«»‹›").find(c) != std::u32string_view::npos;
}

// Where a name of an organisation that is an everyday phrase is the name: "in Neue Wege".
bool stands_as_title(std::string_view text, ByteSpan span) {
  if (starts_small(text, span.begin)) return false;
  return is_quoted(text, span) || is_alone(text, span) || !begins_sentence(text, span.begin);
}

// "it" of IT, "pm" of PM: abbreviations so short are words where they are written small.
bool is_small_acronym(std::string_view text, ByteSpan span, Category category,
                      std::string_view key) {
  constexpr std::size_t kLongest = 2;  // letters
  return category == Category::kOrg && key.size() <= kLongest && starts_small(text, span.begin);
}

bool is_everyday_name_of(const Rules& rules, const Lexicons& lexicons, Category category,
                         std::string_view key) {
  if (is_everyday(rules, lexicons, key)) return true;
  return category == Category::kUser && rules.grammar.generic_address_words.contains(key);
}

bool is_letter_before(std::string_view text, std::size_t pos) {
  return pos > 0 && text::is_letter(text::previous(text, pos));
}

// Where a part of a word begins or ends by its writing: at a digit, at a capital behind a small
// letter, and where the word does.
bool divides_parts(std::string_view text, std::size_t pos) {
  if (!is_letter_before(text, pos) || pos >= text.size()) return true;
  std::size_t before = pos;
  std::size_t after = pos;
  const char32_t next = text::next(text, after);
  return !text::is_letter(next) ||
         (text::is_lower(text::previous(text, before)) && text::is_upper(next));
}

// What stands around a word up to the blanks.
std::string_view token_around(std::string_view text, ByteSpan word) {
  constexpr std::size_t kLongest = 128;  // bytes on each side
  constexpr std::string_view kBlanks = " \t\r\n";
  const std::size_t first = word.begin > kLongest ? word.begin - kLongest : 0;
  while (word.begin > first && kBlanks.find(text[word.begin - 1]) == std::string_view::npos) {
    --word.begin;
  }
  const std::size_t last = std::min(text.size(), word.end + kLongest);
  while (word.end < last && kBlanks.find(text[word.end]) == std::string_view::npos) ++word.end;
  return slice(text, word);
}

// An address, a name of a file, a handle: parts of words are joined there without a sign of it.
bool is_technical(std::string_view token) {
  if (token.find_first_of("@#_~\\") != std::string_view::npos) return true;
  if (token.find("//") != std::string_view::npos) return true;
  for (std::size_t pos = 1; pos + 1 < token.size(); ++pos) {
    const char next = token[pos + 1];
    const bool is_joined =
        text::is_ascii_digit(next) || text::is_lower(static_cast<unsigned char>(next));
    const char before = token[pos - 1];
    if (token[pos] == '.' && is_joined && before != '.') return true;
  }
  return false;
}

// "eva" of "evahuberin": a part that tells that the next one is a name.
bool is_given_part(const Rules& rules, std::string_view part) {
  constexpr std::size_t kShortest = 3;  // letters: shorter ones may be any syllable
  return part.size() >= kShortest && rules.names.knows_given(text::fold_key(part));
}

// "Schein" in "wahrscheinlich": letters of a longer word that show no name. A capital at the
// beginning of the word does, and so does a form so long that hardly any word has it by chance.
bool is_part_by_chance(const Rules& rules, std::string_view text, ByteSpan span, ByteSpan word,
                       std::string_view key) {
  constexpr std::size_t kTelling = 10;  // letters
  if (key.size() >= kTelling || is_technical(token_around(text, word))) return false;
  if (!divides_parts(text, span.begin)) {
    return !is_given_part(rules, slice(text, {word.begin, span.begin}));
  }
  return !divides_parts(text, span.end) && starts_small(text, span.begin);
}

}  // namespace

bool is_everyday(const Rules& rules, const Lexicons& lexicons, std::string_view folded) {
  return rules.grammar.everyday_words.contains(folded) ||
         is_everyday_word(lexicons, Category::kPerson, folded) ||
         is_everyday_word(lexicons, Category::kCity, folded);
}

Standing standing(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                  ByteSpan span, Category category, std::string_view key) {
  if (is_of_numbers(category)) {
    const bool is_word = category == Category::kPass &&
                         (is_everyday(rules, lexicons, key) || has_reading(lexicons, key));
    return number_standing(rules, lexicons, text, span, category, is_word);
  }
  if (key.empty()) return Standing::kName;
  const ByteSpan word = whole_word(text, span);
  const std::string folded = text::fold_key(slice(text, word));
  if (category == Category::kFamily && word == span && is_family_in_mailbox(rules, text, word)) {
    return Standing::kName;
  }
  if (reads_as_word(rules, lexicons, text, word, folded)) return Standing::kEverydayWord;
  if (word == span && folded != key && starts_small(text, word.begin) &&
      reads_as_word(rules, lexicons, text, word, key)) {
    return Standing::kEverydayWord;  // "blödes"
  }
  const bool is_signed = is_name_of_person(category) && signs_letter(rules, lexicons, text, word);
  if (word == span && !is_signed && !is_announced(rules, lexicons, text, word) &&
      shows_word(rules, lexicons, text, word, category)) {
    return Standing::kEverydayWord;
  }
  if (category == Category::kStreet && is_plain_phrase(rules, lexicons, key) &&
      stands_as_direction(rules, lexicons, text, span)) {
    return Standing::kEverydayWord;
  }
  if (is_small_acronym(text, span, category, key)) return Standing::kEverydayWord;
  if (category == Category::kOrg && is_plain_phrase(rules, lexicons, key)) {
    return stands_as_title(text, span) ? Standing::kName : Standing::kEverydayWord;
  }
  const bool is_everyday_key = is_everyday_name_of(rules, lexicons, category, key);
  if (word != span) {  // inside a longer word
    if (is_known_name(rules, folded) || is_everyday(rules, lexicons, folded)) {
      return Standing::kOther;
    }
    const bool is_word = is_everyday_key || has_reading(lexicons, key);
    return is_word || is_part_by_chance(rules, text, span, word, key) ? Standing::kEverydayWord
                                                                      : Standing::kName;
  }
  if (!is_everyday_key && (folded == key || !is_everyday(rules, lexicons, folded))) {
    return Standing::kName;
  }
  if (category == Category::kUser && is_user_name(lexicons, text, word)) return Standing::kName;
  const bool is_name = stands_as_name(rules, lexicons, text, word, category);
  return is_name ? Standing::kName : Standing::kEverydayWord;
}

}  // namespace pseudo::lang::de
