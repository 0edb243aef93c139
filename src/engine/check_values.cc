#include "engine/check_values.h"

#include <map>
#include <string>
#include <string_view>
#include <tuple>

#include "engine/filler.h"
#include "engine/plan.h"
#include "engine/resolve.h"
#include "text/skeleton.h"

namespace pseudo {
namespace {

bool is_value(Category category) {
  const Filler filler = filler_of(category);
  return filler == Filler::kNumber || filler == Filler::kAddress;
}

// There are few house numbers, and a postal code follows its city.
bool may_meet(Category category) {
  return category == Category::kStreetNo || category == Category::kZip;
}

// Passwords differ by the case of a letter.
std::string key_of(Category category, std::string_view text) {
  if (category == Category::kPass) return std::string(text);
  std::string key = text::skeleton_key(text);
  std::erase(key, ' ');
  return key;
}

}  // namespace

std::vector<Finding> check_values(const Checked& before, const Document& after,
                                  std::span<const ReplacedStretch> stretches,
                                  const Options& options) {
  using ValueKey = std::tuple<ScopePlace, Category, std::string>;
  std::map<ValueKey, std::string> new_of;
  std::map<ValueKey, std::string> old_of;
  std::vector<Finding> findings;
  const auto report = [&](FindingCode code, const ReplacedStretch& stretch) {
    const Target& target = before.plan.targets[stretch.target];
    findings.push_back(
        {code, before.document.annotations[target.annotation].id, stretch.after.begin, false});
  };
  for (const ReplacedStretch& stretch : stretches) {
    const Target& target = before.plan.targets[stretch.target];
    const Mention& mention = before.plan.mentions[stretch.target];
    if (target.style != Style::kSurrogate || target.stretch_count != 1) continue;
    if (!is_value(mention.category)) continue;
    const ScopePlace scope =
        scope_of(options, before.document, before.plan, stretch.target, mention.category);
    const std::string was = key_of(mention.category, mention.surface);
    const std::string is =
        key_of(mention.category,
               std::string_view(after.text).substr(stretch.after.begin, stretch.after.size()));
    if (was.empty()) continue;
    const auto own = new_of.try_emplace({scope, mention.category, was}, is).first;
    if (own->second != is) {
      report(FindingCode::kEntitySplit, stretch);
      continue;
    }
    if (is_wide(scope) || may_meet(mention.category)) continue;
    const auto first = old_of.try_emplace({scope, mention.category, is}, was).first;
    if (first->second != was) report(FindingCode::kEntitiesMerged, stretch);
  }
  return findings;
}

}  // namespace pseudo
