#include "engine/added_mentions.h"

#include <string>
#include <string_view>
#include <utility>

#include "model/annotation_ids.h"

namespace pseudo {
namespace {

bool stands_for(const LabelMap& labels, std::string_view label, Category category) {
  const LabelRule* const rule = labels.find(label);
  return rule != nullptr && rule->kind == LabelRule::Kind::kCategory && rule->category == category;
}

std::string label_for(const Document& document, const FormOwner& owner, const Plan& plan,
                      const LabelMap& labels) {
  const std::string& own = document.annotations[owner.annotation].label;
  if (plan.mentions[owner.mention].category == owner.category) return own;
  for (const Annotation& annotation : document.annotations) {
    if (stands_for(labels, annotation.label, owner.category)) return annotation.label;
  }
  const std::string_view leaf = name(owner.category);
  return stands_for(labels, leaf, owner.category) ? std::string(leaf) : own;
}

}  // namespace

std::size_t add_mentions(Document& document, std::span<const SweptMention> mentions,
                         const SweptForms& forms, const Plan& plan, const LabelMap& labels) {
  std::size_t added = 0;
  for (const SweptMention& mention : mentions) {
    if (mention.doubtful) continue;
    document.add_annotation(label_for(document, forms.owners[mention.owner], plan, labels),
                            {mention.span});
    ++added;
  }
  return added;
}

std::size_t replace_telling_ids(Document& document, const SweptForms& forms,
                                const LanguageModule& language) {
  std::size_t replaced = 0;
  std::uint64_t last = 0;
  for (Annotation& annotation : document.annotations) {
    if (is_annotation_id(annotation.id)) continue;
    if (!name_shows_original(annotation.id, forms, language)) continue;
    if (last == 0) last = last_annotation_number(document.annotations);
    annotation.id = "T" + std::to_string(++last);
    ++replaced;
  }
  return replaced;
}

}  // namespace pseudo
