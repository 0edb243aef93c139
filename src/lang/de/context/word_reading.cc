#include "lang/de/context/word_reading.h"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "lang/de/context/beside_word.h"
#include "lang/de/context/everyday_words.h"
#include "lang/de/context/number_standing.h"
#include "lang/name_words.h"
#include "text/ascii.h"
#include "text/fold.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

// A word after a greeting is a name even in small letters: "liebe rosa".
bool is_addressed(const Rules& rules, std::string_view text, ByteSpan word) {
  const std::optional<ByteSpan> before = text::word_before(text, word.begin);
  if (!before || !is_blank(slice(text, {before->end, word.begin}))) return false;
  const auto* const address =
      rules.grammar.address_words.find(text::fold_key(slice(text, *before)));
  return address != nullptr && address->role != AddressRole::kAddress;
}

// True after a determiner, an inflected adjective or a number: "am Kai", "einen neuen Roman",
// "20 Mark".
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

// True before a number, or with a dot in the middle of a sentence or at its beginning:
// "max. 3 Leute", "(Max. Leistung", "Max 30 kW".
bool stands_as_abbreviation(std::string_view text, ByteSpan word) {
  const bool has_dot = word.end < text.size() && text[word.end] == '.';
  const std::optional<ByteSpan> after = text::word_after(text, word.end);
  const std::size_t gap = word.end + (has_dot ? 1 : 0);
  if (!after || !is_blank(slice(text, {gap, after->begin}))) return false;
  if (text::is_ascii_digit(text[after->begin])) return true;
  return has_dot && (starts_small(text, after->begin) || begins_sentence(text, word.begin));
}

// The capital at the beginning of a sentence is not significant: "Solange er wartet".
bool opens_sentence(const BesideWord& words, ByteSpan word, std::string_view folded) {
  if (words.class_of(folded) != WordClass::kFunction) return false;
  const auto behind = words.behind(word.end);
  return behind && is_blank(behind->gap) && begins_sentence(words.text(), word.begin);
}

// True for function words and for words of the language that may also be names.
bool is_plain_word(const Rules& rules, const Lexicons& lexicons, std::string_view folded) {
  const Grammar& grammar = rules.grammar;
  if (grammar.determiners.contains(folded) || grammar.prepositions.contains(folded) ||
      grammar.connectors.contains(folded) || grammar.numerals.contains(folded) ||
      is_everyday(rules, lexicons, folded)) {
    return true;
  }
  return has_reading(lexicons, folded);
}

}  // namespace

bool is_user_name(const Lexicons& lexicons, std::string_view text, ByteSpan word) {
  const bool is_mailbox = word.end < text.size() && text[word.end] == '@';
  const bool is_handle = word.begin > 0 && text[word.begin - 1] == '@';
  return is_mailbox || is_handle || is_announced_identifier(lexicons, text, word);
}

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
  if (reading == "noun") {
    return stands_as_noun(rules, text, word) ||
           is_among_things(BesideWord(rules, lexicons, text), word);
  }
  return reading == "abbreviation" && stands_as_abbreviation(text, word);
}

bool is_among_things(const BesideWord& words, ByteSpan word) {
  constexpr std::size_t kMost = 8;  // members of an enumeration on each side
  const auto is_thing_beside = [&](auto next_to) {
    ByteSpan at = word;
    for (std::size_t i = 0; i < kMost; ++i) {
      const std::optional<Beside> member = next_to(at);
      if (!member || !words.is_capital(member->span)) return false;
      if (words.has_role(member->folded, "thing")) return true;
      at = member->span;
    }
    return false;
  };
  return is_thing_beside([&](ByteSpan at) { return words.member_behind(at); }) ||
         is_thing_beside([&](ByteSpan at) { return words.member_before(at); });
}

bool has_reading(const Lexicons& lexicons, std::string_view folded) {
  const LexiconTable* const table = lexicons.table("everyday_readings");
  return table != nullptr && !table->find(folded).empty();
}

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

}  // namespace pseudo::lang::de
