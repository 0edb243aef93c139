#include <algorithm>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/spelling.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

OrgForm::Inflection inflection_of(bool genitive, bool dative) {
  if (genitive) return OrgForm::Inflection::kGenitive;
  return dative ? OrgForm::Inflection::kDative : OrgForm::Inflection::kNone;
}

void set_sort(Part& part, std::string_view name, OrgSort sort) {
  part.key = org_key(name, sort);
  part.sort = Form(sort);
  part.form = Form(OrgForm{});
}

}  // namespace

bool OrgReader::compose(const Words& words, const Mention& mention, const Context& context,
                        Analysis& parts) const {
  const auto known = words.roles.begin() + static_cast<std::ptrdiff_t>(words.end);
  const auto has = [&](OrgRole role) {
    return std::find(words.roles.begin(), known, role) != known;
  };
  if (has(OrgRole::kOpen) || (!has(OrgRole::kName) && !has(OrgRole::kTopic))) return false;
  for (std::size_t i = 0; i < words.end; ++i) {
    const Token& token = words.tokens[i];
    if (words.roles[i] == OrgRole::kName) {
      for (const Part& part : words.names[i]) parts.push_back(part);
    } else if (words.roles[i] == OrgRole::kAcronym) {
      Part part;
      part.category = Category::kOrg;
      part.span = {token.span.begin, token.span.end - (token.dot ? 1 : 0)};
      part.lemma = token.text();
      part.key = token.folded;
      part.form = Form(OrgForm{});
      parts.push_back(std::move(part));
    } else if (stands_alone(words, i, context)) {
      parts.push_back(head_part(words, mention, context));
    }
  }
  if (has(OrgRole::kTopic)) parts.push_back(topic_part(words, mention));
  return true;
}

// "Stadtwerke Villach" where "die Stadtwerke" are mentioned, too: one noun for both.
bool OrgReader::stands_alone(const Words& words, std::size_t i, const Context& context) const {
  if (!words.is(i, OrgRole::kNoun) || i != words.head_at || words.head.words > 1) return false;
  if (words.head.compound) return false;
  const OrgNoun& noun = *words.head.noun;
  const auto is_called = [&](std::string_view form) {
    return context.orgs().is_mentioned(text::fold_key(form), rules_.orgs);
  };
  if (is_called(noun.noun) || is_called(noun.genitive)) return true;
  return noun.number == "pl" && is_called(dative_plural(noun.noun));
}

Part OrgReader::head_part(const Words& words, const Mention& mention,
                          const Context& context) const {
  const Token& token = words.tokens[words.head_at];
  const OrgNoun& noun = *words.head.noun;
  Part part;
  part.category = Category::kOrg;
  part.span = {token.span.begin, token.span.end - (token.dot ? 1 : 0)};
  part.lemma = noun.noun;
  part.key = text::fold_key(noun.noun);
  part.traits.kind = noun.kind;
  part.traits.number = noun.number;
  if (part.traits.number != "pl") part.traits.gender = noun.gender;
  const bool dative = is_dative(words, mention, context.agreement(mention.span.begin), context);
  part.form = Form(OrgForm{.inflection = inflection_of(words.head.genitive, dative)});
  return part;
}

Part OrgReader::topic_part(const Words& words, const Mention& mention) {
  std::size_t begin = 0;
  std::size_t end = 0;
  for (std::size_t i = 0; i < words.end; ++i) {
    if (words.roles[i] != OrgRole::kTopic) continue;
    if (end == 0) begin = words.tokens[i].span.begin;
    end = words.tokens[i].span.end;
  }
  Part part;
  part.category = Category::kOrg;
  part.span = {begin, end};
  part.lemma = mention.surface.substr(begin, end - begin);
  const bool english = words.head && words.head.noun->language == "en";
  set_sort(part, text::fold_key(part.lemma), english ? OrgSort::kSubject : OrgSort::kTopic);
  part.traits.kind = topic_kind(words);
  return part;
}

// What the head may be for: a court and an office have no subjects of study.
std::string_view OrgReader::topic_kind(const Words& words) {
  const std::string_view head = words.head ? words.head.noun->kind : std::string_view();
  if (head == "court") return head;
  return head == "authority" || head == "municipality" ? "office" : "subject";
}

std::optional<Part> OrgReader::lone_topic(const Words& words, const Mention& mention) const {
  if (words.head || words.has_legal) return std::nullopt;
  const std::string key = text::fold_key(mention.surface);
  if (rules_.orgs.topics()->find(key).empty() || rules_.orgs.find(key)) return std::nullopt;
  Part part;
  part.category = Category::kOrg;
  part.span = {0, mention.surface.size()};
  part.lemma = natural_case(text::to_nfc(mention.surface));
  set_sort(part, key, OrgSort::kTopic);
  part.traits.kind = "subject";
  return part;
}

