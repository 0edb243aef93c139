#include "lang/de/orgs/org_inflection.h"

#include <algorithm>

#include "lang/common/tokens.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

// "bei den Kliniken": only the words before a plural in -n show its dative.
bool is_dative(const Rules& rules, const OrgWords& words, const Mention& mention,
               const Agreement& agreement, const Context& context) {
  if (!words.head || words.head.noun->number != "pl") return false;
  if (words.head.dative || agreement.plural_dative) return true;
  if (agreement.allowed != 0) return false;
  const std::string* const governs =
      rules.grammar.prepositions.find(text::fold_key(context.before(mention.span.begin).word));
  return governs != nullptr && *governs == "dat";
}

}  // namespace

OrgForm::Inflection inflection_of(const Rules& rules, const OrgWords& words, const Mention& mention,
                                  const Agreement& agreement, const Context& context) {
  if (words.head && words.head.genitive) return OrgForm::Inflection::kGenitive;
  return is_dative(rules, words, mention, agreement, context) ? OrgForm::Inflection::kDative
                                                              : OrgForm::Inflection::kNone;
}

namespace {

// "Klinikum rechts der Isar" of "Klinikums rechts der Isar".
void take_off_genitive(const Rules& rules, const OrgWords& words, const Token& head, Part& part) {
  if (words.head.words != 1) return;
  const std::string& noun = words.head.noun->noun;
  const std::size_t length = rules.orgs.uninflected(text::fold_key(noun)).size();
  const Tokens own = tokenize(part.lemma);
  if (own.size() <= words.head_at || own[words.head_at].folded != head.folded) return;
  for (const GenitiveEnding& genitive : rules.grammar.nouns.genitives()) {
    const std::string_view ending = genitive.ending;
    if (genitive.has_apostrophe() || !head.folded.ends_with(ending)) continue;
    const std::string base = head.folded.substr(0, head.folded.size() - ending.size());
    if (!rules.orgs.nouns().find(base.substr(base.size() - std::min(base.size(), length))))
      continue;
    const std::size_t end = own[words.head_at].span.begin + own[words.head_at].written.size();
    part.lemma.erase(end - ending.size(), ending.size());
    part.key = rules.orgs.uninflected(text::fold_key(part.lemma));
    return;
  }
}

}  // namespace

void take_off_ending(const Rules& rules, const OrgWords& words, Part& part) {
  std::string& key = part.key;
  const std::string& noun = words.head.noun->noun;
  const Token& head = words.tokens[words.head_at + words.head.words - 1];
  const bool ends_name = words.head_at + words.head.words == words.end;
  if (words.head_at == 0 && words.head.whole && ends_name && !words.head.compound) {
    key = rules.orgs.uninflected(text::fold_key(noun));
    part.lemma = noun;
    return;
  }
  if (words.head.dative) {
    const Tokens own = tokenize(part.lemma);
    part.lemma.erase(own[words.head_at + words.head.words - 1].span.end - 1, 1);
    key = rules.orgs.uninflected(text::fold_key(part.lemma));
    return;
  }
  take_off_genitive(rules, words, head, part);
}

void set_gender_and_number(std::string_view name, const Mention& mention,
                           const Agreement& agreement, const Context& context, Traits& traits) {
  const unsigned allowed = agreement.allowed;
  const Neighbour article = context.before(mention.span.begin);
  const Grammar& grammar = context.grammar();
  const std::string folded = text::fold_key(article.word);
  const bool may_be_plural = grammar.is_article(folded, {.plural = true});
  if (allowed == kPluralBit || (may_be_plural && grammar.nouns.looks_plural(name))) {
    traits.number = "pl";
    return;
  }
  // "der" is masculine nominative if no word before it requires another case.
  const bool nominative = grammar.is_article(folded, {.gender = 'm'}) && allowed & kMasculineBit &&
                          !context.before(article.span.begin);
  if (nominative || (allowed & (kFeminineBit | kMasculineBit)) == kMasculineBit) {
    traits.gender = "m";
  }
  if (!(allowed & kFeminineBit) && allowed & kNeuterBit) traits.gender = "n";
  if (allowed & kFeminineBit && !nominative) traits.gender = "f";
}

std::string adjective_ending_in(const Rules& rules, const OrgWords& words,
                                const Agreement& agreement) {
  if (words.end > 1 && words.head && words.head.words > 1) {
    const auto own = rules.grammar.adjectives.ending_of(words.tokens.front().folded);
    if (!own.empty()) return std::string(own);
  }
  if (agreement.determiner == nullptr) return {};
  unsigned allowed = agreement.allowed;
  if (words.head) {
    const OrgNoun& noun = *words.head.noun;
    const unsigned own = noun.number == "pl" ? kPluralBit : gender_bit_of(noun.gender);
    if ((allowed & own) != 0) allowed &= own;
  }
  return std::string(adjective_ending(rules.grammar, *agreement.determiner, allowed));
}

std::optional<BareGenitive> bare_genitive(const Rules& rules, std::string_view name,
                                          const Context& context) {
  constexpr std::size_t kShortest = 3;  // bytes: "VWs"
  const std::string plain(rules.grammar.nouns.plain_genitive());
  std::size_t end = name.size();
  if (end < kShortest) return std::nullopt;
  const auto known = [&](std::string_view key) {
    return rules.orgs.find(key) || rules.orgs.bodies().find(key) ||
           context.mentioned(Category::kOrg, key);
  };
  if (text::is_apostrophe(text::previous(name, end))) {
    if (!rules.grammar.ends_in_sibilant(name.substr(0, end))) return std::nullopt;
    return BareGenitive{end, {plain, std::string(name.substr(end))}};
  }
  std::string key = text::fold_key(name);
  if (!key.ends_with(plain) || rules.orgs.find(key) || rules.orgs.bodies().find(key))
    return std::nullopt;
  key.resize(key.size() - plain.size());
  if (known(key)) return BareGenitive{end, {plain, std::string(context.apostrophe())}};
  if (!key.ends_with('\'')) return std::nullopt;
  key.pop_back();
  if (!known(key)) return std::nullopt;
  text::previous(name, end);
  const std::string ending(name.substr(end));
  return BareGenitive{end, {ending, ending}};
}

}  // namespace pseudo::lang::de
