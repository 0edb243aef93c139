#include "lang/de/streets/street_name.h"

#include <algorithm>
#include <string>

#include "lang/common/typed_form.h"
#include "lang/de/spelling.h"
#include "lang/de/streets/street_form.h"
#include "lang/de/streets/street_words.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

// The suffix in natural case: "Straße" as a separate word, "straße" in a compound.
std::string natural_suffix(const SuffixMatch& match, std::string_view written, bool own_word) {
  std::string suffix = text::to_lower(written);
  if (!match.abbreviated && !match.genitive && !match.diminutive) suffix = match.suffix->suffix;
  return own_word ? text::capitalize(suffix) : suffix;
}

// The first position of `word` that this number of folded bytes precedes. Uses bisection.
std::size_t behind_folded(std::string_view word, std::size_t folded_bytes) {
  std::size_t low = 0;
  std::size_t high = word.size();
  while (low < high) {
    std::size_t middle = low + (high - low) / 2;
    while (!text::is_boundary(word, middle)) --middle;
    if (text::fold_key(word.substr(0, middle)).size() < folded_bytes) {
      low = middle;
      text::next(word, low);
    } else {
      high = middle;
    }
  }
  return low;
}

// The gender that an article shows, for suffixes whose gender no list contains.
std::string_view gender_by(const Agreement& agreement) {
  const unsigned allowed = agreement.allowed & ~kPluralBit;
  if (allowed == kFeminineBit) return "f";
  if ((allowed & kFeminineBit) != 0) return {};
  if ((allowed & kMasculineBit) != 0) return "m";
  return (allowed & kNeuterBit) != 0 ? "n" : "";
}

// True if the words before a street do not fit its suffix: "die Lindenplatz".
bool contradicts(const Agreement& agreement, std::string_view gender) {
  return agreement.allowed != 0 && (agreement.allowed & gender_bit_of(gender)) == 0 &&
         !gender_by(agreement).empty();
}

// True for a capitalized "Unter den" or "Zum", with which the street begins.
bool begins_with_capital(const Context& context, std::size_t begin) {
  const Neighbour article = context.before(begin);
  if (!article || starts_with_upper(article.word)) return static_cast<bool>(article);
  const Neighbour preposition = context.before(article.span.begin);
  return preposition && starts_with_upper(preposition.word) &&
         context.grammar().prepositions.contains(text::fold_key(preposition.word));
}

// The ending of an adjective without a determiner: "Breite Straße".
std::string_view strong_ending(const Grammar& grammar, std::string_view gender) {
  return grammar.ending_after("none", {.gender = gender.front()});
}

// The article behind a preposition.
std::string_view dative_article(const Grammar& grammar, char gender, bool plural) {
  return grammar.article(
      {.gender = plural ? '\0' : gender, .plural = plural, .grammatical_case = Case::kDative});
}

// Splits off the suffix: "Lindenstr." -> Lindenstraße, "str.".
void take_suffix(Part& part, const SuffixMatch& match, const Token& last) {
  // Bytes of the suffix as written: ß is one letter where the folded form has two.
  const std::string_view word = last.text();
  const std::size_t stem_bytes = text::fold_key(word).size() - match.letters;
  const std::size_t cut = behind_folded(word, stem_bytes);
  const std::string written = std::string(word.substr(cut)) + (last.dot ? "." : "");
  const bool own_word = stem_bytes == 0;
  StreetForm& form = form_as<StreetForm>(part);
  form.suffix = natural_suffix(match, written, own_word);
  form.genitive = match.genitive;
  part.lemma.resize(part.lemma.size() - std::min(part.lemma.size(), written.size()));
  const std::string base = match.suffix->suffix;
  part.lemma += own_word ? text::capitalize(base) : base;
  if (is_all_upper(word)) {
    part.spelling = 0;
  } else if (!match.suffix->swiss.empty() && !match.abbreviated && !match.diminutive &&
             written.find("ß") == std::string::npos) {
    part.spelling = kSwissSs;
  }
}

