#include "lang/de/streets/streets.h"
#include "lang/de/spelling.h"

#include <algorithm>

#include "lang/common/typed_form.h"
#include "lang/de/places/place_writer.h"
#include "lang/de/streets/street_form.h"
#include "lang/de/streets/street_marks.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

bool is_saint(const Grammar& grammar, const Token& token) {
  const PlaceWord* const word = grammar.place_words.find(token.folded);
  return word != nullptr && *word == PlaceWord::kSaint;
}

// The suffix in its natural case: "Straße" as a word of its own, "straße" in a compound.
std::string natural_suffix(const SuffixMatch& match, std::string_view written, bool own_word) {
  std::string suffix = text::to_lower(written);
  if (!match.abbreviated && !match.genitive && !match.diminutive) suffix = match.suffix->suffix;
  return own_word ? text::capitalize(suffix) : suffix;
}

// The first position of `word` with as many folded bytes before it; found by halves.
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

// Where no list tells.
std::string_view gender_by(const Agreement& agreement) {
  const unsigned allowed = agreement.allowed & ~kPluralBit;
  if (allowed == kFeminineBit) return "f";
  if ((allowed & kFeminineBit) != 0) return {};
  if ((allowed & kMasculineBit) != 0) return "m";
  return (allowed & kNeuterBit) != 0 ? "n" : "";
}

// "Unter den", "Zum" with a capital: the street begins there.
bool begins_with_capital(const Context& context, std::size_t begin) {
  const Neighbour article = context.before(begin);
  if (!article || starts_with_upper(article.word)) return static_cast<bool>(article);
  const Neighbour preposition = context.before(article.span.begin);
  return preposition && starts_with_upper(preposition.word) &&
         context.grammar().prepositions.contains(text::fold_key(preposition.word));
}

void set_sort(Part& part, const StreetSort& sort) {
  part.key = street_key(part.key, sort);
  part.sort = Form(sort);
}

std::string_view strong_ending(std::string_view gender) {
  return gender == "m" ? "er" : gender == "n" ? "es" : "e";
}

}  // namespace

// Divides the suffix from what the street is called: "Lindenstr." -> Lindenstraße, "str.".
void StreetReader::take_suffix(Part& part, const SuffixMatch& match, const Token& last) {
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
  } else if (match.suffix->suffix == "straße" && !match.abbreviated && !match.diminutive &&
             written.find("ß") == std::string::npos) {
    part.spelling = kSwissSs;
  }
}

// "in der Breiten Straße" is called "Breite Straße"; what takes its place is inflected as it is, or
// as its article asks for.
void StreetReader::decline(Part& part, std::string_view gender, std::size_t begin,
                           const Context& context) const {
  const Adjective own = leading_adjective(rules_.streets, part.lemma);
  std::string_view ending;
  if (own.stem.empty()) {
    ending = context.adjective_ending(begin, gender);
  } else if (own.ending != strong_ending(gender)) {
    ending = own.ending;
  }
  form_as<StreetForm>(part).adjective_ending = ending;
  if (!own.stem.empty()) part.lemma = with_ending(own, strong_ending(gender), part.lemma);
}

// The dative of the article of a noun whose preposition stands outside; "" if it is none.
std::string_view StreetReader::article_outside(std::string_view lemma, const SuffixMatch& match,
                                               std::size_t begin, const Context& context) const {
  const Agreement agreement = context.agreement(begin);
  if (agreement.allowed == 0 || agreement.has_adjective) return {};
  if (!leading_adjective(rules_.streets, lemma).stem.empty()) return {};
  const bool noun = match && match.letters == text::fold_key(lemma).size();
  if (noun && match.letters >= kLongNoun) return match.suffix->gender == "f" ? "der" : "dem";
  if (match) return {};
  const bool plural = (agreement.allowed & kPluralBit) != 0 &&
                      (agreement.allowed & kFeminineBit) == 0 && lemma.ends_with('n');
  if (plural) return "den";
  const std::string_view gender = gender_by(agreement);
  if (gender.empty() || !begins_with_capital(context, begin)) return {};
  return gender == "f" ? "der" : "dem";
}

Part StreetReader::street_part(std::string_view surface, const Token& last, std::size_t begin,
                               const Context& context) const {
  Part part;
  part.category = Category::kStreet;
  const std::string nfc = text::to_nfc(surface);
  SuffixMatch match = rules_.streets.match(last.folded, last.dot);
  // "am Sträßchen": it has no other name.
  if (match.diminutive && match.letters == last.folded.size()) match = {};
  const bool phrase = begins_with_preposition(rules_.grammar, text::fold_key(nfc));
  const bool known = match && !phrase;
  part.form = Form(StreetForm{});
  part.lemma = nfc;
  if (known) {
    take_suffix(part, match, last);
  } else {
    part.traits.gender = gender_by(context.agreement(begin));
  }
  if (is_all_upper(part.lemma) || is_all_lower(part.lemma) || is_all_upper(last.text())) {
    part.lemma = text::capitalize(text::to_lower(part.lemma));
  }
  const std::string_view gender =
      known ? std::string_view(match.suffix->gender) : std::string_view(part.traits.gender);
  if (!phrase && !gender.empty()) decline(part, gender, begin, context);
  part.key = text::fold_key(part.lemma);
  if (phrase) return part;
  if (const auto article = article_outside(part.lemma, match, begin, context); !article.empty()) {
    set_sort(part, {.article = article});
    part.form = Form(StreetForm{.noun_alone = true});
  }
  return part;
}

