#include "engine/run.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/carry/carry.h"
#include "engine/check/check.h"
#include "engine/check/findings.h"
#include "engine/common/scopes.h"
#include "engine/lint.h"
#include "engine/plan/growth_limits.h"
#include "engine/plan/label_categories.h"
#include "engine/prepare.h"
#include "engine/realize/fill_styles.h"
#include "engine/resolve/kept_words.h"
#include "engine/rewrite.h"
#include "engine/sweep/sweep.h"

namespace pseudo {
namespace {

// Checks the annotations of the input, before any are added.
Result<std::vector<DoubtfulAnnotation>> lint(const Document& document, const EngineSetup& setup) {
  const auto categories = categories_of(document, setup.options.labels);
  if (!categories) return categories.error();
  return find_doubts(document, *categories, setup.language);
}

std::vector<DescriptionRow> descriptions_used(const Document& document, const StyledTexts& styled) {
  std::vector<DescriptionRow> rows;
  for (const StyledText& text : styled) {
    for (const ListedRow& row : text.listed) {
      const bool any = row.by == ListedBy::kRowOfAny;
      rows.push_back({any ? std::string() : document.id, row.annotation});
    }
  }
  return rows;
}

std::size_t count_unions(const Plan& plan) {
  return static_cast<std::size_t>(std::ranges::count_if(
      plan.targets, [&](const Target& target) { return plan.is_union(target); }));
}

// Fills in what is known before anything is drawn.
Outcome begin(const Document& document, const Prepared& prepared, const EngineSetup& setup) {
  Outcome outcome;
  outcome.counts = prepared.counts;
  outcome.counts.spans_merged = count_unions(prepared.plan);
  outcome.id_shows_original = !setup.options.ids_are_hidden &&
                              name_shows_original(document.id, prepared.forms, setup.language);
  return outcome;
}

void enter(DrawCounts draws, Outcome& outcome) {
  outcome.labels = std::move(draws.labels);
  outcome.counts.plain_surrogates = draws.plain_surrogates;
  outcome.counts.collisions = draws.collisions;
  outcome.counts.weekdays = draws.weekdays;
  outcome.counts.holidays = draws.holidays;
  outcome.counts.seasons_kept = draws.seasons_kept;
  outcome.date_shifts = draws.date_shifts;
  outcome.name_candidates = draws.name_candidates;
}

// Moves links and remarks out of `document`.
void carry(Document& document, const Prepared& prepared, Rewritten& rewritten,
           const EngineSetup& setup, Outcome& outcome) {
  outcome.document.id = document.id;
  outcome.document.text = std::move(rewritten.applied.text);
  outcome.replaced = replaced_spans(rewritten.applied.edits);
  outcome.originals_beside = carry_over(document, outcome.document,
                                        {rewritten.applied.edits, prepared.plan, prepared.forms,
                                         setup.language, rewritten.notes, setup.options.notes},
                                        outcome.counts);
}

// Drops the document, which must not be used. judge() turns the finding into an error.
Outcome refused(AuditFinding finding, Outcome outcome) {
  Outcome empty;
  empty.doubts = std::move(outcome.doubts);
  empty.findings.push_back(std::move(finding));
  return empty;
}

Result<Outcome> verify(const Document& document, const Prepared& prepared, const KeptWords& kept,
                       const StyledTexts& styled, const EngineSetup& setup, Outcome outcome) {
  const auto kept_words = [&kept](std::size_t mention) {
    const auto words = kept_words_of(kept, mention);
    return KeptWords(words.begin(), words.end());
  };
  const std::vector<Finding> findings =
      check_against({document, prepared.plan.categories, prepared.plan, prepared.forms, kept_words,
                     styled, setup.options.styles, prepared.doubtful, setup.options.notes},
                    outcome.document, setup.language);
  if (const auto fault = find_refusal(findings, document)) {
    return refused(*fault, std::move(outcome));
  }
  auto missed = accept_findings(findings, document, outcome.document);
  if (!missed) return missed.error();
  outcome.missed = std::move(*missed);
  return outcome;
}

}  // namespace

Result<Outcome> run(Document document, const EngineSetup& setup) {
  if (Status fits = check_entanglement(document); !fits) return fits.error();
  Result<std::vector<DoubtfulAnnotation>> doubts = lint(document, setup);
  if (!doubts) return doubts.error();

  Result<Prepared> prepared = prepare(document, setup);  // plan, resolve, sweep
  if (!prepared) return prepared.error();
  Outcome outcome = begin(document, *prepared, setup);
  outcome.doubts = std::move(*doubts);

  Scopes scopes(setup.key, setup.options.corpus, document.id, setup.classes);
  const StyledTexts styled =
      write_styles(document, prepared->plan, prepared->resolved, prepared->forms, setup, scopes);
  if (const auto id = find_bad_description(styled)) {
    return refused(bad_description(*id, document), std::move(outcome));
  }
  outcome.descriptions_used = descriptions_used(document, styled);

  // assign, realize, apply
  Result<Rewritten> rewritten = rewrite(document, *prepared, styled, setup, scopes);
  if (!rewritten) return rewritten.error();
  enter(std::move(rewritten->draws), outcome);
  prepared->resolved = {};

  carry(document, *prepared, *rewritten, setup, outcome);
  if (Status fits = check_growth(document, outcome.document); !fits) return fits.error();
  return verify(document, *prepared, rewritten->kept, styled, setup, std::move(outcome));
}

}  // namespace pseudo
