#include "lang/de/orgs/org_reader.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/orgs/org_acronym.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/org_inflection.h"
#include "lang/de/orgs/org_topic.h"
#include "lang/de/orgs/org_writer.h"
#include "lang/de/spelling.h"
#include "text/casing.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::size_t kLongestSmallAcronym = 5;  // letters
constexpr std::size_t kLongestCapitals = 4;      // letters

Part acronym_part(const Token& token) {
  Part part;
  part.category = Category::kOrg;
  part.span = span_without_dot(token);
  part.lemma = token.text();
  part.key = token.folded;
  part.form = Form(OrgForm{});
  return part;
}

void set_head_traits(const OrgNoun& noun, Traits& traits) {
  traits.kind = noun.kind;
  traits.number = noun.number;
  if (traits.number != "pl") traits.gender = noun.gender;
}

// Keeps the surface in the form of a part that no rule writes in this form: "Landratsamtes".
void keep_irregular(const Rules& rules, std::string_view surface, Part& part) {
  const auto own = write_org(rules, {.lemma = part.lemma}, part);
  if (own && text::fold_key(*own) == text::fold_key(surface)) return;
  form_as<OrgForm>(part).original = surface;
}

bool is_known_word(const Rules& rules, const Token& token) {
  return rules.orgs.noun(token.folded) || rules.places.knows(token.folded) ||
         rules.names.can_be_name(token.folded);
}

// An acronym in small letters: "ihs", "stbs". A known body or word is none.
bool is_small_acronym(const Rules& rules, const Token& token) {
  constexpr std::size_t kAnyLetters = 3;  // longer words have a vowel, acronyms mostly have none
  const std::string_view text = token.text();
  const std::size_t letters = text::count_code_points(text);
  if (!is_all_lower(text) || letters < 2 || !is_org_acronym(text::to_upper(text))) return false;
  const bool has_vowel = token.folded.find_first_of("aeiouy") != std::string::npos;
  if (letters > kAnyLetters && (has_vowel || letters > kLongestSmallAcronym)) return false;
  return !is_known_word(rules, token) && !rules.orgs.body(token.folded);
}

// In natural case if it is written in capitals, or is one small word.
std::string lemma_of(const Rules& rules, const std::string& name, const OrgWords& words) {
  if (words.alone() && is_small_acronym(rules, words.tokens.front())) return text::to_upper(name);
  const bool all_capitals =
      is_all_upper(name) && !is_org_acronym(name) && name.size() > kLongestOrgAcronym;
  const bool noun_in_capitals =
      words.head && words.alone() && is_all_upper(name) && !is_all_upper(words.head.noun->noun);
  const bool one_small_word = words.alone() && is_all_lower(name);
  return all_capitals || noun_in_capitals || one_small_word ? natural_case(name) : name;
}

// "BÄCKEREI HUBER AG" -> "Bäckerei Huber AG": several words in capitals are read as in small
// letters. What may be an acronym, and a word whose length would change, stays.
Mention in_natural_case(const Rules& rules, const Mention& mention) {
  constexpr std::size_t kLongestUnknown = 4;  // letters of an acronym among other words
  constexpr std::size_t kLongestShort = 3;    // letters of one, whatever lists know
  Mention natural = mention;
  if (!is_all_upper(mention.surface)) return natural;
  const Tokens tokens = tokenize(mention.surface);
  if (tokens.size() < 2) return natural;
  const std::size_t end = rules.orgs.legal_form(tokens, tokens.size()).begin;
  for (std::size_t i = 0; i < end; ++i) {
    const Token& token = tokens[i];
    const bool links = rules.grammar.determiners.contains(token.folded) ||
                       rules.grammar.prepositions.contains(token.folded) ||
                       rules.grammar.connectors.contains(token.folded);
    const std::size_t letters = text::count_code_points(token.written);
    const bool stays = !links && (token.dot || letters <= kLongestShort ||
                                  (letters <= kLongestUnknown && !is_known_word(rules, token)));
    const std::string small = text::to_lower(token.written);
    if (stays || small.size() != token.written.size()) continue;
    const std::string word = links && i > 0 ? small : text::capitalize(small);
    if (word.size() == small.size()) natural.surface.replace(token.span.begin, word.size(), word);
  }
  return natural;
}

}  // namespace

