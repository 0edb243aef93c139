#include "engine/check_consistency.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>

#include "engine/plan.h"
#include "text/fold.h"

namespace pseudo {
namespace {

const Annotation& annotation_of(const Checked& before, const ReplacedStretch& stretch) {
  return before.document.annotations[before.plan.targets[stretch.target].annotation];
}

std::string new_text(const Document& after, const ReplacedStretch& stretch) {
  return without_line_breaks(
      std::string_view(after.text).substr(stretch.after.begin, stretch.after.size()));
}

// A full date, and how far it was moved.
struct MovedDate {
  std::size_t stretch = 0;
  std::int64_t days = 0;
};
// By label, and by sentence if dates have a shift in each.
using DatesByLabel = std::map<std::pair<std::string_view, ScopePlace>, std::vector<MovedDate>>;

// The numbers of stretches that are the whole of a date.
std::vector<std::size_t> date_stretches(const Plan& plan,
                                        std::span<const ReplacedStretch> stretches) {
  std::vector<std::size_t> dates;
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    const std::size_t target = stretches[i].target;
    if (plan.mentions[target].category != Category::kDate) continue;
    if (plan.targets[target].style != Style::kSurrogate) continue;
    if (plan.targets[target].stretch_count == 1) dates.push_back(i);
  }
  return dates;
}

DatesByLabel moved_dates(const Checked& before, const Document& after,
                         std::span<const ReplacedStretch> stretches, const LanguageModule& language,
                         const Options& options) {
  const std::vector<std::size_t> dates = date_stretches(before.plan, stretches);
  if (dates.size() < 2) return {};
  std::vector<std::size_t> old_numbers;
  std::vector<std::size_t> new_numbers;
  std::vector<Mention> mentions;
  for (const std::size_t i : dates) {
    old_numbers.push_back(stretches[i].target);
    new_numbers.push_back(mentions.size());
    mentions.push_back({Category::kDate, new_text(after, stretches[i]), stretches[i].after, {}});
  }
  const auto was = language.read_dates({before.document.text, before.plan.mentions}, old_numbers);
  const auto is = language.read_dates({after.text, mentions}, new_numbers);
  if (was == nullptr || is == nullptr) return {};
  DatesByLabel moved;
  for (std::size_t k = 0; k < dates.size(); ++k) {
    const std::optional<std::int64_t> from = was->day(k);
    const std::optional<std::int64_t> to = is->day(k);
    if (!from || !to) continue;
    const ScopePlace scope =
        scope_of(options, before.document, before.plan, old_numbers[k], Category::kDate);
    moved[{annotation_of(before, stretches[dates[k]]).label, scope}].push_back(
        {dates[k], *to - *from});
  }
  return moved;
}

std::int64_t most_frequent_distance(std::span<const MovedDate> dates) {
  std::map<std::int64_t, std::size_t> counts;
  for (const MovedDate& date : dates) ++counts[date.days];
  return std::ranges::max_element(counts, {}, [](const auto& count) { return count.second; })
      ->first;
}

// A name that its surrogate replaces as a whole, with both texts folded.
struct WholeName {
  std::size_t stretch = 0;
  std::size_t entity = 0;
  Category category = Category::kPerson;
  ScopePlace scope = {};
  std::string old_key;
  std::string new_key;
};

// Mentions of one part that is a name. Initials are left out: many names share them.
std::vector<WholeName> whole_names(const Checked& before, const Resolved& resolved,
                                   const Document& after,
                                   std::span<const ReplacedStretch> stretches) {
  std::vector<WholeName> names;
  for (std::size_t i = 0; i < stretches.size(); ++i) {
    const std::size_t mention = stretches[i].target;
    const Analysis& analysis = resolved.analyses[mention];
    const std::size_t entity = resolved.entity_of[resolved.part_number(mention, 0)];
    const bool is_whole = analysis.size() == 1 && entity != kNoEntity &&
                          before.plan.targets[mention].stretch_count == 1 &&
                          before.plan.targets[mention].style == Style::kSurrogate;
    if (!is_whole) continue;
    names.push_back({i, entity, analysis.front().category, resolved.table.entities()[entity].scope,
                     text::fold_key(before.plan.mentions[mention].surface),
                     text::fold_key(new_text(after, stretches[i]))});
  }
  return names;
}

}  // namespace

std::vector<Finding> check_entities(const Checked& before, const Resolved& resolved,
                                    const Document& after,
                                    std::span<const ReplacedStretch> stretches) {
  std::vector<Finding> findings;
  std::map<std::pair<std::size_t, std::string>, const WholeName*> surrogate_of;
  std::map<std::tuple<ScopePlace, Category, std::string>, const WholeName*> original_of;
  const std::vector<WholeName> names = whole_names(before, resolved, after, stretches);
  const auto report = [&](FindingCode code, const WholeName& name) {
    const ReplacedStretch& stretch = stretches[name.stretch];
    findings.push_back({code, annotation_of(before, stretch).id, stretch.after.begin, false});
  };
  for (const WholeName& name : names) {
    const auto [surrogate, first] =
        surrogate_of.try_emplace(std::pair(name.entity, name.old_key), &name);
    if (!first && surrogate->second->new_key != name.new_key) {
      report(FindingCode::kEntitySplit, name);
      continue;
    }
    if (is_wide(name.scope)) continue;  // entities of a wide scope may share a surrogate
    const auto [original, is_new] =
        original_of.try_emplace(std::tuple(name.scope, name.category, name.new_key), &name);
    if (!is_new && original->second->entity != name.entity) {
      report(FindingCode::kEntitiesMerged, name);
    } else if (first && resolved.originals.contains(name.new_key)) {
      report(FindingCode::kOriginalSwapped, name);
    }
  }
  return findings;
}

std::vector<Finding> check_dates(const Checked& before, const Document& after,
                                 std::span<const ReplacedStretch> stretches,
                                 const LanguageModule& language, const Options& options) {
  std::vector<Finding> findings;
  for (const auto& [label, dates] : moved_dates(before, after, stretches, language, options)) {
    const std::int64_t usual = most_frequent_distance(dates);
    for (const MovedDate& date : dates) {
      if (date.days == usual) continue;
      findings.push_back({FindingCode::kDateDistance,
                          annotation_of(before, stretches[date.stretch]).id,
                          stretches[date.stretch].after.begin, false});
    }
  }
  return findings;
}

}  // namespace pseudo
