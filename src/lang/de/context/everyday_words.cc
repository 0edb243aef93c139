#include "lang/de/context/everyday_words.h"

#include <optional>
#include <string>

#include "lang/de/context/announced_name.h"
#include "lang/de/context/beside_word.h"
#include "lang/de/context/letter_end.h"
#include "lang/de/context/number_standing.h"
#include "lang/de/context/telling_forms.h"
#include "lang/de/context/well_known.h"
#include "lang/de/context/word_part.h"
#include "lang/de/context/word_reading.h"
#include "lang/de/context/word_standing.h"
#include "lang/name_words.h"
#include "lang/tables.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

bool is_quoted(std::string_view text, ByteSpan span) {
  if (span.begin == 0) return false;
  std::size_t before = span.begin;
  const char32_t c = text::previous(text, before);
  return std::u32string_view(U"\"'„“”‚‘’«»‹›").find(c) != std::u32string_view::npos;
}

// True if an organisation whose name is an everyday phrase is meant: "in Neue Wege".
bool stands_as_title(std::string_view text, ByteSpan span) {
  if (starts_small(text, span.begin)) return false;
  return is_quoted(text, span) || is_alone(text, span) || !begins_sentence(text, span.begin);
}

// Very short abbreviations in small letters are words: "it" of IT, "pm" of PM.
bool is_small_acronym(std::string_view text, ByteSpan span, Category category,
                      std::string_view key) {
  constexpr std::size_t kLongest = 2;  // letters
  return category == Category::kOrg && key.size() <= kLongest && starts_small(text, span.begin);
}

// Short acronyms keep their capitals before an ending: "Als" is not the genitive of AL, nor "Dies"
// of DIE.
bool is_word_like_acronym(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                          ByteSpan span, std::string_view folded, std::string_view key) {
  constexpr std::size_t kAnyWord = 2;  // letters; with an ending, most are words
  constexpr std::size_t kLongest = 3;
  if (key.size() > kLongest || folded.size() != key.size() + 1) return false;
  std::size_t pos = span.begin;
  text::next(text, pos);
  if (text::is_upper(text::next(text, pos))) return false;
  const auto is_word = [&](std::string_view word) {
    return is_everyday(rules, lexicons, word) || has_reading(lexicons, word);
  };
  return key.size() <= kAnyWord || is_word(folded) || is_word(key);
}

bool is_everyday_name_of(const Rules& rules, const Lexicons& lexicons, Category category,
                         std::string_view key) {
  if (is_everyday(rules, lexicons, key) || rules.grammar.determiners.contains(key)) return true;
  return category == Category::kUser && rules.grammar.generic_address_words.contains(key);
}

// True for "post@", which the lists do not contain as a name.
bool is_generic_mailbox(const Rules& rules, std::string_view text, ByteSpan word,
                        std::string_view folded) {
  return word.end < text.size() && text[word.end] == '@' &&
         rules.grammar.generic_address_words.contains(folded) && !is_known_name(rules, folded);
}

// True for "Sommer 08" if the password is "sommer08".
bool is_word_with_number(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                         ByteSpan span) {
  const std::string_view written = slice(text, span);
  const std::size_t blank = written.find(' ');
  return blank != std::string_view::npos &&
         is_everyday(rules, lexicons, text::fold_key(written.substr(0, blank)));
}

// Matches include the apostrophe of a genitive: "Fuchs'".
ByteSpan without_apostrophe(std::string_view text, ByteSpan span) {
  for (const std::string_view sign : {"'", "\u2019"}) {
    if (slice(text, span).ends_with(sign)) span.end -= sign.size();
  }
  return span;
}

// True for compounds with a saint or a well-known person: "Martinigans", "Mozartkugeln".
bool is_name_within(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                    ByteSpan word, Category category, std::string_view key) {
  if (is_in_phrase(rules, lexicons, text, word, category)) return true;
  if (category == Category::kFamily) return rules.names.kinds().is_creator(key);
  return is_name_of_person(category) &&
         is_feast(BesideWord(rules, lexicons, text), text::fold_key(slice(text, word)));
}

// True for "Salzburger" of the family of this name in "der Salzburger Hauptplatz".
bool is_adjective_of_town(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                          ByteSpan word, std::string_view folded) {
  if (rules.places.with_inhabitant(folded).empty()) return false;
  const BesideWord words(rules, lexicons, text);
  const auto before = words.before(word.begin);
  const auto behind = words.behind(word.end);
  return before && is_blank(before->gap) && rules.grammar.determiners.contains(before->folded) &&
         behind && is_blank(behind->gap) && words.is_capital(behind->span) &&
         words.has_small_letter(behind->span) && !is_known_name(rules, behind->folded);
}

// True for "Friedrichshafener", which is no form of the name Friedrich.
bool is_inhabitant_of_other(const Rules& rules, std::string_view folded, std::string_view key) {
  const std::string ending = text::fold_key(rules.grammar.inhabitant_ending);
  if (!folded.ends_with(ending) || folded.size() <= key.size() + ending.size()) return false;
  return !rules.places.with_inhabitant(folded).empty() ||
         is_known_name(rules, folded.substr(0, folded.size() - ending.size()));
}

