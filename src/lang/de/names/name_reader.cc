#include "lang/de/names/name_reader.h"
#include "lang/de/spelling.h"

#include <algorithm>
#include <utility>

#include "lang/de/names/titles.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

bool has_two_letters(std::string_view folded) {
  constexpr std::size_t kLongestLetter = 4;  // bytes
  return folded.size() > kLongestLetter || text::count_code_points(folded) >= 2;
}

// folded.ends_with(ending), which has a few letters: not worth a call.
bool ends_in(std::string_view folded, std::string_view ending) {
  if (folded.size() < ending.size()) return false;
  const char* at = folded.data() + folded.size() - ending.size();
  for (const char c : ending) {
    if (*at++ != c) return false;
  }
  return true;
}

bool fits_stem(const Grammar& grammar, After after, std::string_view stem) {
  switch (after) {
    case After::kSibilant:
      return grammar.ends_in_sibilant(stem);
    case After::kOther:
      return !grammar.ends_in_sibilant(stem);
    case After::kConsonant:
      return ends_in_consonant(stem);
    case After::kAny:
      return true;
  }
  return true;
}

NameForm::Kind form_kind(NameEndingKind ending) {
  switch (ending) {
    case NameEndingKind::kPlural:
      return NameForm::Kind::kPlural;
    case NameEndingKind::kFeminine:
      return NameForm::Kind::kFeminine;
    case NameEndingKind::kAdjective:
      return NameForm::Kind::kAdjective;
    case NameEndingKind::kGenitive:
      return NameForm::Kind::kGenitive;
  }
  return NameForm::Kind::kGenitive;
}

bool numeral_before(const Place& place, const Context& context) {
  const Neighbour left = context.before(place.begin);
  return left && left.mention == nullptr &&
         context.grammar().numerals.contains(text::fold_key(left.word));
}

// A plural of a family shows in what stands before: "die Müllers", "bei Müllers".
bool plural_before(const Place& place, const Context& context) {
  const Agreement agreement = context.agreement(place.begin);
  if (agreement.allowed != 0) {
    return (agreement.allowed & kPluralBit) != 0 && agreement.determiner_kind != "contracted";
  }
  if (numeral_before(place, context)) return true;
  const Neighbour left = context.before(place.begin);
  return left && left.mention == nullptr &&
         context.grammar().prepositions.contains(text::fold_key(left.word)) &&
         !context.noun_follows(place.end, true);
}

// "Jona und Jonas": nobody is named beside himself.
bool beside_stem(std::string_view stem, const Place& place, const Context& context) {
  const auto is_stem = [&](const Neighbour& word) {
    return word.mention != nullptr && text::fold_key(word.mention->surface) == stem;
  };
  const auto joins = [&](const Neighbour& word) {
    return word && word.mention == nullptr &&
           context.grammar().connectors.contains(text::fold_key(word.word));
  };
  const Neighbour left = context.before(place.begin);
  if (joins(left) && is_stem(context.before(left.span.begin))) return true;
  const Neighbour right = context.after(place.end);
  return joins(right) && is_stem(context.after(right.span.end));
}

// "Herr Peters kommt": a title and neither a noun behind the name nor one before the title.
bool stands_alone(const Place& place, const Context& context) {
  const Neighbour left = context.before(place.begin);
  if (!left || left.mention != nullptr || context.noun_follows(place.end, true)) return false;
  const AddressWord* const address =
      context.grammar().address_words.find(text::fold_key(left.word));
  return address != nullptr && address->role == AddressRole::kTitle &&
         !context.noun_precedes(left.span.begin);
}

// "Nikos kommt": first in its sentence, with a word behind it that begins no noun.
bool begins_sentence(const Place& place, const Context& context) {
  const Neighbour right = context.after(place.end);
  if (context.before(place.begin) || !right || right.mention != nullptr ||
      !starts_with_lower(right.word) || context.noun_follows(place.end, true)) {
    return false;
  }
  if (!context.grammar().connectors.contains(text::fold_key(right.word))) return true;
  // "Nikos und Eleni kommen", but "Ottos und Udos Auto".
  const Neighbour second = context.after(right.span.end);
  return second.mention != nullptr && !context.noun_follows(second.mention->span.end, true);
}

}  // namespace

bool NameReader::accept_s(const Division& name, const Context& context, bool plural) const {
  return context_supports_s_ending(name, context, plural) &&
         (name.stem_is_mentioned || !stands_as_base_elsewhere(name, context));
}

