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
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

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

}  // namespace

// The parts of a name that is made of known things alone; nothing if something in it is its own.
std::optional<Analysis> OrgReader::parts_of_known(const OrgWords& words, const Mention& mention,
                                                  const Context& context) const {
  const auto known = words.roles.begin() + static_cast<std::ptrdiff_t>(words.end);
  const auto has = [&](OrgRole role) {
    return std::find(words.roles.begin(), known, role) != known;
  };
  if (has(OrgRole::kOpen) || (!has(OrgRole::kName) && !has(OrgRole::kTopic))) return std::nullopt;
  Analysis parts;
  for (std::size_t i = 0; i < words.end; ++i) {
    if (words.roles[i] == OrgRole::kName) {
      for (const Part& part : words.names[i]) parts.push_back(part);
    } else if (words.roles[i] == OrgRole::kAcronym) {
      parts.push_back(acronym_part(words.tokens[i]));
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
  if (!words.is(i, OrgRole::kNoun) || i != words.head_at || words.head.words > 1) return false;
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

bool OrgReader::link_acronym(Part& part, const Mention& mention, const Context& context) const {
  if (!is_org_acronym(mention.surface) || is_all_lower(mention.surface)) return false;
  for (const std::size_t index : context.orgs().full_names(mention.surface)) {
    const Mention& other = context.document().mentions[index];
    const OrgWords words = classifier_.classify(other, context);
    if (!context.orgs().has_acronym(other.surface) && parts_of_known(words, other, context)) {
      continue;
    }
    const Part full = whole(words, other, context);
    part.key = full.key;
    part.lemma = full.lemma;
    part.traits = full.traits;
    OrgForm form;
    form.kind = OrgForm::Kind::kAcronym;
    form.acronym = mention.surface;
    part.form = Form(std::move(form));
    return true;
  }
  return false;
}

// The whole name without its legal form as one part.
Part OrgReader::whole(const OrgWords& words, const Mention& mention, const Context& context) const {
  Part part;
  part.category = Category::kOrg;
  const Token& last = words.tokens[words.end - 1];
  part.span = {words.tokens.front().span.begin,
               last.span.end - (last.dot && !words.has_legal ? 1 : 0)};
  const std::string nfc =
      text::to_nfc(std::string_view(mention.surface).substr(part.span.begin, part.span.size()));
  std::string name = nfc;
  const Agreement agreement = context.agreement(mention.span.begin);
  std::optional<BareGenitive> bare;
  if (words.head) {
    set_head_traits(*words.head.noun, part.traits);
  } else {
    bare = bare_genitive(rules_, name, context);
    if (bare) name.resize(bare->stem);
    if (words.has_legal) part.traits.kind = words.legal_gender == "m" ? "club" : "company";
    if (rules_.orgs.is_english(words.tokens)) part.traits.kind = "english";
  }
  if (part.traits.gender.empty() && part.traits.number != "pl" && agreement.allowed != 0) {
    set_gender_and_number(name, mention, agreement, context, part.traits);
  }
  const bool all_capitals =
      is_all_upper(name) && !is_org_acronym(name) && name.size() > kLongestOrgAcronym;
  part.lemma = all_capitals || (words.alone() && is_all_lower(name)) ? natural_case(name) : name;
  part.key = rules_.orgs.uninflected(text::fold_key(name));
  OrgForm form;
  if (bare) {
    form.kind = OrgForm::Kind::kBareGenitive;
    form.genitive = std::move(bare->endings);
    part.form = Form(std::move(form));
    return part;
  }
  if (words.head && (words.head.genitive || words.head.dative)) {
    take_off_ending(rules_, words, part);
  }
  form.inflection = inflection_of(rules_, words, mention, agreement, context);
  form.adjective_ending = adjective_ending_in(rules_, words, agreement);
  const bool genitive = form.inflection == OrgForm::Inflection::kGenitive;
  part.form = Form(std::move(form));
  if (genitive) keep_irregular(rules_, nfc, part);
  return part;
}

// What is known as a whole is not taken apart: by an acronym, or by an adjective that declines.
bool OrgReader::is_one_name(const OrgWords& words, const Mention& mention,
                            const Context& context) const {
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
  if (!linked && words.tokens.size() == 1 && is_org_acronym(words.tokens[0].text()) &&
      !words.head) {
    part.traits.kind = {};
  }
  return {std::move(part)};
}

Analysis OrgReader::read(const Mention& mention, const Context& context) const {
  OrgWords words = classifier_.classify(mention, context);
  Analysis parts;
  if (!words.tokens.empty()) {
    // "Institut für", where the annotation ends with the line: the preposition stays.
    while (words.head && words.end > words.head_at + words.head.words &&
           words.roles[words.end - 1] == OrgRole::kLink) {
      --words.end;
    }
    parts = read_parts(words, mention, context);
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