// True if the words before a noun allow neither its gender nor its number.
bool contradicts(const OrgNoun& noun, const Agreement& agreement) {
  const unsigned own = noun.number == "pl" ? kPluralBit : gender_bit_of(noun.gender);
  return agreement.allowed != 0 && (agreement.allowed & own) == 0;
}

// First letters of the words of a full name that stay: "I" of "Institut für".
std::string initials_that_stay(const OrgWords& words) {
  std::string initials;
  for (std::size_t i = 0; i < words.end; ++i) {
    const std::string_view text = words.tokens[i].text();
    if (words.roles[i] != OrgRole::kNoun || !starts_with_upper(text)) continue;
    std::size_t pos = 0;
    if (!initials.empty()) initials += ' ';
    text::append(initials, text::next(text, pos));
  }
  return initials;
}

Part core_part(const OrgWords& words, const Mention& mention) {
  const auto is_core = [](OrgRole role) { return role == OrgRole::kCore; };
  const auto first = std::ranges::find_if(words.roles, is_core);
  const auto last = std::find_if_not(first, words.roles.end(), is_core);
  const auto at = [&](auto role) { return static_cast<std::size_t>(role - words.roles.begin()); };
  Part part;
  part.category = Category::kOrg;
  part.span = {words.tokens[at(first)].span.begin,
               span_without_dot(words.tokens[at(last) - 1]).end};
  const std::string_view name =
      std::string_view(mention.surface).substr(part.span.begin, part.span.size());
  const bool caps = is_all_upper(name) && !is_org_acronym(name);
  part.lemma = caps || is_all_lower(name) ? natural_case(text::to_nfc(name)) : text::to_nfc(name);
  part.key = text::fold_key(name);
  part.traits.kind = kOpenKind;
  part.form = Form(OrgForm{});
  return part;
}

// "ISP" in "Institut für Sozialpädagogik (ISP)": the acronym of the subject's surrogate.
Part acronym_of_topic(const Rules& rules, const OrgWords& words, const Mention& mention,
                      const Token& acronym) {
  Part part = topic_part(rules, words, mention);
  part.span = span_without_dot(acronym);
  OrgForm form;
  form.kind = OrgForm::Kind::kAcronym;
  form.acronym = acronym.text();
  form.head = initials_that_stay(words);
  part.form = Form(std::move(form));
  return part;
}

// The parts of a name that is made of known things alone; nothing if something in it is its own.
std::optional<Analysis> OrgReader::parts_of_known(const OrgWords& words, const Mention& mention,
                                                  const Context& context) const {
  const auto known = words.roles.begin() + static_cast<std::ptrdiff_t>(words.end);
  const auto has = [&](OrgRole role) {
    return std::find(words.roles.begin(), known, role) != known;
  };
  const bool is_core = has(OrgRole::kCore);
  if (has(OrgRole::kOpen) || (!has(OrgRole::kName) && !has(OrgRole::kTopic) && !is_core)) {
    return std::nullopt;
  }
  Analysis parts;
  if (is_core) parts.push_back(core_part(words, mention));
  for (std::size_t i = 0; i < words.end; ++i) {
    if (words.roles[i] == OrgRole::kName) {
      for (const Part& part : words.names[i]) parts.push_back(part);
    } else if (words.roles[i] == OrgRole::kAcronym) {
      const bool of_topic = i > 0 && words.roles[i - 1] == OrgRole::kTopic;
      parts.push_back(of_topic ? acronym_of_topic(rules_, words, mention, words.tokens[i])
                               : acronym_part(words.tokens[i]));
    } else if (is_mentioned_noun(words, i, context)) {
      parts.push_back(head_part(words, mention, context));
    }
  }
  if (has(OrgRole::kTopic)) parts.push_back(topic_part(rules_, words, mention));
  return parts;
}

