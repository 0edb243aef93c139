#include "engine/rewrite.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "engine/assign/assign.h"
#include "engine/label_counts.h"
#include "engine/realize/realize.h"

namespace pseudo {
namespace {

DrawCounts count_draws(const Assigned& assigned, std::size_t invented_texts) {
  DrawCounts counts;
  counts.plain_surrogates = invented_texts + assigned.name_draws.counts().plain;
  counts.collisions = assigned.name_draws.counts().collisions;
  counts.name_candidates = assigned.name_draws.counts().candidates;
  for (const DateShift& dates : assigned.dates) {
    if (dates.readings == nullptr) continue;
    counts.weekdays += dates.readings->weekdays();
    counts.holidays += dates.readings->holidays();
    if (dates.keeps_season) counts.seasons_kept = 1;
    if (dates.candidates == 0) continue;
    const bool first = counts.date_shifts == 0;
    counts.date_shifts = first ? dates.candidates : std::min(counts.date_shifts, dates.candidates);
  }
  return counts;
}

}  // namespace

Result<Rewritten> rewrite(const Document& document, const Prepared& prepared,
                          const StyledTexts& styled, const EngineSetup& setup, Scopes& scopes) {
  const Plan& plan = prepared.plan;
  const Resolved& resolved = prepared.resolved;
  Assigned assigned = assign(document, plan, resolved, prepared.forms, setup, scopes);
  Realized realized =
      realize(document, plan, resolved, prepared.forms, assigned, styled, setup, scopes);

  DrawCounts draws = count_draws(assigned, realized.plain);
  draws.labels = count_labels(document, plan, resolved.analyses);
  NoteTexts notes;
  if (setup.options.notes == NotesPolicy::kScrub) {
    notes = write_note_texts(document, plan, resolved, prepared.forms, assigned, realized, setup);
  }
  // Such mentions were read from a Reading (plan.h), so that the offsets of their parts do not
  // refer to the text.
  for (const std::size_t i : plan.read_otherwise) realized.mentions[i].anchors.clear();
  KeptWords kept = std::move(realized.kept);
  Result<Applied> applied = apply(document.text, plan, std::move(realized));
  if (!applied) return applied.error();
  return Rewritten{std::move(*applied), std::move(notes), std::move(kept), std::move(draws)};
}

}  // namespace pseudo
