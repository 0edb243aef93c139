#include "lang/de/orgs/org_topic.h"

#include <string>
#include <string_view>
#include <utility>

#include "lang/de/orgs/org_form.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

void set_sort(Part& part, OrgTopic topic) {
  part.key = key_of(topic);
  part.sort = Form(std::move(topic));
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
  const std::string part_key = text::fold_key(part.lemma);
  set_sort(part, {part_key, words.head_is_english()});
  const std::string_view wanted =
      words.head ? std::string_view(rules.orgs.kind_rules(words.head.noun->kind).topic) : "any";
  part.traits.kind = rules.orgs.topics().kind(part_key, wanted);
  for (std::size_t i = 1; i < words.end && wanted == "cause"; ++i) {
    const OrgLink link = rules.orgs.link(words.tokens[i - 1].folded);
    if (words.roles[i] != OrgRole::kTopic || link.topic_kind.empty()) continue;
    part.traits.kind = rules.orgs.topics().kind(part_key, link.topic_kind);
  }
  return part;
}

std::optional<Part> lone_topic(const Rules& rules, const OrgWords& words, const Mention& mention) {
  if (words.head || words.has_legal) return std::nullopt;
  const std::string key = text::fold_key(mention.surface);
  if (!rules.orgs.topics().is_subject(key) || rules.orgs.find(key) ||
      rules.orgs.bodies().find(key)) {
    return std::nullopt;
  }
  Part part;
  part.category = Category::kOrg;
  part.span = {0, mention.surface.size()};
  part.lemma = natural_case(text::to_nfc(mention.surface));
  set_sort(part, {key});
  part.traits.kind = rules.orgs.topics().kind(key, "any");
  return part;
}

}  // namespace pseudo::lang::de