// True for "Hauptplatz" in "der Kirchschlager Hauptplatz": many towns have a street of this name.
bool is_street_of_other_town(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                             ByteSpan span, std::string_view key) {
  if (!rules.streets.is_common(key)) return false;
  const BesideWord words(rules, lexicons, text);
  const auto before = words.before(span.begin);
  return before && is_blank(before->gap) && words.is_capital(before->span) &&
         before->folded.ends_with(text::fold_key(rules.grammar.inhabitant_ending)) &&
         !rules.grammar.determiners.contains(before->folded) &&
         !is_everyday(rules, lexicons, before->folded);
}

// True for "MA 48", "die VU": a short name in capitals among words that are not is an acronym.
bool is_acronym_alike(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                      ByteSpan word, std::string_view folded, std::string_view key) {
  constexpr std::size_t kLongest = 3;  // bytes
  if (folded != key || word.size() > kLongest || word.size() < 2) return false;
  const BesideWord words(rules, lexicons, text);
  if (words.has_small_letter(word)) return false;
  const auto before = words.before(word.begin);
  const auto behind = words.behind(word.end);
  const auto is_small = [&](const std::optional<Beside>& next) {
    return next && words.has_small_letter(next->span);
  };
  if (word.size() < kLongest) return is_small(before) || is_small(behind);
  return before && is_small(before) && is_blank(before->gap) &&
         rules.grammar.determiners.contains(before->folded);  // "die EVA", but "EVA kommt"
}

// True for "süddeutsche" and "Süddeutsche Küche", if an organisation is called "die Süddeutsche".
bool is_adjective_beside_noun(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                              ByteSpan word, std::string_view folded) {
  const std::string_view ending = rules.grammar.adjectives.ending_of(folded);
  if (ending.empty() || ending.ends_with('r')) return false;
  if (!rules.grammar.adjectives.ending_by_suffix(folded).empty() &&
      starts_small(text, word.begin)) {
    return true;
  }
  const BesideWord words(rules, lexicons, text);
  const auto before = words.before(word.begin);
  const auto behind = words.behind(word.end);
  return before && rules.grammar.determiners.contains(before->folded) && behind &&
         is_blank(behind->gap) && words.is_capital(behind->span) &&
         words.has_small_letter(behind->span) && !is_known_name(rules, behind->folded);
}

// "bayerische" is not a form of the name Bayer.
bool is_adjective_of_place(const Rules& rules, std::string_view folded) {
  const std::string_view ending = rules.grammar.adjectives.ending_of(folded);
  return !rules.places.with_adjective(folded).empty() ||
         !rules.places.with_adjective(folded.substr(0, folded.size() - ending.size())).empty();
}

// "LG" is not the signature of Ludwig Gerster.
bool is_greeting(const Rules& rules, std::string_view folded) {
  const AddressWord* const address = rules.grammar.address_words.find(folded);
  return address != nullptr && address->role == AddressRole::kGreeting;
}

// Decides what one match is. `span`: the match; `word`: the whole word that it is in.
class MatchReading {
 public:
  MatchReading(const Rules& rules, const Lexicons& lexicons, std::string_view text, ByteSpan span,
               ByteSpan word, Category category, std::string_view key)
      : rules_(rules),
        lexicons_(lexicons),
        text_(text),
        span_(span),
        word_(word),
        category_(category),
        key_(key),
        folded_(text::fold_key(slice(text, word))),
        is_whole_(word == span),
        is_person_(is_name_of_person(category)),
        is_called_(is_whole_ && is_person_ && is_announced(rules, lexicons, text, word)) {}

  [[nodiscard]] MatchKind kind() const {
    if (is_whole_ && category_ == Category::kFamily && is_family_in_mailbox(rules_, text_, word_)) {
      return MatchKind::kName;
    }
    if (is_other_form()) return MatchKind::kOther;
    if (is_whole_ && category_ == Category::kFamily && is_everyday_key() &&
        !rules_.names.kinds().is_creator(key_) &&
        is_form_of_family(rules_, lexicons_, text_, word_, folded_, key_)) {
      return MatchKind::kName;
    }
    if (is_word_in_form() || is_word_in_context()) return MatchKind::kAmbiguous;
    if (category_ == Category::kOrg && is_plain_phrase(rules_, lexicons_, key_)) {
      return stands_as_title(text_, span_) ? MatchKind::kName : MatchKind::kAmbiguous;
    }
    return is_whole_ ? kind_of_whole() : kind_of_part();
  }

 private:
  // True for an inflected word that is no form of the name.
  [[nodiscard]] bool is_other_form() const {
    if (!is_whole_) return false;
    if (category_ == Category::kOrg) {
      return is_word_like_acronym(rules_, lexicons_, text_, span_, folded_, key_);
    }
    return is_person_ && folded_ != key_ &&
           (is_adjective_of_place(rules_, folded_) || is_greeting(rules_, folded_));
  }

