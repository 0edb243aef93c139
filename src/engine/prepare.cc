#include "engine/prepare.h"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "engine/forms/known_strings.h"
#include "engine/plan/gaps.h"
#include "engine/plan/target_styles.h"
#include "engine/sweep/added_mentions.h"
#include "engine/sweep/collect_forms.h"
#include "engine/sweep/denied.h"
#include "engine/sweep/divided_mentions.h"
#include "engine/sweep/sweep.h"
#include "engine/sweep/telling_ids.h"

namespace pseudo {
namespace {

Result<Prepared> plan_and_resolve(const Document& document, const EngineSetup& setup,
                                  std::span<const Reading> readings = {}) {
  Result<Plan> plan = make_plan(document, setup.options.labels, readings, setup.known.get());
  if (!plan) return plan.error();
  settle_styles(document, setup, *plan);
  Resolved resolved = resolve(document, *plan, setup);
  SweptForms forms = collect_forms(document, *plan, resolved, setup);
  if (setup.known != nullptr) {
    forms.ignored = &setup.known->ignored;
    if (!setup.known->denied.index.empty()) forms.denied = &setup.known->denied;
  }
  return Prepared{std::move(*plan), std::move(resolved), std::move(forms), {}, {}};
}

std::vector<SweptMention> find_missed(const Document& document, const Prepared& prepared,
                                      const EngineSetup& setup) {
  return sweep(document.text, gaps_of(document.text, prepared.plan), prepared.forms,
               setup.language);
}

// Adds annotations for missed mentions if the options ask to replace them.
AddedMentions annotate_missed(Document& document, const Prepared& prepared,
                              const EngineSetup& setup) {
  if (setup.options.missed != MissedPolicy::kReplace) return {};
  const std::vector<SweptMention> missed = find_missed(document, prepared, setup);
  return add_mentions(document, missed, prepared.forms, prepared.plan, prepared.resolved.analyses,
                      setup.options.labels);
}

// If a denied string is part of a form of an annotated name, annotates the whole form. Otherwise
// replacing "huber" of "ehuber", or "Huber" of "Huber, E.", would leave the initial.
Result<AddedMentions> annotate_around_denied(Document& document, const EngineSetup& setup) {
  if (setup.known == nullptr || document.annotations.empty()) return AddedMentions{};
  const std::vector<FormIndex::Match> denied = setup.known->denied.index.find(document.text);
  if (denied.empty()) return AddedMentions{};
  const Result<Prepared> prepared = plan_and_resolve(document, setup);
  if (!prepared) return prepared.error();
  std::vector<SweptMention> missed = find_missed(document, *prepared, setup);
  std::erase_if(missed, [&](const SweptMention& mention) {
    const auto next = std::ranges::upper_bound(
        denied, mention.span.begin, {}, [](const FormIndex::Match& one) { return one.span.end; });
    return next == denied.end() || next->span.begin >= mention.span.end;
  });
  return add_mentions(document, missed, prepared->forms, prepared->plan,
                      prepared->resolved.analyses, setup.options.labels);
}

void append(std::vector<Reading>& readings, const std::vector<Reading>& more) {
  readings.insert(readings.end(), more.begin(), more.end());
}

}  // namespace

Result<Prepared> prepare(Document& document, const EngineSetup& setup) {
  std::vector<Reading> readings =
      readings_of_divided(document, setup.options.labels, setup.language);
  Result<AddedMentions> around = annotate_around_denied(document, setup);
  if (!around) return around.error();
  Result<DeniedMentions> denied = annotate_denied(document, setup);
  if (!denied) return denied.error();
  append(readings, around->readings);
  append(readings, denied->readings);
  std::ranges::stable_sort(readings, {}, &Reading::annotation);
  Result<Prepared> prepared = plan_and_resolve(document, setup, readings);
  if (!prepared) return prepared;

  const std::size_t ids = renumber_telling_ids(document, prepared->forms, setup.language);
  AddedMentions added = annotate_missed(document, *prepared, setup);
  append(readings, added.readings);
  if (added.count > 0) prepared = plan_and_resolve(document, setup, readings);
  if (!prepared) return prepared;

  added.expected.insert(added.expected.end(), around->expected.begin(), around->expected.end());
  std::vector<Reading> strays =
      readings_of_strays(document, added.expected, prepared->plan, prepared->resolved.analyses);
  if (!strays.empty()) {
    // The first reading of an annotation counts: that of a stray replaces the one with which the
    // language took it for another entity.
    append(strays, readings);
    std::ranges::stable_sort(strays, {}, &Reading::annotation);
    prepared = plan_and_resolve(document, setup, strays);
  }
  if (!prepared) return prepared;

  prepared->counts.ids_replaced = ids;
  prepared->counts.mentions_added = added.count;
  prepared->counts.denied_added = denied->count + around->count;
  prepared->counts.allowed = prepared->plan.allowed_count;
  prepared->doubtful = std::move(denied->doubtful);
  return prepared;
}

}  // namespace pseudo
