#include "engine/resolve/document_originals.h"

#include <cstddef>
#include <string>

#include "engine/resolve/people_names.h"
#include "text/fold.h"

namespace pseudo {
namespace {

void enter_mention(OriginalSet& originals, const Mention& mention, const Analysis& analysis) {
  if (!has_listed_originals(mention.category)) return;
  const std::string whole = text::fold_key(mention.surface);
  originals.insert(whole);
  for (const Part& part : analysis) {
    if (part.kind != Part::Kind::kEntity) continue;
    if (part.key != whole) originals.insert(part.key);
    const bool lemma_is_known =
        part.lemma == mention.surface || text::same_key(part.lemma, part.key);
    if (!lemma_is_known) originals.insert(text::fold_key(part.lemma));
  }
}

}  // namespace

bool has_listed_originals(Category category) {
  return category != Category::kDate && category != Category::kStreetNo;
}

OriginalSet originals_of(const Document& document, const Plan& plan,
                         const std::vector<Analysis>& analyses) {
  OriginalSet originals;
  for (std::size_t i = 0; i < analyses.size(); ++i) {
    enter_mention(originals, plan.mentions[i], analyses[i]);
  }
  for (const auto& [unit, part] : people_names(plan, analyses)) originals.insert_person(unit);
  if (plan.targets.size() == document.annotations.size()) return originals;
  // Annotations inside a target or overlapping it are originals as well.
  for (std::size_t i = 0; i < document.annotations.size(); ++i) {
    if (!plan.categories[i] || !has_listed_originals(*plan.categories[i])) continue;
    originals.insert(text::fold_key(covered_text(document, document.annotations[i])));
  }
  return originals;
}

}  // namespace pseudo