  // True for a word by its spelling.
  [[nodiscard]] bool is_word_in_form() const {
    if (!is_called_ && reads_as_word(rules_, lexicons_, text_, word_, folded_)) return true;
    if (!is_whole_) return false;
    if (!is_called_ && is_person_ &&
        (is_acronym_alike(rules_, lexicons_, text_, word_, folded_, key_) ||
         is_adjective_of_town(rules_, lexicons_, text_, word_, folded_))) {
      return true;
    }
    return folded_ != key_ && starts_small(text_, word_.begin) &&
           reads_as_word(rules_, lexicons_, text_, word_, key_);  // "blödes"
  }

  // True for a word by the words beside it.
  [[nodiscard]] bool is_word_in_context() const {
    if (is_whole_ && !(is_person_ && signs_letter(rules_, lexicons_, text_, word_)) &&
        (is_in_phrase(rules_, lexicons_, text_, word_, category_) ||
         (!is_called_ && shows_word(rules_, lexicons_, text_, word_, category_)))) {
      return true;
    }
    if (category_ == Category::kCity &&
        is_in_name_of_goods(rules_, lexicons_, text_, word_, folded_, key_)) {
      return true;
    }
    if (category_ == Category::kStreet && is_plain_phrase(rules_, lexicons_, key_) &&
        stands_as_direction(rules_, lexicons_, text_, span_)) {
      return true;
    }
    if (category_ == Category::kStreet &&
        is_street_of_other_town(rules_, lexicons_, text_, span_, key_)) {
      return true;
    }
    const bool is_adjective = is_whole_ && category_ == Category::kOrg &&
                              is_adjective_beside_noun(rules_, lexicons_, text_, word_, folded_);
    return is_adjective || is_small_acronym(text_, span_, category_, key_);
  }

  // A match inside a longer word.
  [[nodiscard]] MatchKind kind_of_part() const {
    if (category_ == Category::kCity &&
        is_compound_of_town(rules_, lexicons_, text_, span_, word_, key_)) {
      return MatchKind::kName;
    }
    if (is_known_name(rules_, folded_) || is_everyday(rules_, lexicons_, folded_) ||
        (is_person_ && is_inhabitant_of_other(rules_, folded_, key_))) {
      return MatchKind::kOther;
    }
    const bool is_word = is_name_within(rules_, lexicons_, text_, word_, category_, key_) ||
                         is_everyday_key() || has_reading(lexicons_, key_) ||
                         is_part_by_chance(rules_, text_, span_, word_, key_);
    return is_word ? MatchKind::kAmbiguous : MatchKind::kName;
  }

  [[nodiscard]] MatchKind kind_of_whole() const {
    if (!is_everyday_key() && (folded_ == key_ || !is_everyday(rules_, lexicons_, folded_))) {
      return MatchKind::kName;
    }
    const bool is_name = (category_ == Category::kUser && is_user_name(lexicons_, text_, word_)) ||
                         (category_ == Category::kCity &&
                          is_form_of_town(rules_, lexicons_, text_, word_, folded_, key_)) ||
                         shows_name(rules_, lexicons_, text_, word_, category_);
    return is_name ? MatchKind::kName : MatchKind::kAmbiguous;
  }

  [[nodiscard]] bool is_everyday_key() const {
    return is_everyday_name_of(rules_, lexicons_, category_, key_);
  }

  const Rules& rules_;
  const Lexicons& lexicons_;
  std::string_view text_;
  ByteSpan span_;
  ByteSpan word_;
  Category category_;
  std::string_view key_;
  std::string folded_;  // the word
  bool is_whole_;       // the match is the word
  bool is_person_;
  bool is_called_;  // a name by the words before it
};

}  // namespace

bool is_everyday(const Rules& rules, const Lexicons& lexicons, std::string_view folded) {
  return rules.grammar.everyday_words.contains(folded) ||
         is_everyday_word(lexicons, Category::kPerson, folded) ||
         is_everyday_word(lexicons, Category::kCity, folded);
}

MatchKind kind_of_match(const Rules& rules, const Lexicons& lexicons, std::string_view text,
                        ByteSpan span, Category category, std::string_view key) {
  if (is_of_numbers(category)) {
    const bool is_word = category == Category::kPass &&
                         (is_everyday(rules, lexicons, key) || has_reading(lexicons, key) ||
                          is_word_with_number(rules, lexicons, text, span));
    return number_standing(rules, lexicons, text, span, category, is_word);
  }
  if (key.empty()) return MatchKind::kName;
  span = without_apostrophe(text, span);
  const ByteSpan word = whole_word(text, span);
  if (is_name_of_person(category) && is_generic_mailbox(rules, text, word, key)) {
    return MatchKind::kOther;
  }
  const MatchKind found = MatchReading(rules, lexicons, text, span, word, category, key).kind();
  const bool is_word = found == MatchKind::kAmbiguous && is_name_of_person(category) &&
                       is_shown_as_word(rules, lexicons, text, word, category);
  return is_word ? MatchKind::kWord : found;
}

}  // namespace pseudo::lang::de
