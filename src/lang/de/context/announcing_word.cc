#include "lang/de/context/announcing_word.h"

#include <optional>
#include <string>

#include "lang/de/context/announced_name.h"
#include "lang/de/context/beside_word.h"
#include "lang/de/context/wrapped_line.h"
#include "lang/name_words.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

// True for words of letters that also precede ordinary nouns: "ihr", "von".
bool is_letter_word(const Rules& rules, std::string_view folded, const AddressWord& address) {
  return address.role == AddressRole::kAddress || rules.grammar.determiners.contains(folded);
}

// After an article, a word of greeting is an adjective: "ein lieber Vogel".
bool is_described(const Rules& rules, std::string_view text, ByteSpan greeting) {
  const std::optional<ByteSpan> before = text::word_before(text, greeting.begin);
  if (!before || !is_blank(slice(text, {before->end, greeting.begin}))) return false;
  if (!starts_small(text, greeting.begin)) return false;
  const DeterminerWord* const article =
      rules.grammar.determiners.find(text::fold_key(slice(text, *before)));
  return article != nullptr && article->kind != "possessive";
}

// True for months that are also given names: "19. April", "im April", "Ende April".
bool is_time(const BesideWord& words, ByteSpan word, std::string_view folded) {
  if (words.class_of(folded) != WordClass::kTime) return false;
  const auto before = words.before(word.begin);
  if (!before) return false;
  if (text::is_ascii_digit(words.slice(before->span).back())) return true;
  const Grammar& grammar = words.rules().grammar;
  return is_blank(before->gap) &&
         (grammar.prepositions.contains(before->folded) ||
          grammar.determiners.contains(before->folded) || words.has_role(before->folded, "part"));
}

// Returns the beginning of the n-th word before `pos` on the line, or nothing if there are fewer.
std::optional<std::size_t> begin_before(std::string_view text, std::size_t pos, int n) {
  for (; n > 0; --n) {
    const std::optional<ByteSpan> before = text::word_before(text, pos);
    if (!before) return std::nullopt;
    pos = before->begin;
  }
  return pos;
}

constexpr int kMostWords = 3;  // of a title or a particle

// True after a title: "Dipl.-Ing.", "Mag.a", "(FH)".
bool is_behind_title(const Rules& rules, std::string_view text, std::size_t pos) {
  for (int n = 1; n <= kMostWords; ++n) {
    const std::optional<std::size_t> begin = begin_before(text, pos, n);
    if (!begin) return false;
    std::string_view title = slice(text, {*begin, pos});
    if (!title.ends_with(' ')) return false;
    title = title.substr(0, title.find_last_not_of(' ') + 1);
    const bool has_bracket = title.ends_with(')') && *begin > 0 && text[*begin - 1] == '(';
    if (has_bracket) title.remove_suffix(1);
    const bool is_written = title.ends_with('.') || n > 1 || has_bracket;
    if (is_written && rules.names.title(text::fold_key(title)) != nullptr) return true;
  }
  return false;
}

// Returns where the particles before a family name begin ("von der", "v. d."), or `pos` if there
// are none.
std::size_t before_particles(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                             std::size_t pos) {
  const BesideWord words(rules, lexicons, text);
  for (int n = kMostWords; n > 0; --n) {
    const std::optional<std::size_t> begin = begin_before(text, pos, n);
    if (!begin) continue;
    std::string_view particle = slice(text, {*begin, pos});
    particle = particle.substr(0, particle.find_last_not_of(' ') + 1);
    const auto first = words.behind(*begin);
    if (first && words.has_role(first->folded, "noble") &&
        rules.names.is_particle(text::fold_key(particle))) {
      return *begin;
    }
  }
  return pos;
}