bool OrgReader::link_acronym(Part& part, const Mention& mention, const Context& context) const {
  if (!is_org_acronym(mention.surface) || is_all_lower(mention.surface)) return false;
  for (const std::size_t index : context.orgs().full_names(mention.surface)) {
    const Mention& other = context.document().mentions[index];
    const Words words = classify(other, context);
    Analysis parts;
    if (!context.orgs().has_acronym(other.surface) && compose(words, other, context, parts))
      continue;
    const Part full = whole(words, other, context);
    part.key = full.key;
    part.lemma = full.lemma;
    part.traits = full.traits;
    part.form = Form(OrgForm{.kind = OrgForm::Kind::kAcronym, .acronym = mention.surface});
    return true;
  }
  return false;
}

// Takes the ending of the head noun off the lemma: "Eisnerhauses", "Kinderfreunden Graz".
void OrgReader::uninflect(const Words& words, Part& part, std::string& key) const {
  const std::string& noun = words.head.noun->noun;
  const Token& head = words.tokens[words.head_at + words.head.words - 1];
  const bool ends_name = words.head_at + words.head.words == words.end;
  if (words.head_at == 0 && words.head.whole && ends_name && !words.head.compound) {
    key = adjective_free(text::fold_key(noun));
    part.lemma = noun;
    return;
  }
  if (words.head.dative) {
    const Tokens own = tokenize(part.lemma);
    part.lemma.erase(own[words.head_at + words.head.words - 1].span.end - 1, 1);
    key = adjective_free(text::fold_key(part.lemma));
    return;
  }
  if (words.head_at + 1 != words.end) return;
  const std::size_t length = adjective_free(text::fold_key(noun)).size();
  for (const std::string_view ending : {"es", "s"}) {
    if (!head.folded.ends_with(ending)) continue;
    const std::string base = head.folded.substr(0, head.folded.size() - ending.size());
    if (!rules_.orgs.noun(base.substr(base.size() - std::min(base.size(), length)))) continue;
    key.resize(key.size() - ending.size());
    part.lemma.resize(part.lemma.size() - ending.size());
    return;
  }
}

// Gender and number of a name without a head noun, as the words before it show them.
void OrgReader::agree(Part& part, std::string_view text, const Mention& mention,
                      const Agreement& agreement, const Context& context) {
  const unsigned allowed = agreement.allowed;
  const Neighbour article = context.before(mention.span.begin);
  const std::string folded = text::fold_key(article.word);
  if (allowed == kPluralBit || (folded == "die" && text.ends_with("en"))) {
    part.traits.number = "pl";
    return;
  }
  // Nominative "der" is masculine: nothing before it that would ask for another case.
  const bool nominative =
      folded == "der" && allowed & kMasculineBit && !context.before(article.span.begin);
  if (nominative || (allowed & (kFeminineBit | kMasculineBit)) == kMasculineBit) {
    part.traits.gender = "m";
  }
  if (!(allowed & kFeminineBit) && allowed & kNeuterBit) part.traits.gender = "n";
  if (allowed & kFeminineBit && !nominative) part.traits.gender = "f";
}

// The ending of an adjective in the name ("Philosophische Fakultät") where another may stand.
std::string OrgReader::first_ending(const Words& words, const Agreement& agreement) const {
  if (words.end > 1 && words.head && words.head.words > 1) {
    for (const std::string& own : rules_.grammar.adjective_endings) {
      if (words.tokens.front().folded.ends_with(own)) return own;
    }
  }
  if (agreement.determiner == nullptr) return {};
  return std::string(
      adjective_ending(rules_.grammar, *agreement.determiner, agreement.allowed));
}

// The genitive of a name without a head noun: in -s where its base is known, or "Mercedes'".
std::optional<OrgReader::BareGenitive> OrgReader::bare_genitive(std::string_view text,
                                                                const Context& context) const {
  constexpr std::size_t kShortest = 3;  // bytes of a name that may have an ending
  std::size_t end = text.size();
  if (end <= kShortest) return std::nullopt;
  const auto known = [&](std::string_view key) {
    return rules_.orgs.find(key) || context.mentioned(Category::kOrg, key);
  };
  if (text::is_apostrophe(text::previous(text, end))) {
    if (!rules_.grammar.ends_in_sibilant(text.substr(0, end))) return std::nullopt;
    return BareGenitive{end, {"s", std::string(text.substr(end))}};
  }
  std::string key = text::fold_key(text);
  if (!key.ends_with('s') || rules_.orgs.find(key)) return std::nullopt;
  key.pop_back();
  if (known(key)) return BareGenitive{end, {"s", std::string(context.apostrophe())}};
  if (!key.ends_with('\'')) return std::nullopt;
  key.pop_back();
  if (!known(key)) return std::nullopt;
  text::previous(text, end);
  const std::string ending(text.substr(end));
  return BareGenitive{end, {ending, ending}};
}