bool NameReader::context_supports_s_ending(const Division& name, const Context& context,
                                           bool plural) const {
  const auto& [token, stem, category, place, known_base, known_stem, stem_is_mentioned] = name;
  if (!stem_is_mentioned) {  // the mass of names, whatever stands around them
    if (known_base && !known_stem) return false;
    if (plural && category != Category::kFamily) return false;
  }
  const AddressWord* const address = context.address_before(place.begin);
  const bool household = address != nullptr && address->role == AddressRole::kHousehold;
  const bool greeting = address != nullptr && address->role == AddressRole::kGreeting;
  if (household) return plural && stem_is_mentioned && !known_base;  // "Familie Claußens"
  if (greeting && !context.noun_follows(place.end, false)) return false;
  if (stem_is_mentioned && !context.noun_follows(place.end, true) &&
      (beside_stem(stem, place, context) ||
       (category == Category::kFamily && stands_alone(place, context)))) {
    return false;
  }
  if (plural) {
    const bool addressed = address != nullptr && address->role != AddressRole::kAddress;
    if (category != Category::kFamily || addressed) return false;
    if (known_base && !stem_is_mentioned) {
      return known_stem && context.agreement(place.begin).allowed == kPluralBit;
    }
    // Of what nobody knows only names in -i, or after a numeral: many end in -s by themselves.
    const bool likely = !known_base && (stem.ends_with('i') || numeral_before(place, context));
    if (!known_stem && !stem_is_mentioned) return likely && plural_before(place, context);
    if (plural_before(place, context)) return true;
    return !context.noun_follows(place.end, true) && !context.noun_precedes(place.begin) &&
           !context.before(place.begin) && static_cast<bool>(context.after(place.end));
  }
  if (stem_is_mentioned && !known_base) return true;
  if (known_base && !known_stem && !stem_is_mentioned) return false;
  const Agreement agreement = context.agreement(place.begin);
  if (known_base) {
    if (stem_is_mentioned || address != nullptr || agreement.allowed != 0) return stem_is_mentioned;
    // "Adams Rat", but "Elias Rat": a word is the name that more people have.
    const NameFacts base = lexicon_.facts(category, token.folded);
    return lexicon_.facts(category, stem).tier < base.tier && context.noun_follows(place.end, true);
  }
  if (category == Category::kFamily && known_stem) {
    // Many family names end in -s and are in no list: something must speak for the genitive.
    return noun_after(place, context) || (address == nullptr && context.noun_precedes(place.begin));
  }
  if (known_stem) return !begins_sentence(place, context);
  if (address != nullptr && address->role != AddressRole::kTitle) return false;
  if (agreement.allowed != 0) return false;
  if (lexicon_.knows_given(stem) && !lexicon_.knows_given(token.folded)) return true;
  if (noun_after(place, context)) {
    // "Frau Çeliks Antrag"; but names in -rs and -ns ("Frau Eggers") are often bases.
    return address == nullptr || !(stem.ends_with("er") || stem.ends_with("en"));
  }
  return context.noun_precedes(place.begin) && !context.noun_follows(place.end, false) &&
         static_cast<bool>(context.after(place.end));
}

// A noun follows that is no title behind a name ("Huber BA").
bool NameReader::noun_after(const Place& place, const Context& context) const {
  if (!context.noun_follows(place.end, true)) return false;
  const Neighbour next = context.after(place.end);
  if (is_all_upper(next.word)) return false;
  const Title* const title = lexicon_.title(text::fold_key(next.word));
  if (title == nullptr || title->kind == TitleKind::kKin) return true;
  // "Ottos Frau kommt", but "Otto, Frau Huber".
  const Neighbour second = context.after(next.span.end);
  return title->kind == TitleKind::kAddress && (!second || starts_with_lower(second.word));
}

NameReader::Division NameReader::divide(const Token& token, std::string_view stem,
                                        Category category, const Place& place,
                                        const Context& context) const {
  return {token,
          stem,
          category,
          place,
          lexicon_.knows(category, token.folded),
          lexicon_.knows(category, stem),
          context.mentioned(category, stem)};
}

bool NameReader::accept(const NameEnding& ending, const Division& name,
                        const Context& context) const {
  const bool apostrophe = ending.ending.front() == '\'';
  const bool family = name.category == Category::kFamily;
  const bool known_stem = name.known_stem || name.stem_is_mentioned;
  switch (ending.kind) {
    case NameEndingKind::kGenitive:
      if (apostrophe) return true;
      if (ending.ending.size() > 1) {
        return known_stem && !name.known_base && !plural_before(name.place, context);
      }
      return accept_s(name, context, false);
    case NameEndingKind::kPlural:
      if (ending.ending.size() > 1) return family && known_stem && !name.known_base;
      return accept_s(name, context, true);
    case NameEndingKind::kFeminine:
      return family && known_stem && !name.known_base &&
             (context.agreement(name.place.begin).allowed & kFeminineBit) != 0;
    case NameEndingKind::kAdjective:
      return family && !name.known_base && (known_stem || apostrophe);
  }
  return false;
}