// The lemma of "in der Breiten Straße" is "Breite Straße". Its surrogate gets the same ending, or
// the one that its article requires.
void decline(const Rules& rules, std::string_view gender, std::size_t begin, const Context& context,
             Part& part) {
  const Adjective own = leading_adjective(rules, part.lemma);
  const std::string_view strong = strong_ending(rules.grammar, gender);
  std::string_view ending;
  if (own.stem.empty()) {
    ending = context.adjective_ending(begin, gender);
  } else if (own.ending != strong) {
    ending = own.ending;
  }
  form_as<StreetForm>(part).adjective_ending = ending;
  if (!own.stem.empty()) part.lemma = with_ending(own, strong, part.lemma);
}

// The article in the dative of a noun whose preposition precedes the mention, or "".
std::string_view article_outside(const Rules& rules, std::string_view lemma,
                                 const SuffixMatch& match, std::size_t begin,
                                 const Context& context) {
  const Grammar& grammar = rules.grammar;
  const Agreement agreement = context.agreement(begin);
  if (agreement.allowed == 0 || agreement.has_adjective) return {};
  if (!leading_adjective(rules, lemma).stem.empty()) return {};
  const bool noun = match && match.letters == text::fold_key(lemma).size();
  if (noun && match.letters >= kLongNoun) {
    return dative_article(grammar, match.suffix->gender.front(), false);
  }
  if (match) return {};
  const bool plural = (agreement.allowed & kPluralBit) != 0 &&
                      (agreement.allowed & kFeminineBit) == 0 &&
                      grammar.nouns.without_dative_plural(lemma) != lemma;
  if (plural) return dative_article(grammar, '\0', true);
  const std::string_view gender = gender_by(agreement);
  if (gender.empty() || !begins_with_capital(context, begin)) return {};
  return dative_article(grammar, gender.front(), false);
}

// "auf dem Rosenhügel" is read as "Am Rosenhügel" if that is a street of the document.
bool has_another_article(const Grammar& grammar, const Agreement& agreement,
                         std::string_view phrase) {
  if (agreement.determiner == nullptr || agreement.has_adjective) return false;
  const DeterminerWord* const own = grammar.determiners.find(article_of_phrase(grammar, phrase));
  return own != nullptr && std::ranges::any_of(own->readings, [&](const Determiner& reading) {
           const unsigned bit =
               reading.plural ? kPluralBit : gender_bit_of(std::string_view(&reading.gender, 1));
           return reading.grammatical_case == Case::kDative && (agreement.allowed & bit) != 0;
         });
}

}  // namespace

void set_sort(Part& part, const StreetSort& sort) {
  part.key = street_key(part.key, sort);
  part.sort = Form(sort);
}

Part read_street_name(const Rules& rules, std::string_view surface, const Token& last,
                      std::size_t begin, const Context& context) {
  Part part;
  part.category = Category::kStreet;
  const std::string nfc = text::to_nfc(surface);
  SuffixMatch match = rules.streets.match(last.folded, last.dot);
  // "am Sträßchen" has no other name.
  if (match.diminutive && match.letters == last.folded.size()) match = {};
  const bool phrase = begins_with_preposition(rules.grammar, text::fold_key(nfc));
  const bool known = match && !phrase;
  part.form = Form(StreetForm{});
  part.lemma = nfc;
  const Agreement agreement = context.agreement(begin);
  const bool disagrees = known && !match.diminutive && contradicts(agreement, match.suffix->gender);
  if (known) {
    take_suffix(part, match, last);
    if (agreement.allowed != 0 && !match.diminutive) part.traits.gender = match.suffix->gender;
  }
  if (!known || disagrees) part.traits.gender = gender_by(agreement);
  if (is_all_upper(part.lemma) || is_all_lower(part.lemma) || is_all_upper(last.text())) {
    part.lemma = text::capitalize(text::to_lower(part.lemma));
  }
  const std::string_view gender = known && !disagrees ? std::string_view(match.suffix->gender)
                                                      : std::string_view(part.traits.gender);
  if (!phrase && !gender.empty()) decline(rules, gender, begin, context, part);
  part.key = text::fold_key(part.lemma);
  if (phrase) {
    form_as<StreetForm>(part).noun_alone =
        has_another_article(rules.grammar, agreement, text::fold_key(nfc));
    return part;
  }
  if (const auto article = article_outside(rules, part.lemma, match, begin, context);
      !article.empty()) {
    set_sort(part, {.article = article});
    part.form = Form(StreetForm{.noun_alone = true});
  }
  return part;
}

}  // namespace pseudo::lang::de