// "Stadtwerke Villach" where "die Stadtwerke" are mentioned, too: one noun for both.
bool OrgReader::is_mentioned_noun(const OrgWords& words, std::size_t i,
                                  const Context& context) const {
  if (!words.head || !words.is(i, OrgRole::kNoun) || i != words.head_at || words.head.words > 1) {
    return false;
  }
  if (words.head.compound) return false;
  const OrgNoun& noun = *words.head.noun;
  const auto is_called = [&](std::string_view form) {
    return context.orgs().is_mentioned(text::fold_key(form), rules_.orgs);
  };
  if (is_called(noun.noun) || is_called(noun.genitive)) return true;
  return noun.number == "pl" && is_called(rules_.grammar.nouns.dative_plural(noun.noun));
}

Part OrgReader::head_part(const OrgWords& words, const Mention& mention,
                          const Context& context) const {
  const Token& token = words.tokens[words.head_at];
  const OrgNoun& noun = *words.head.noun;
  Part part;
  part.category = Category::kOrg;
  part.span = span_without_dot(token);
  part.lemma = noun.noun;
  part.key = text::fold_key(noun.noun);
  set_head_traits(noun, part.traits);
  OrgForm form;
  form.inflection =
      inflection_of(rules_, words, mention, context.agreement(mention.span.begin), context);
  part.form = Form(std::move(form));
  return part;
}

// The part of a full name that its acronym follows; nothing if the name has no such part.
std::optional<Part> OrgReader::part_behind_acronym(const Mention& mention, bool sure,
                                                   const Context& context) const {
  const Mention full = in_natural_case(rules_, mention);
  const OrgWords words = classifier_.classify(full, context);
  if (words.tokens.empty()) return std::nullopt;
  auto parts =
      is_one_name(words, full, context) ? std::nullopt : parts_of_known(words, full, context);
  if (!parts) {
    Part part = whole(words, full, context);
    part.form = Form(OrgForm{});
    return part;
  }
  if (!sure) return std::nullopt;
  for (Part& part : *parts) {
    if (part.category != Category::kOrg) continue;
    OrgForm form;
    form.head = initials_that_stay(words);
    part.form = Form(std::move(form));
    return std::move(part);
  }
  return std::nullopt;
}

bool OrgReader::link_acronym(Part& part, const Mention& mention, const Context& context) const {
  const bool small = is_all_lower(mention.surface);
  const std::string acronym = small ? part.lemma : mention.surface;
  if (!is_org_acronym(acronym)) return false;
  const auto defined = context.orgs().defined_by(mention.surface);
  auto indexes = context.orgs().full_names(mention.surface);
  if (defined) indexes.insert(indexes.begin(), *defined);
  for (const std::size_t index : indexes) {
    const Mention& other = context.document().mentions[index];
    if (other.span == mention.span) continue;
    const bool sure =
        defined == index || MentionedOrgs::is_initials_of(mention.surface, other.surface);
    auto full = part_behind_acronym(other, sure, context);
    if (!full) continue;
    const ByteSpan span = part.span;
    OrgForm form = form_as<OrgForm>(*full);
    form.kind = OrgForm::Kind::kAcronym;
    form.acronym = acronym;
    part = *std::move(full);
    part.span = span;
    part.form = Form(std::move(form));
    return true;
  }
  return false;
}

