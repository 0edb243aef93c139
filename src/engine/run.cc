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
