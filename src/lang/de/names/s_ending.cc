#include "lang/de/names/s_ending.h"

#include "text/fold.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

bool has_role(const AddressWord* address, AddressRole role) {
  return address != nullptr && address->role == role;
}

bool numeral_before(const NameExtent& extent, const Context& context) {
  const Neighbour left = context.before(extent.begin);
  return left && left.mention == nullptr &&
         context.grammar().numerals.contains(text::fold_key(left.word));
}

// "Jona und Jonas": two names joined by a conjunction are two people.
bool is_beside_stem(const DividedName& name, const Context& context) {
  const auto is_stem = [&](const Neighbour& word) {
    return word.mention != nullptr && text::fold_key(word.mention->surface) == name.stem;
  };
  const auto joins = [&](const Neighbour& word) {
    return word && word.mention == nullptr &&
           context.grammar().connectors.contains(text::fold_key(word.word));
  };
  const Neighbour left = context.before(name.extent.begin);
  if (joins(left) && is_stem(context.before(left.span.begin))) return true;
  const Neighbour right = context.after(name.extent.end);
  return joins(right) && is_stem(context.after(right.span.end));
}

// "Herr Peters kommt": a title before the name, and no noun behind the name or before the title.
bool is_titled_without_noun(const NameExtent& extent, const Context& context) {
  const Neighbour left = context.before(extent.begin);
  if (!left || left.mention != nullptr || context.noun_follows(extent.end, true)) return false;
  const AddressWord* const address =
      context.grammar().address_words.find(text::fold_key(left.word));
  return has_role(address, AddressRole::kTitle) && !context.noun_precedes(left.span.begin);
}

// "Nikos kommt": the first word of a sentence, before a word that begins no noun.
bool begins_sentence(const NameExtent& extent, const Context& context) {
  const Neighbour right = context.after(extent.end);
  if (context.before(extent.begin) || !right || right.mention != nullptr ||
      !starts_with_lower(right.word) || context.noun_follows(extent.end, true)) {
    return false;
  }
  if (!context.grammar().connectors.contains(text::fold_key(right.word))) return true;
  // "Nikos und Eleni kommen", but "Ottos und Udos Auto".
  const Neighbour second = context.after(right.span.end);
  return second.mention != nullptr && !context.noun_follows(second.mention->span.end, true);
}

// True if the name without -s is more common: Becker versus Beckers.
bool is_stem_commoner(const DividedName& name, const NameLexicon& lexicon) {
  if (!name.known_stem || !name.known_base) return name.known_stem;
  return lexicon.facts(name.category, name.stem).tier <
         lexicon.facts(name.category, name.token.folded).tier;
}

// "Liebe Beckers", "Eure Kleins", "Viele Grüße, Beckers": without a title the family name is not
// that of a single person. Exception: "MfG Wessels".
bool greets_household(const DividedName& name, const NameLexicon& lexicon, const Context& context) {
  if (name.category != Category::kFamily) return false;
  if (!name.stem_is_mentioned && !is_stem_commoner(name, lexicon)) return false;
  const std::string_view text = context.document().text;
  constexpr std::string_view kBetween = " ,!\r\n";
  std::size_t end = name.extent.begin;
  while (end > 0 && kBetween.find(text[end - 1]) != kBetween.npos) --end;
  const auto left = text::word_before(text, end);
  if (!left || left->end != end || end == name.extent.begin) return false;
  const AddressWord* const address = context.grammar().address_words.find(
      text::fold_key(text.substr(left->begin, end - left->begin)));
  return has_role(address, AddressRole::kGreeting) && address->household;
}

bool supports_plural(const DividedName& name, const AddressWord* address,
                     const NameLexicon& lexicon, const Context& context) {
  const NameExtent& extent = name.extent;
  const bool addressed = address != nullptr && address->role != AddressRole::kAddress;
  if (name.category != Category::kFamily || addressed) return false;
  if (name.known_base && !name.stem_is_mentioned) {
    if (is_stem_commoner(name, lexicon) && plural_before(extent, context) &&
        context.agreement(extent.begin).determiner_kind == "possessive") {
      return true;  // "Meine Stumms"
    }
    return name.known_stem && context.agreement(extent.begin).allowed == kPluralBit;
  }
  if (!name.known_stem && !name.stem_is_mentioned) {
    // Many unknown names end in -s by themselves.
    const bool likely =
        !name.known_base && (ends_with_any(name.stem, context.grammar().plural_stems) ||
                             numeral_before(extent, context));
    return likely && plural_before(extent, context);
  }
  if (plural_before(extent, context)) return true;
  if (context.noun_follows(extent.end, true) || context.noun_precedes(extent.begin)) return false;
  const Neighbour left = context.before(extent.begin);
  const bool joined =  // "Max und Hubers"
      name.stem_is_mentioned && left && left.mention == nullptr &&
      context.grammar().connectors.contains(text::fold_key(left.word));
  return joined || (!left && static_cast<bool>(context.after(extent.end)));
}

