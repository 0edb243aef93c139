#include "engine/run.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "engine/apply.h"
#include "engine/assign.h"
#include "engine/carry.h"
#include "engine/check.h"
#include "engine/fill_styles.h"
#include "engine/filler.h"
#include "engine/findings.h"
#include "engine/growth_limits.h"
#include "engine/kept_words.h"
#include "engine/label_categories.h"
#include "engine/label_counts.h"
#include "engine/lint.h"
#include "engine/prepare.h"
#include "engine/realize.h"
#include "engine/scopes.h"
#include "engine/sweep.h"

namespace pseudo {
namespace {

struct Rewritten {
  Applied applied;
  std::vector<std::string> replacements;  // of each owner of a form, only if notes are scrubbed
  KeptWords kept;
};

// Where the part of an owner is in the new text of its mention; null: the owner is the whole.
const Anchor* anchor_of(const FormOwner& owner, const Prepared& prepared, const Composed& mention) {
  if (owner.part == kWholeMention) return nullptr;
  const ByteSpan span = prepared.resolved.analyses[owner.mention][owner.part].span;
  const auto found = std::ranges::find(mention.anchors, span, &Anchor::before);
  return found == mention.anchors.end() ? nullptr : &*found;
}

// The new texts of what is swept for: of whole mentions or of their parts.
std::vector<std::string> replacements_of(const Prepared& prepared, const Realized& realized) {
  std::vector<std::string> replacements;
  for (const FormOwner& owner : prepared.forms.owners) {
    const Composed& mention = realized.mentions[owner.mention];
    const bool is_address =
        filler_of(prepared.plan.mentions[owner.mention].category) == Filler::kAddress;
    if (is_address && is_name(owner.category)) {
      replacements.emplace_back();
    } else if (const Anchor* const anchor = anchor_of(owner, prepared, mention)) {
      replacements.push_back(mention.text.substr(anchor->after.begin, anchor->after.size()));
    } else {
      replacements.push_back(mention.text);
    }
  }
  return replacements;
}

// assign -> realize -> apply. What these know of the document is most of the memory of a run, and
// is freed when they are done.
Result<Rewritten> rewrite(const Document& document, const Prepared& prepared,
                          const StyledTexts& styled, const EngineSetup& setup, Scopes& scopes,
                          Outcome& outcome) {
  const Plan& plan = prepared.plan;
  const Resolved& resolved = prepared.resolved;
  Assigned assigned = assign(document, plan, resolved, prepared.forms, setup, scopes);
  Realized realized = realize(document, plan, resolved, assigned, styled, setup, scopes);

  outcome.labels = count_labels(document, plan, resolved.analyses);
  outcome.counts.plain_surrogates = realized.plain + assigned.name_draws.counts().plain;
  outcome.counts.collisions = assigned.name_draws.counts().collisions;
  outcome.name_candidates = assigned.name_draws.counts().candidates;
  for (const DateShift& dates : assigned.dates) {
    if (dates.readings == nullptr) continue;
    outcome.counts.weekdays += dates.readings->weekdays();
    outcome.counts.holidays += dates.readings->holidays();
    if (dates.keeps_season) outcome.counts.seasons_kept = 1;
    if (dates.candidates == 0) continue;
    const bool first = outcome.date_shifts == 0;
    outcome.date_shifts =
        first ? dates.candidates : std::min(outcome.date_shifts, dates.candidates);
  }
  std::vector<std::string> replacements;
  if (setup.options.notes == NotesPolicy::kScrub) {
    replacements = replacements_of(prepared, realized);
  }
  // Their parts are not where the text has them.
  for (const std::size_t i : plan.read_otherwise) realized.mentions[i].anchors.clear();
  KeptWords kept = std::move(realized.kept);
  Result<Applied> applied = apply(document.text, plan, std::move(realized));
  if (!applied) return applied.error();
  return Rewritten{std::move(*applied), std::move(replacements), std::move(kept)};
}

// Takes links and remarks out of `document`. Returns how many of them held an original.
std::size_t carry(Document& document, const Prepared& prepared, Rewritten rewritten,
                  const EngineSetup& setup, Outcome& outcome) {
  outcome.document.id = document.id;
  outcome.document.text = std::move(rewritten.applied.text);
  outcome.replaced = replaced_spans(rewritten.applied.edits);
  return carry_over(document, outcome.document,
                    {rewritten.applied.edits, prepared.plan, prepared.forms, setup.language,
                     rewritten.replacements, setup.options.notes},
                    outcome.counts);
}

// As the annotations were read: before any is added.
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

// judge() makes an error of it. What must not be used is not handed on.
Outcome refused(AuditFinding finding, Outcome outcome) {
  Outcome empty;
  empty.doubts = std::move(outcome.doubts);
  empty.findings.push_back(std::move(finding));
  return empty;
}

}  // namespace

Result<Outcome> run(Document document, const EngineSetup& setup) {
  if (Status fits = check_entanglement(document); !fits) return fits.error();
  Result<std::vector<DoubtfulAnnotation>> doubts = lint(document, setup);
  if (!doubts) return doubts.error();
  Result<Prepared> prepared = prepare(document, setup);
  if (!prepared) return prepared.error();

  Outcome outcome;
  outcome.doubts = std::move(*doubts);
  outcome.counts = prepared->counts;
  outcome.counts.spans_merged = count_unions(prepared->plan);
  outcome.id_shows_original = !setup.options.ids_are_hidden &&
                              name_shows_original(document.id, prepared->forms, setup.language);

  Scopes scopes(setup.key, setup.options.corpus, document.id, setup.classes);
  const Plan& plan = prepared->plan;
  const StyledTexts styled =
      write_styles(document, plan, prepared->resolved, prepared->forms, setup, scopes);
  if (const auto id = find_bad_description(styled)) {
    return refused(bad_description(*id, document), std::move(outcome));
  }
  outcome.descriptions_used = descriptions_used(document, styled);
  Result<Rewritten> rewritten = rewrite(document, *prepared, styled, setup, scopes, outcome);
  if (!rewritten) return rewritten.error();
  prepared->resolved = {};
  const KeptWords kept = std::move(rewritten->kept);
  outcome.originals_beside = carry(document, *prepared, std::move(*rewritten), setup, outcome);
  if (Status fits = check_growth(document, outcome.document); !fits) return fits.error();

  const auto kept_words = [&kept](std::size_t mention) {
    const auto words = kept_words_of(kept, mention);
    return KeptWords(words.begin(), words.end());
  };
  const std::vector<Finding> findings =
      check_against({document, plan.categories, plan, prepared->forms, kept_words, styled,
                     setup.options.styles, prepared->doubtful, setup.options.notes},
                    outcome.document, setup.language);
  if (const auto fault = find_refusal(findings, document)) {
    return refused(*fault, std::move(outcome));
  }
  auto missed = accept_findings(findings, document.text, outcome.document.text);
  if (!missed) return missed.error();
  outcome.missed = std::move(*missed);
  return outcome;
}

}  // namespace pseudo
