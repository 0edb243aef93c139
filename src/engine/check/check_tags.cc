#include "engine/check/check_tags.h"

#include <map>
#include <string>
#include <tuple>
#include <utility>

#include "engine/resolve/referents.h"
#include "engine/sweep/collect_forms.h"
#include "model/style_traits.h"

namespace pseudo {

std::vector<Finding> check_tags(const Checked& before, const Resolved& resolved,
                                const Document& after, std::span<const ReplacedStretch> stretches,
                                const Options& options, SharedFacts& shared) {
  std::vector<std::size_t> targets;
  std::vector<const ReplacedStretch*> tagged;
  for (const ReplacedStretch& stretch : stretches) {
    if (!traits_of(before.plan.targets[stretch.target].style).numbers_entities) continue;
    targets.push_back(stretch.target);
    tagged.push_back(&stretch);
  }
  const std::vector<Referent> referents =
      referents_of(as_subjects(targets), before.document, before.plan, resolved, options);
  std::vector<Finding> findings;
  std::map<std::pair<Referent, std::string>, std::string> tag_of;  // by referent and label
  std::map<std::tuple<ScopePlace, std::string, std::string>, std::string> referent_of;
  for (std::size_t k = 0; k < targets.size(); ++k) {
    const ByteSpan span = tagged[k]->after;
    const std::string tag = without_line_breaks(after.text.substr(span.begin, span.size()));
    const Annotation& annotation =
        before.document.annotations[before.plan.targets[targets[k]].annotation];
    const Referent& referent = referents[k];
    const auto own = tag_of.try_emplace({referent, annotation.label}, tag).first;
    if (own->second != tag) {
      findings.push_back(
          {.code = FindingCode::kEntitySplit, .annotation = annotation.id, .offset = span.begin});
      continue;
    }
    if (is_wide(referent.scope)) {
      shared.add_same({referent.scope, annotation.label, referent.key, *tagged[k]}, tag);
      // In a large corpus two referents may share a code.
      if (referent.scope.scope == Scope::kFolder) {
        shared.add_owner({referent.scope, annotation.label, tag, *tagged[k]}, referent.key);
      }
      continue;
    }
    const auto first =
        referent_of.try_emplace({referent.scope, annotation.label, tag}, referent.key).first;
    if (first->second == referent.key) continue;
    findings.push_back(
        {.code = FindingCode::kEntitiesMerged, .annotation = annotation.id, .offset = span.begin});
  }
  return findings;
}

}  // namespace pseudo