// What is known of a name without head noun: by the list of bodies, else by the words around.
void OrgReader::set_known_traits(std::string_view name, const Mention& mention,
                                 const Context& context, Part& part) const {
  if (const auto body = rules_.orgs.body(part.key)) {
    const unsigned allowed = form_as<OrgForm>(part).allowed;
    const unsigned own = body->number == "pl" ? kPluralBit : gender_bit_of(body->gender);
    part.traits.kind = rules_.org_cues.kind_beside_product(body->kind, mention, context);
    if (part.traits.kind.empty()) part.traits.kind = body->kind;
    if (own != 0 && (allowed == 0 || (allowed & own) != 0)) {
      part.traits.number = body->number;
      part.traits.gender = body->gender;
    }
    if (text::fold_key(body->name) != text::fold_key(name)) return;
    // "IKEA": so short a word in capitals shows no habit that the surrogate would have to follow.
    const bool short_capitals =
        is_all_upper(name) && text::count_code_points(name) <= kLongestCapitals;
    part.lemma = short_capitals ? name : body->name;
    if (!is_org_acronym(body->name) || rules_.orgs.kind_rules(body->kind).brand) return;
    OrgForm form = form_as<OrgForm>(part);  // the acronym of a known body stays one
    form.kind = OrgForm::Kind::kAcronym;
    form.acronym = mention.surface;
    part.form = Form(std::move(form));
    return;
  }
  if (is_org_acronym(name) || !part.traits.kind.empty()) return;
  part.traits.kind = rules_.org_cues.kind_near(mention, context, rules_.orgs);
}

// The kind of a whole name by its head noun, its legal form, its language and the words around.
void OrgReader::set_kind(const OrgWords& words, const Mention& mention, const Context& context,
                         Part& part) const {
  if (words.head && contradicts(*words.head.noun, context.agreement(mention.span.begin)) &&
      !words.head.whole) {
    part.traits.kind = kOpenKind;  // "das Morvanpark": no park
  } else if (words.head) {
    set_head_traits(*words.head.noun, part.traits);
  } else {
    if (words.has_legal) part.traits.kind = words.legal_kind;
    if (rules_.orgs.is_english(words.tokens)) part.traits.kind = "english";
  }
  const std::string_view origin = rules_.org_cues.kind_of_origin(mention, context);
  if (!origin.empty()) part.traits.kind = origin;
}

// The inflection of a whole name with a head noun or without one.
void OrgReader::inflect(const OrgWords& words, const Mention& mention, const Context& context,
                        std::string_view written, Part& part) const {
  const Agreement agreement = context.agreement(mention.span.begin);
  if (words.head && (words.head.genitive || words.head.dative)) {
    take_off_ending(rules_, words, part);
  }
  OrgForm form;
  form.allowed = agreement.allowed;
  form.inflection = inflection_of(rules_, words, mention, agreement, context);
  form.adjective_ending = adjective_ending_in(rules_, words, agreement);
  const bool genitive = form.inflection == OrgForm::Inflection::kGenitive;
  part.form = Form(std::move(form));
  if (genitive) keep_irregular(rules_, written, part);
}

// The whole name without its legal form as one part.
Part OrgReader::whole(const OrgWords& words, const Mention& mention, const Context& context) const {
  Part part;
  part.category = Category::kOrg;
  const Token& last = words.tokens[words.end - 1];
  part.span = {words.tokens.front().span.begin,
               last.span.end - (last.dot && (!words.has_legal || words.has_branch) ? 1 : 0)};
  const std::string nfc =
      text::to_nfc(std::string_view(mention.surface).substr(part.span.begin, part.span.size()));
  std::string name = nfc;
  const Agreement agreement = context.agreement(mention.span.begin);
  auto bare = words.head ? std::nullopt : bare_genitive(rules_, name, context);
  if (bare) name.resize(bare->stem);
  set_kind(words, mention, context, part);
  if (part.traits.gender.empty() && part.traits.number != "pl" && agreement.allowed != 0) {
    set_gender_and_number(name, mention, agreement, context, part.traits);
  }
  part.lemma = lemma_of(rules_, name, words);
  part.key = rules_.orgs.uninflected(text::fold_key(name));
  OrgForm form;
  form.allowed = agreement.allowed;
  part.form = Form(form);
  if (!words.head || is_unique(words, mention)) set_known_traits(name, mention, context, part);
  if (form_as<OrgForm>(part).kind == OrgForm::Kind::kAcronym) return part;
  if (!bare) {
    inflect(words, mention, context, nfc, part);
    return part;
  }
  if (agreement.certain_case && agreement.grammatical_case == Case::kGenitive) {
    form.inflection = OrgForm::Inflection::kGenitive;  // "des Tagesspiegels"
    part.form = Form(std::move(form));
    keep_irregular(rules_, nfc, part);
    return part;
  }
  form.kind = OrgForm::Kind::kBareGenitive;
  form.genitive = std::move(bare->endings);
  part.form = Form(std::move(form));
  return part;
}

