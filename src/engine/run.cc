#include "engine/run.h"

#include <string>
#include <utility>
#include <vector>

#include "engine/apply.h"
#include "engine/assign.h"
#include "engine/carry.h"
#include "engine/check.h"
#include "engine/findings.h"
#include "engine/growth_limits.h"
#include "engine/label_counts.h"
#include "engine/originals.h"
#include "engine/plan.h"
#include "engine/realize.h"
#include "engine/resolve.h"
#include "engine/scopes.h"

namespace pseudo {
namespace {

struct Rewritten {
  Applied applied;
  std::vector<std::string> mention_texts;  // only if notes are scrubbed
};

// resolve -> assign -> realize -> apply. What these know of the document is most of the memory of
// a run, and is freed when they are done.
Result<Rewritten> rewrite(const Document& document, const Plan& plan, const EngineSetup& setup,
                          Outcome& outcome) {
  Scopes scopes(setup.key, setup.options.corpus, document.id, setup.classes);
  const Resolved resolved = resolve(document, plan, setup);
  Assigned assigned = assign(document, plan, resolved, setup, scopes);
  Realized realized = realize(document, plan, resolved, assigned, setup, scopes);

  outcome.labels = count_labels(document, plan, resolved.analyses);
  outcome.plain_surrogates = realized.plain + assigned.name_draws.counts().plain;
  outcome.collisions = assigned.name_draws.counts().collisions;
  for (const DateShift& dates : assigned.dates) {
    if (dates.readings == nullptr) continue;
    outcome.weekdays += dates.readings->weekdays();
    outcome.holidays += dates.readings->holidays();
  }
  std::vector<std::string> mention_texts;
  if (setup.options.notes == NotesPolicy::kScrub) {
    for (const Composed& mention : realized.mentions) mention_texts.push_back(mention.text);
  }
  Result<Applied> applied = apply(document.text, plan, std::move(realized));
  if (!applied) return applied.error();
  return Rewritten{std::move(*applied), std::move(mention_texts)};
}

// Takes links and remarks out of `document`.
void carry(Document& document, const Plan& plan, Rewritten rewritten,
           const OriginalIndex& originals, NotesPolicy notes, Outcome& outcome) {
  outcome.document.id = document.id;
  outcome.document.text = std::move(rewritten.applied.text);
  const CarryCounts counts = carry_over(
      document, outcome.document,
      {rewritten.applied.edits, plan.categories, originals, rewritten.mention_texts, notes});
  outcome.notes_dropped = counts.notes_dropped;
  outcome.normalizations_dropped = counts.normalizations_dropped;
  outcome.inner_without_counterpart = counts.inner_without_counterpart;
  outcome.texts_rewritten = outcome.document.texts_rewritten;
  outcome.replaced = replaced_spans(rewritten.applied.edits);
}

}  // namespace

Result<Outcome> run(Document document, const EngineSetup& setup) {
  if (Status fits = check_entanglement(document); !fits) return fits.error();
  const Result<Plan> plan = make_plan(document, setup.options.labels);
  if (!plan) return plan.error();

  Outcome outcome;
  Result<Rewritten> rewritten = rewrite(document, *plan, setup, outcome);
  if (!rewritten) return rewritten.error();

  const OriginalIndex originals = index_originals(plan->mentions);
  carry(document, *plan, std::move(*rewritten), originals, setup.options.notes, outcome);
  if (Status fits = check_growth(document, outcome.document); !fits) return fits.error();

  auto missed = accept_findings(check_against({document, plan->categories, *plan, originals},
                                              outcome.document, setup.language),
                                setup.options);
  if (!missed) return missed.error();
  outcome.missed = std::move(*missed);
  return outcome;
}

}  // namespace pseudo