// Notes the original where the rules would write another form of it: "Landratsamtes".
void OrgReader::keep_unruly(Part& part, std::string_view surface) const {
  const auto own = write_org(rules_, {.lemma = part.lemma}, part);
  if (own && text::fold_key(*own) == text::fold_key(surface)) return;
  form_as<OrgForm>(part).original = surface;
}

// "bei den Kliniken": plurals in -n show their dative by the words before alone.
bool OrgReader::is_dative(const Words& words, const Mention& mention, const Agreement& agreement,
                          const Context& context) const {
  if (!words.head || words.head.noun->number != "pl") return false;
  if (words.head.dative || agreement.plural_dative) return true;
  if (agreement.allowed != 0) return false;
  const std::string* const governs =
      rules_.grammar.prepositions.find(text::fold_key(context.before(mention.span.begin).word));
  return governs != nullptr && *governs == "dat";
}

Part OrgReader::whole(const Words& words, const Mention& mention, const Context& context) const {
  Part part;
  part.category = Category::kOrg;
  const Token& last = words.tokens[words.end - 1];
  part.span = {words.tokens.front().span.begin,
               last.span.end - (last.dot && !words.has_legal ? 1 : 0)};
  const std::string nfc =
      text::to_nfc(std::string_view(mention.surface).substr(part.span.begin, part.span.size()));
  std::string text = nfc;
  const Agreement agreement = context.agreement(mention.span.begin);
  bool genitive = false;
  std::optional<BareGenitive> bare;
  if (words.head) {
    part.traits.kind = words.head.noun->kind;
    part.traits.number = words.head.noun->number;
    if (part.traits.number != "pl") part.traits.gender = words.head.noun->gender;
    genitive = words.head.genitive;
  } else {
    bare = bare_genitive(text, context);
    genitive = bare.has_value();
    if (bare) text.resize(bare->stem);
    if (words.has_legal) part.traits.kind = words.legal_gender == "m" ? "club" : "company";
    if (rules_.orgs.is_english(words.tokens)) part.traits.kind = "english";
  }
  if (part.traits.gender.empty() && part.traits.number != "pl" && agreement.allowed != 0) {
    agree(part, text, mention, agreement, context);
  }
  const bool shouted =
      is_all_upper(text) && !is_org_acronym(text) && text.size() > kLongestOrgAcronym;
  part.lemma = shouted || (words.alone() && is_all_lower(text)) ? natural_case(text) : text;
  std::string key = adjective_free(text::fold_key(text));
  if (words.head && (genitive || words.head.dative)) uninflect(words, part, key);
  part.key = key;
  if (bare) {
    part.form =
        Form(OrgForm{.kind = OrgForm::Kind::kBareGenitive, .genitive = std::move(bare->endings)});
    return part;
  }
  part.form = Form(
      OrgForm{.inflection = inflection_of(genitive, is_dative(words, mention, agreement, context)),
              .adjective_ending = first_ending(words, agreement)});
  if (genitive) keep_unruly(part, nfc);
  return part;
}

// What is known as a whole is not taken apart: by an acronym, or by an adjective that declines.
bool OrgReader::is_one_name(const Words& words, const Mention& mention,
                            const Context& context) const {
  if (context.orgs().has_acronym(mention.surface)) return true;
  return words.end > 1 && words.head_at > 0 &&
         context.orgs().declines(adjective_free(text::fold_key(mention.surface)), rules_.orgs);
}

Analysis OrgReader::read(const Mention& mention, const Context& context) const {
  Words words = classify(mention, context);
  Analysis parts;
  if (words.tokens.empty()) {
    close_gaps(parts, mention.surface, Category::kOrg);
    return parts;
  }
  // "Institut für", where the annotation ends with the line: the preposition stays.
  while (words.head && words.end > words.head_at + words.head.words &&
         words.roles[words.end - 1] == OrgRole::kLink) {
    --words.end;
  }
  if (auto topic = lone_topic(words, mention)) {
    parts.push_back(*std::move(topic));
  } else if (is_one_name(words, mention, context) || !compose(words, mention, context, parts)) {
    parts.clear();
    Part part = whole(words, mention, context);
    const bool acronym = link_acronym(part, mention, context);
    if (!acronym && words.tokens.size() == 1 && is_org_acronym(words.tokens[0].text()) &&
        !words.head) {
      part.traits.kind = {};
    }
    parts.push_back(std::move(part));
  }
  const bool decomposed = !text::is_nfc(mention.surface);
  for (Part& part : parts) {
    part.spelling |= context.habits();
    if (decomposed) part.spelling |= kDecomposed;
  }
  close_gaps(parts, mention.surface, Category::kOrg);
  return parts;
}

}  // namespace pseudo::lang::de