// True for given names and initials: "E.", "Eva".
bool is_given(const Rules& rules, const Lexicons& lexicons, std::string_view text, ByteSpan word,
              bool has_dot) {
  if (starts_small(text, word.begin)) return false;
  const std::string folded = text::fold_key(slice(text, word));
  std::size_t first_end = word.begin;
  const bool is_letter = text::is_letter(text::next(text, first_end));
  const bool is_initial = has_dot && is_letter && first_end == word.end;
  return is_initial || (!has_dot && rules.names.knows_given(folded) &&
                        !is_time(BesideWord(rules, lexicons, text), word, folded));
}

// A greeting may precede ordinary nouns for people: "Hallo Schatz".
bool greets_anyone(const BesideWord& words, const AddressWord& address, ByteSpan word) {
  return address.role == AddressRole::kGreeting &&
         words.class_of(text::fold_key(words.slice(word))) == WordClass::kKin;
}

// True for "Freund. ", but not for "Hr. " and "E. ": longer words are not abbreviations.
bool ends_sentence_before(const Rules& rules, const std::string& folded) {
  constexpr std::size_t kLongest = 4;  // letters of an abbreviation that no table has
  return text::count_code_points(folded) > kLongest &&
         rules.grammar.address_words.find(folded + '.') == nullptr &&
         rules.names.title(folded + '.') == nullptr;
}

// True if a word before `pos` can only be followed by a name. The name with its particles begins at
// `pos`.
bool is_announced_at(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                     std::size_t pos, ByteSpan word, Category category) {
  if (is_behind_title(rules, text, pos)) return true;
  const std::optional<ByteSpan> before = word_before_wrap(text, pos);
  if (!before) return false;
  std::string_view gap = slice(text, {before->end, pos});
  const bool has_dot = gap.starts_with('.');
  if (has_dot) gap.remove_prefix(1);
  const bool is_wrapped = is_wrap(gap);
  if (!is_wrapped && !is_blank(gap)) return false;
  const BesideWord words(rules, lexicons, text);
  const std::string folded = text::fold_key(slice(text, *before));
  if (has_dot && ends_sentence_before(rules, folded)) return false;
  const auto* const address = rules.grammar.address_words.find(folded);
  if (address != nullptr && is_letter_word(rules, folded, *address)) {
    // "Ihr Wolf" may close a letter and "an Wolf" may be a header, but both words also precede
    // ordinary nouns.
    return !is_wrapped && (!is_name_of_person(category) ||
                           (words.begins_line(before->begin) && words.ends_line(word.end)));
  }
  if (address != nullptr) {
    if (is_wrapped && address->role != AddressRole::kTitle) return false;
    return !greets_anyone(words, *address, word) && !is_described(rules, text, *before);
  }
  if (has_dot && (rules.grammar.address_words.find(folded + '.') != nullptr ||
                  rules.names.title(folded + '.') != nullptr)) {
    return true;
  }
  const bool is_word = starts_small(text, before->begin) &&
                       words.class_of(folded) == WordClass::kFunction;  // "ob", unlike "OB"
  if (rules.names.title(folded) != nullptr) {
    return !is_word && !is_described(rules, text, *before);  // "ein edler Ritter"
  }
  return is_given(rules, lexicons, text, *before, has_dot) &&
         (!is_wrapped ||
          (!has_dot && goes_on_below(rules, lexicons, text, *before, {pos, word.end})));
}

}  // namespace

bool is_behind_announcing_word(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                               ByteSpan word, Category category) {
  const std::size_t particles = before_particles(rules, lexicons, text, word.begin);
  if (particles != word.begin) {
    // "die Frau von der Heide" may come from a place.
    const std::optional<std::size_t> second = begin_before(text, particles, 2);
    const bool is_someone = second && rules.grammar.determiners.contains(text::fold_key(
                                          slice(text, *text::word_after(text, *second))));
    if (!is_someone && is_announced_at(rules, lexicons, text, particles, word, category)) {
      return true;
    }
  }
  return is_announced_at(rules, lexicons, text, word.begin, word, category);
}

bool begins_with_particles(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                           ByteSpan word) {
  const std::size_t particles = before_particles(rules, lexicons, text, word.begin);
  return particles != word.begin && begins_sentence(text, particles);
}

}  // namespace pseudo::lang::de
