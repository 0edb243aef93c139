#include "lang/de/orgs/org_topic.h"

#include <string>
#include <string_view>
#include <utility>

#include "lang/de/orgs/org_form.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

void set_sort(Part& part, std::string_view name, OrgSort sort) {
  part.key = org_key(name, sort);
  part.sort = Form(sort);
  part.form = Form(OrgForm{});
}

}  // namespace

Part topic_part(const Rules& rules, const OrgWords& words, const Mention& mention) {
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
  set_sort(part, text::fold_key(part.lemma),
           words.head_is_english() ? OrgSort::kSubject : OrgSort::kTopic);
  part.traits.kind =
      words.head ? std::string_view(rules.orgs.kind_rules(words.head.noun->kind).topic) : "subject";
  return part;
}

std::optional<Part> lone_topic(const Rules& rules, const OrgWords& words, const Mention& mention) {
  if (words.head || words.has_legal) return std::nullopt;
  const std::string key = text::fold_key(mention.surface);
  if (rules.orgs.topics()->find(key).empty() || rules.orgs.find(key)) return std::nullopt;
  Part part;
  part.category = Category::kOrg;
  part.span = {0, mention.surface.size()};
  part.lemma = natural_case(text::to_nfc(mention.surface));
  set_sort(part, key, OrgSort::kTopic);
  part.traits.kind = "subject";
  return part;
}

}  // namespace pseudo::lang::de