// Words before the last one: derived places, persons, adjectives. False: the street is one whole.
bool StreetReader::read_words(const Tokens& tokens, bool exact, const Mention& mention,
                              const Context& context, Analysis& parts) const {
  std::vector<const Token*> unknown;
  for (std::size_t i = 0; i + 1 < tokens.size(); ++i) {
    const Token& token = tokens[i];
    std::optional<Part> part;
    if (i + 2 < tokens.size() && is_saint(rules_.grammar, token)) {  // "St. Veiter Straße"
      const std::size_t end = tokens[i + 1].span.end;
      const auto saint =
          std::string_view(mention.surface).substr(token.span.begin, end - token.span.begin);
      if (auto place = places_.read_inhabitant(saint, context, true)) {
        place->span = {token.span.begin, end};
        parts.push_back(*std::move(place));
        ++i;
        continue;
      }
    }
    if (token.folded.ends_with("er") && token.folded.size() > 4) {
      part = places_.read_inhabitant(token.text(), context, true);
      if (!part && !rules_.streets.is_adjective(token.folded) && i == 0 &&
          !rules_.names.knows_given(token.folded) && !token.dot) {
        part = places_.read_inhabitant(natural_case(token.text()), context, false);
        if (part) {
          part->category = Category::kStreet;
          set_sort(*part, {.named_after_place = true});
        }
      }
    } else if (exact && token.folded.find("sch") != std::string::npos) {
      if (auto analysis = places_.read_one(token.text(), mention.span.begin + token.span.begin,
                                           context, true)) {
        if (form_as<PlaceForm>(*analysis).kind == PlaceForm::Kind::kAdjective)
          part = std::move(analysis);
      }
    }
    if (part) {
      part->span = {token.span.begin, token.span.end - (token.dot ? 1 : 0)};
      parts.push_back(*std::move(part));
    } else if (!rules_.streets.is_adjective(token.folded) &&
               !rules_.names.is_particle(token.folded) &&
               rules_.names.title(token.folded + (token.dot ? "." : "")) == nullptr) {
      unknown.push_back(&token);
    }
  }
  if (unknown.empty()) return !parts.empty() || !exact;
  if (!exact) return false;
  const bool person = rules_.names.knows_given(unknown.front()->folded) && unknown.size() > 1;
  const bool family =
      unknown.size() == 1 && context.mentioned(Category::kFamily, unknown.front()->folded);
  if (!person && !family) return false;
  for (std::size_t i = 0; i < unknown.size(); ++i) {
    const std::size_t begin = mention.span.begin + unknown[i]->span.begin;
    const bool given = person && i + 1 < unknown.size();
    const Category category =
        given ? names_.gender(*unknown[i], begin, context) : Category::kFamily;
    names_.read_token(*unknown[i], category, {begin, begin, false}, context, parts);
  }
  return true;
}

Analysis StreetReader::read(const Mention& mention, const Context& context) const {
  const Tokens tokens = tokenize(mention.surface);
  Analysis parts;
  if (tokens.empty()) {
    close_gaps(parts, mention.surface, Category::kStreet);
    return parts;
  }
  const Token& last = tokens.back();
  const SuffixMatch match = rules_.streets.match(last.folded, last.dot);
  const bool exact = match && match.letters == last.folded.size();
  if (tokens.size() == 1 && looks_like_initial(last) && !match) {
    Part& part = parts.emplace_back();
    part.kind = Part::Kind::kInitial;
    part.category = Category::kStreet;
    part.span = last.span;
    part.lemma = last.text();
    part.key = last.folded;
    close_gaps(parts, mention.surface, Category::kStreet);
    return parts;
  }
  const std::size_t end = last.span.end;
  const bool preposition = begins_with_preposition(rules_.grammar, text::fold_key(mention.surface));
  if (tokens.size() > 1 && match && !preposition &&
      read_words(tokens, exact, mention, context, parts)) {
    if (!exact) {
      const auto surface =
          std::string_view(mention.surface).substr(last.span.begin, last.span.size());
      Part part = street_part(surface, last, mention.span.begin, context);
      part.span = last.span;
      parts.push_back(std::move(part));
    }
  } else {
    parts.clear();
    const std::size_t begin = tokens.front().span.begin;
    Part part = street_part(std::string_view(mention.surface).substr(begin, end - begin), last,
                            mention.span.begin + begin, context);
    part.span = {begin, end};
    parts.push_back(std::move(part));
  }
  const bool decomposed = !text::is_nfc(mention.surface);
  for (Part& part : parts) {
    part.spelling |= context.habits();
    if (decomposed) part.spelling |= kDecomposed;
  }
  close_gaps(parts, mention.surface, Category::kStreet);
  return parts;
}

}  // namespace pseudo::lang::de
