#include "engine/check/moved_dates.h"

#include <map>
#include <utility>

#include "engine/common/filler.h"
#include "engine/plan/plan.h"
#include "engine/resolve/resolve.h"

namespace pseudo {
namespace {

using ByScope = std::map<ScopePlace, std::vector<std::size_t>>;

// Returns the targets of dates that a run shifts together.
ByScope dates_by_scope(const Checked& before, const Options& options) {
  ByScope dates;
  const Plan& plan = before.plan;
  for (std::size_t i = 0; i < plan.mentions.size(); ++i) {
    const Category category = plan.mentions[i].category;
    if (filler_of(category) != Filler::kDate) continue;
    if (plan.targets[i].style != Style::kSurrogate) continue;
    dates[scope_of(options, before.document, plan, i, category)].push_back(i);
  }
  return dates;
}

std::string new_text(const Document& after, const ReplacedStretch& stretch) {
  return without_line_breaks(
      std::string_view(after.text).substr(stretch.after.begin, stretch.after.size()));
}

// By target; null for targets with several stretches or without a known position.
std::vector<const ReplacedStretch*> stretch_by_target(const Plan& plan,
                                                      std::span<const ReplacedStretch> stretches) {
  std::vector<const ReplacedStretch*> by_target(plan.targets.size());
  for (const ReplacedStretch& stretch : stretches) {
    if (plan.targets[stretch.target].stretch_count == 1) by_target[stretch.target] = &stretch;
  }
  return by_target;
}

void measure(DatesOfScope& scope, const Document& after, const LanguageModule& language) {
  std::vector<Mention> mentions;
  std::vector<std::size_t> numbers;
  for (const MovedDate& date : scope.dates) {
    numbers.push_back(mentions.size());
    mentions.push_back({Category::kDate, date.new_text, date.stretch->after, {}});
  }
  const auto is = language.read_dates({after.text, mentions}, numbers);
  if (is == nullptr) return;
  for (std::size_t k = 0; k < scope.dates.size(); ++k) {
    const std::optional<std::int64_t> from = scope.was->day(scope.dates[k].number);
    const std::optional<std::int64_t> to = is->day(k);
    if (from && to) scope.dates[k].days = *to - *from;
  }
}

}  // namespace

std::vector<DatesOfScope> moved_dates(const Checked& before, const Document& after,
                                      std::span<const ReplacedStretch> stretches,
                                      const EngineSetup& setup) {
  std::vector<DatesOfScope> moved;
  const Plan& plan = before.plan;
  const ByScope by_scope = dates_by_scope(before, setup.options);
  if (by_scope.empty()) return moved;
  const std::vector<const ReplacedStretch*> stretch_of = stretch_by_target(plan, stretches);
  for (const auto& [place, targets] : by_scope) {
    DatesOfScope scope;
    scope.was = setup.language.read_dates({before.document.text, plan.mentions}, targets);
    if (scope.was == nullptr) return moved;
    for (std::size_t k = 0; k < targets.size(); ++k) {
      const ReplacedStretch* const stretch = stretch_of[targets[k]];
      if (stretch == nullptr) continue;
      const Annotation& annotation =
          before.document.annotations[plan.targets[targets[k]].annotation];
      scope.dates.push_back({stretch, k, annotation.label, plan.mentions[targets[k]].surface,
                             new_text(after, *stretch), std::nullopt});
    }
    measure(scope, after, setup.language);
    moved.push_back(std::move(scope));
  }
  return moved;
}

}  // namespace pseudo