// True for the genitive of a name whose undivided form is also in the lists.
bool supports_genitive_of_base(const DividedName& name, const AddressWord* address,
                               const Agreement& agreement, const NameLexicon& lexicon,
                               const Context& context) {
  if (name.stem_is_mentioned || address != nullptr || agreement.allowed != 0) {
    return name.stem_is_mentioned;
  }
  // "Adams Rat", but "Elias Rat": assumes the more frequent of the two names.
  const NameFacts base = lexicon.facts(name.category, name.token.folded);
  return lexicon.facts(name.category, name.stem).tier < base.tier &&
         context.noun_follows(name.extent.end, true);
}

// True for the genitive of a name if the lists contain neither the stem nor the undivided form.
bool supports_genitive_of_unknown(const DividedName& name, const AddressWord* address,
                                  const Agreement& agreement, const NameLexicon& lexicon,
                                  const Context& context) {
  if (address != nullptr && address->role != AddressRole::kTitle) return false;
  if (agreement.allowed != 0) return false;
  if (lexicon.knows_given(name.stem) && !lexicon.knows_given(name.token.folded)) return true;
  if (noun_after_name(name.extent, lexicon, context)) {
    // "Frau Çeliks Antrag", but "Frau Eggers Antrag".
    return address == nullptr || !ends_with_any(name.stem, context.grammar().base_stems);
  }
  return context.noun_precedes(name.extent.begin) &&
         !context.noun_follows(name.extent.end, false) &&
         static_cast<bool>(context.after(name.extent.end));
}

bool supports_genitive(const DividedName& name, const AddressWord* address,
                       const NameLexicon& lexicon, const Context& context) {
  if (name.stem_is_mentioned && !name.known_base) return true;
  const Agreement agreement = context.agreement(name.extent.begin);
  if (name.known_base) {
    return supports_genitive_of_base(name, address, agreement, lexicon, context);
  }
  if (name.known_stem && name.category == Category::kFamily) {
    // Many family names in -s are in no list, so the words around must show the genitive.
    return noun_after_name(name.extent, lexicon, context) ||
           (address == nullptr && context.noun_precedes(name.extent.begin));
  }
  if (name.known_stem) return !begins_sentence(name.extent, context);
  return supports_genitive_of_unknown(name, address, agreement, lexicon, context);
}

bool context_supports_s_ending(const DividedName& name, const NameLexicon& lexicon,
                               const Context& context, bool plural) {
  const bool family = name.category == Category::kFamily;
  if (!name.stem_is_mentioned) {  // decides most names, without a look at the words around them
    if (name.known_base && !name.known_stem) return false;
    if (plural && !family) return false;
  }
  const AddressWord* const address = context.address_before(name.extent.begin);
  if (has_role(address, AddressRole::kHousehold)) {  // "Familie Claußens"
    return plural && name.stem_is_mentioned && !name.known_base;
  }
  if (greets_household(name, lexicon, context)) return plural;
  if (has_role(address, AddressRole::kGreeting) && !context.noun_follows(name.extent.end, false)) {
    return false;
  }
  if (name.stem_is_mentioned && !context.noun_follows(name.extent.end, true) &&
      (is_beside_stem(name, context) || (family && is_titled_without_noun(name.extent, context)))) {
    return false;
  }
  return plural ? supports_plural(name, address, lexicon, context)
                : supports_genitive(name, address, lexicon, context);
}

// "Hallo Nikos, ... Nikos Rad": equal words in one text are the same name, so one occurrence that
// must be a base form decides for all.
bool is_base_elsewhere(const DividedName& name, const NameLexicon& lexicon,
                       const Context& context) {
  for (const ByteSpan& span : context.people().alike(name.category, name.token.written)) {
    if (span.begin == name.extent.begin) continue;
    const NameExtent other{span.begin, span.end, true};
    const DividedName there{name.token,      name.stem,       name.category,         other,
                            name.known_base, name.known_stem, name.stem_is_mentioned};
    if (!context_supports_s_ending(there, lexicon, context, false) &&
        !context_supports_s_ending(there, lexicon, context, true)) {
      return true;
    }
  }
  return false;
}

}  // namespace

bool is_s_ending(const DividedName& name, const NameLexicon& lexicon, const Context& context,
                 bool plural) {
  return context_supports_s_ending(name, lexicon, context, plural) &&
         (name.stem_is_mentioned || !is_base_elsewhere(name, lexicon, context));
}

bool plural_before(const NameExtent& extent, const Context& context) {
  const Agreement agreement = context.agreement(extent.begin);
  if (agreement.allowed != 0) {
    return (agreement.allowed & kPluralBit) != 0 && agreement.determiner_kind != "contracted";
  }
  if (numeral_before(extent, context)) return true;
  const Neighbour left = context.before(extent.begin);
  return left && left.mention == nullptr &&
         context.grammar().prepositions.contains(text::fold_key(left.word)) &&
         !context.noun_follows(extent.end, true);
}

bool noun_after_name(const NameExtent& extent, const NameLexicon& lexicon, const Context& context) {
  if (!context.noun_follows(extent.end, true)) return false;
  const Neighbour next = context.after(extent.end);
  if (is_all_upper(next.word)) return false;
  const Title* const title = lexicon.title(text::fold_key(next.word));
  if (title == nullptr || title->kind == TitleKind::kKin) return true;
  // "Ottos Frau kommt", but "Otto, Frau Huber".
  const Neighbour second = context.after(next.span.end);
  return title->kind == TitleKind::kAddress && (!second || starts_with_lower(second.word));
}

}  // namespace pseudo::lang::de
