#include "lang/de/orgs/named_bodies.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "lang/common/typed_form.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/org_roles.h"
#include "lang/de/orgs/whole_org.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

// Returns the number of words before the last one, without links, if they are the name of a single
// body: "Diakonie (in) Graz". Returns 0 if not, as for sorts of organisations: "LKH Graz",
// "Stadtwerke Graz".
std::size_t words_of_body(const Rules& rules, const Mention& mention, const OrgWords& words) {
  std::size_t count = words.end - 1;
  while (count > 1 && words.is(count - 1, OrgRole::kLink)) --count;
  if (words.head && words.head_at == 0 && words.head.words == count) {
    return !words.head.compound && rules.orgs.is_body_with_branches(*words.head.noun) ? count : 0;
  }
  const std::size_t end = words.tokens[count - 1].span.end;
  const std::string key = text::fold_key(std::string_view(mention.surface).substr(0, end));
  const auto body = rules.orgs.bodies().find(rules.orgs.uninflected(key));
  return body && (body->unique || !words.head) ? count : 0;
}

bool may_be_place(const Rules& rules, const OrgWords& words, std::size_t i,
                  const Context& context) {
  constexpr std::size_t kShortest = 4;  // letters of a place that nobody knows
  const Token& token = words.tokens[i];
  if (!words.is(i, OrgRole::kOpen) || !starts_with_upper(token.text())) return false;
  if (rules.places.knows(token.folded) || context.mentioned(Category::kCity, token.folded))
    return true;
  return words.head && token.folded.size() >= kShortest && !rules.names.can_be_name(token.folded);
}

// Returns the number of words of the body before the place, or 0 for other names.
std::size_t body_before_place(const Rules& rules, const Mention& mention, const Context& context,
                              const OrgWords& words) {
  if (words.end < 2 || !may_be_place(rules, words, words.end - 1, context)) return 0;
  const std::size_t gap = words.tokens[words.end - 2].span.end;
  if (mention.surface.compare(gap, 1, "-") == 0) return 0;
  const std::string whole = text::fold_key(mention.surface);
  if (rules.orgs.bodies().find(whole) || rules.orgs.find(whole)) return 0;
  return words_of_body(rules, mention, words);
}

// Opens other names of bodies, which are not kept like the noun of a kind: "SPÖ-Ortsgruppe Graz".
void open_bodies(const Rules& rules, OrgWords& words) {
  if (words.head && words.head.words == words.end) return;
  for (std::size_t i = 0; i < words.end; ++i) {
    if (!words.is(i, OrgRole::kNoun)) continue;
    const NounMatch noun = rules.orgs.nouns().at(words.tokens, i, words.end);
    if (!noun || noun.compound || !rules.orgs.is_body_with_branches(*noun.noun)) continue;
    std::fill_n(words.roles.begin() + static_cast<std::ptrdiff_t>(i), noun.words, OrgRole::kOpen);
  }
}

}  // namespace

void mark_bodies(const Rules& rules, const Mention& mention, const Context& context,
                 OrgWords& words) {
  const std::size_t count = body_before_place(rules, mention, context, words);
  if (count == 0) {
    open_bodies(rules, words);
    return;
  }
  Mention body = mention;
  body.inner.clear();
  body.surface.resize(words.tokens[count - 1].span.end);
  body.span.end = body.span.begin + body.surface.size();
  Part part = whole_org(rules, assign_roles(rules, tokenize(body.surface), body.surface, context),
                        body, context);
  OrgForm& form = form_as<OrgForm>(part);
  form.before_place = form.kind != OrgForm::Kind::kAcronym;
  words.names[0] = {std::move(part)};
  std::fill_n(words.roles.begin(), count, OrgRole::kName);
  words.has_body = true;
}

}  // namespace pseudo::lang::de
