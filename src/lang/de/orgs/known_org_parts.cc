#include "lang/de/orgs/known_org_parts.h"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/orgs/head_traits.h"
#include "lang/de/orgs/org_acronym.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/org_inflection.h"
#include "lang/de/orgs/org_topic.h"
#include "lang/de/spelling.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

// "SPÖ" in "SPÖ-Ortsgruppe Graz", "KVB" in "Stadtwerke KVB". An acronym in brackets belongs to the
// name before it: "Technische Universität München (TUM)".
Part acronym_part(const Rules& rules, const OrgWords& words, const Mention& mention,
                  const Token& token) {
  Part part;
  part.category = Category::kOrg;
  part.span = span_without_dot(token);
  part.lemma = token.text();
  part.key = token.folded;
  OrgForm form;
  const auto body = rules.orgs.bodies().find(token.folded);
  if (body && !rules.orgs.kind_rules(body->kind).brand) {  // the acronym of a known body stays one
    form.kind = OrgForm::Kind::kAcronym;
    form.acronym = token.text();
    const std::size_t begin = token.span.begin;
    if (begin > 0 && mention.surface[begin - 1] == '(') form.head = initials_that_stay(words);
  }
  part.form = Form(std::move(form));
  return part;
}

Part core_part(const Rules& rules, const OrgWords& words, const Mention& mention) {
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
  part.key = rules.orgs.uninflected(text::fold_key(name));
  part.traits.kind = kOpenKind;
  OrgForm form;
  form.beside_noun = true;
  part.form = Form(std::move(form));
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

// "Stadtwerke Villach" in a document that also mentions "die Stadtwerke": both get one noun.
bool is_mentioned_noun(const Rules& rules, const OrgWords& words, std::size_t i,
                       const Context& context) {
  if (!words.head || !words.is(i, OrgRole::kNoun) || i != words.head_at || words.head.words > 1) {
    return false;
  }
  if (words.head.compound) return false;
  const OrgNoun& noun = *words.head.noun;
  const auto is_called = [&](std::string_view form) {
    return context.orgs().is_mentioned(text::fold_key(form), rules.orgs);
  };
  if (is_called(noun.noun) || is_called(noun.genitive)) return true;
  return noun.number == "pl" && is_called(rules.grammar.nouns.dative_plural(noun.noun));
}

Part head_part(const Rules& rules, const OrgWords& words, const Mention& mention,
               const Context& context) {
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
      inflection_of(rules, words, mention, context.agreement(mention.span.begin), context);
  part.form = Form(std::move(form));
  return part;
}

}  // namespace

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

std::optional<Analysis> parts_of_known_words(const Rules& rules, const OrgWords& words,
                                             const Mention& mention, const Context& context) {
  const auto known = words.roles.begin() + static_cast<std::ptrdiff_t>(words.end);
  const auto has = [&](OrgRole role) {
    return std::find(words.roles.begin(), known, role) != known;
  };
  const bool is_core = has(OrgRole::kCore);
  if (has(OrgRole::kOpen) || (!has(OrgRole::kName) && !has(OrgRole::kTopic) && !is_core)) {
    return std::nullopt;
  }
  Analysis parts;
  if (is_core) parts.push_back(core_part(rules, words, mention));
  for (std::size_t i = 0; i < words.end; ++i) {
    if (words.roles[i] == OrgRole::kName) {
      for (const Part& part : words.names[i]) parts.push_back(part);
    } else if (words.roles[i] == OrgRole::kAcronym) {
      const bool of_topic = i > 0 && words.roles[i - 1] == OrgRole::kTopic;
      parts.push_back(of_topic ? acronym_of_topic(rules, words, mention, words.tokens[i])
                               : acronym_part(rules, words, mention, words.tokens[i]));
    } else if (is_mentioned_noun(rules, words, i, context)) {
      parts.push_back(head_part(rules, words, mention, context));
    }
  }
  if (has(OrgRole::kTopic)) parts.push_back(topic_part(rules, words, mention));
  return parts;
}

}  // namespace pseudo::lang::de