const NameEnding* NameReader::find_ending(const Token& token, Category category, const Place& place,
                                          const Context& context) const {
  const std::string_view folded = token.folded;
  const NameEnding* best = nullptr;
  bool best_is_said = false;
  std::optional<Division> name;
  for (const NameEnding& ending : grammar_.endings_like(folded)) {
    if (!ends_in(folded, ending.ending)) continue;
    const std::string_view stem = folded.substr(0, folded.size() - ending.ending.size());
    if (!has_two_letters(stem) || !fits_stem(grammar_, ending.after, stem)) continue;
    if (!name || name->stem.size() != stem.size()) {
      name.emplace(divide(token, stem, category, place, context));
    }
    if (!accept(ending, *name, context)) continue;
    const bool said = name->stem_is_mentioned;
    if (said && !best_is_said) best = nullptr;
    if (!said && best_is_said) continue;
    best_is_said = said;
    if (best == nullptr || ending.ending.size() > best->ending.size() ||
        (ending.ending.size() == best->ending.size() && ending.kind == NameEndingKind::kPlural)) {
      best = &ending;
    }
  }
  return best;
}

// How `text` is made from `lemma`, which is what stands before the ending.
NameForm NameReader::inflection(const NameEnding& ending, std::string_view text,
                                std::string_view lemma, const Context& context) const {
  NameForm form{.kind = form_kind(ending.kind)};
  std::string written = text::to_lower(text.substr(lemma.size()));
  if (form.kind == NameForm::Kind::kAdjective || form.kind == NameForm::Kind::kFeminine) {
    form.lower_case = form.kind == NameForm::Kind::kAdjective && starts_with_lower(text);
    form.ending = std::move(written);
  } else if (grammar_.ends_in_sibilant(lemma)) {
    form.endings = {"s", std::move(written)};
  } else {
    const bool genitive = form.kind == NameForm::Kind::kGenitive;
    form.endings = {std::move(written), genitive ? std::string(context.apostrophe()) : ""};
  }
  return form;
}

void NameReader::read_token(const Token& token, Category category, const Place& place,
                            const Context& context, Analysis& parts) const {
  Part& part = parts.emplace_back();
  part.span = token.span;
  part.category = category;
  part.key = token.folded;
  if (looks_like_initial(token) && !(token.dot && lexicon_.knows(category, token.folded))) {
    part.kind = Part::Kind::kInitial;
    part.lemma = token.text();
    return;
  }
  if (token.dot) --part.span.end;
  std::string_view lemma = token.text();
  NameForm form;
  if (place.may_inflect && !context.inside_word(place.end)) {
    if (const NameEnding* const ending = find_ending(token, category, place, context)) {
      lemma = cut_ending(token.text(), ending->ending);
      part.key.resize(part.key.size() - ending->ending.size());
      form = inflection(*ending, token.text(), lemma, context);
    } else if (apostrophe_behind(token, place, context) || may_be_silent(token, place, context)) {
      form.kind = NameForm::Kind::kSilentGenitive;
    }
  }
  std::string natural;  // where the lemma is not
  if (!is_natural_case(lemma)) lemma = natural = natural_case(lemma);
  if (const auto known = lexicon_.find(category, part.key, lemma)) {
    lemma = *known;
    part.spelling = observed_spelling(token.text(), lemma);
  }
  part.lemma = lemma;
  name_nickname(part, form, context);
  set_name_form(part, std::move(form));
  part.spelling |= context.habits();
}

void NameReader::read(const Mention& mention, Category category, const Context& context,
                      Analysis& parts) const {
  const Tokens tokens = tokenize(mention.surface);
  const bool decomposed = !text::is_nfc(mention.surface);
  bool after_particle = false;
  const std::size_t end =
      tokens.size() > 1 ? name_end(lexicon_, mention.surface, tokens) : tokens.size();
  for (std::size_t i = 0; i < end; ++i) {
    const Token& token = tokens[i];
    if (i + 1 < end) {
      // Literals: what belongs to no one alone. The last word is always a name.
      std::string dotted = token.folded + (token.dot ? "." : "");
      const bool particle = lexicon_.is_particle(token.folded) ||
                            (after_particle && grammar_.determiners.contains(token.folded));
      after_particle = particle;
      if (particle || lexicon_.title(dotted) != nullptr || grammar_.connectors.contains(dotted)) {
        continue;
      }
    }
    const bool last = i + 1 == end || grammar_.connectors.contains(tokens[i + 1].folded);
    const Place place{mention.span.begin + token.span.begin, mention.span.begin + token.span.end,
                      last};
    read_token(token, category, place, context, parts);
    if (decomposed && parts.back().kind == Part::Kind::kEntity) {
      parts.back().spelling |= kDecomposed;
    }
  }
  close_gaps(parts, mention.surface, category);
}

}  // namespace pseudo::lang::de