bool OrgReader::is_unique(const OrgWords& words, const Mention& mention) const {
  if (words.alone() && words.head && !words.head.compound) return false;
  std::string key = text::fold_key(mention.surface);
  auto body = rules_.orgs.body(rules_.orgs.uninflected(key));
  if (!body && words.head.dative) {  // "bei den Salzburger Festspielen"
    key.pop_back();
    body = rules_.orgs.body(rules_.orgs.uninflected(key));
  }
  return body && body->unique;
}

// What is known as a whole is not taken apart: by an acronym, or by an adjective that declines.
bool OrgReader::is_one_name(const OrgWords& words, const Mention& mention,
                            const Context& context) const {
  if (is_unique(words, mention)) return true;
  if (context.orgs().has_acronym(mention.surface)) return true;
  return words.end > 1 && words.head_at > 0 &&
         context.orgs().declines(rules_.orgs.uninflected(text::fold_key(mention.surface)),
                                 rules_.orgs);
}

Analysis OrgReader::read_parts(const OrgWords& words, const Mention& mention,
                               const Context& context) const {
  if (auto topic = lone_topic(rules_, words, mention)) return {*std::move(topic)};
  if (!is_one_name(words, mention, context)) {
    if (auto parts = parts_of_known(words, mention, context)) return *std::move(parts);
  }
  Part part = whole(words, mention, context);
  const bool linked = link_acronym(part, mention, context);
  const std::string_view written = words.tokens[0].text();
  if (!linked && words.tokens.size() == 1 && !words.head && !rules_.orgs.body(part.key) &&
      is_org_acronym(is_all_lower(written) ? std::string_view(part.lemma) : written)) {
    part.traits.kind = {};
  }
  return {std::move(part)};
}

KeptReason OrgReader::reason_to_stay(const OrgWords& words, std::size_t i) const {
  if (words.roles[i] == OrgRole::kNoun) return KeptReason::kOrgKind;
  if (words.roles[i] != OrgRole::kLink) return KeptReason::kNone;
  const Token& token = words.tokens[i];
  if (rules_.names.title(token.folded + (token.dot ? "." : "")) != nullptr) {
    return KeptReason::kTitle;
  }
  if (rules_.orgs.is_companion(token.folded)) return KeptReason::kLegalForm;
  return rules_.orgs.is_modifier(token.folded) ? KeptReason::kOrgKind : KeptReason::kFunctionWord;
}

// States why the words that are in no part stay. `legal_form`: the token that it begins with.
void OrgReader::keep_words(const OrgWords& words, std::size_t legal_form, Analysis& parts) const {
  const std::size_t known = parts.size();
  for (std::size_t i = 0; i < words.tokens.size(); ++i) {
    const Token& token = words.tokens[i];
    const bool covered =
        std::any_of(parts.begin(), parts.begin() + static_cast<std::ptrdiff_t>(known),
                    [&](const Part& part) { return part.span.contains(span_without_dot(token)); });
    if (covered) continue;
    const KeptReason reason = i >= legal_form ? KeptReason::kLegalForm : reason_to_stay(words, i);
    if (reason != KeptReason::kNone) parts.push_back(kept_word(token, reason, Category::kOrg));
  }
}

Analysis OrgReader::read(const Mention& written, const Context& context) const {
  const Mention mention = in_natural_case(rules_, written);
  OrgWords words = classifier_.classify(mention, context);
  Analysis parts;
  const std::size_t legal_form =
      words.has_legal || words.has_branch ? words.end : words.tokens.size();
  if (!words.tokens.empty()) {
    // "Institut für", where the annotation ends with the line: the preposition stays.
    while (words.head && words.end > words.head_at + words.head.words &&
           words.roles[words.end - 1] == OrgRole::kLink) {
      --words.end;
    }
    parts = read_parts(words, mention, context);
    keep_words(words, legal_form, parts);
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
