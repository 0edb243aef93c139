#include "engine/audit.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/adopted.h"
#include "engine/check.h"
#include "engine/check_consistency.h"
#include "engine/check_pairs.h"
#include "engine/check_tags.h"
#include "engine/fill_styles.h"
#include "engine/findings.h"
#include "engine/prepare.h"
#include "engine/sweep.h"
#include "text/offsets.h"

namespace pseudo {
namespace {

// What mentions have in common, if their places are beyond doubt.
std::vector<Finding> check_consistency(const Checked& before, const Resolved& resolved,
                                       const Document& after, const EngineSetup& setup,
                                       std::size_t& unlisted) {
  PairedAnnotations paired = pair_annotations(before.document, after, before.plan);
  const std::vector<ReplacedStretch> stretches = pair_stretches(before, after, paired.pairs);
  EntityCheck entities = check_entities(before, resolved, after, stretches, setup.locale.names);
  unlisted = entities.unlisted;
  std::vector<Finding> findings = std::move(entities.findings);
  for (Finding& finding : check_tags(before, resolved, after, stretches, setup.options)) {
    findings.push_back(std::move(finding));
  }
  for (Finding& finding : check_dates(before, after, stretches, setup.language, setup.options)) {
    findings.push_back(std::move(finding));
  }
  if (findings.empty()) return findings;
  const text::OffsetIndex index(after.text);
  for (Finding& finding : findings) finding.offset = index.to_code_point(finding.offset);
  return findings;
}

// Annotations pair here as they do for the findings. Those behind the first `read` were added.
std::vector<AnnotationFate> fates_of(const Document& before, const Document& after,
                                     std::size_t read, const Plan& plan, const LabelMap& labels) {
  const PairedAnnotations paired = pair_annotations(before, after, plan);
  std::vector<AnnotationFate> fates;
  fates.reserve(paired.pairs.size());
  for (std::size_t i = 0; i < paired.pairs.size(); ++i) {
    const Annotation* const now = paired.pairs[i].after;
    AnnotationFate one;
    one.before = i;
    if (now != nullptr) one.after = static_cast<std::size_t>(now - after.annotations.data());
    if (!plan.categories[i]) {
      const LabelRule* const rule = labels.find(before.annotations[i].label);
      one.fate = rule != nullptr && rule->is_private() ? Fate::kAllowed : Fate::kKept;
    }
    if (i >= read) one.fate = Fate::kAdded;
    if (now == nullptr) one.fate = plan.is_gone(i) ? Fate::kRemoved : Fate::kLost;
    fates.push_back(one);
  }
  return fates;
}

bool is_misplaced(const Finding& finding) {
  return finding.code == FindingCode::kTextChanged || finding.code == FindingCode::kAlignment;
}

}  // namespace

Result<Outcome> audit(Document before, Document after, const EngineSetup& setup) {
  std::optional<Document> as_read;  // needed where annotations were added
  if (after.annotations.size() > before.annotations.size()) as_read = before;
  const std::size_t read = before.annotations.size();
  Result<Prepared> prepared = prepare(before, setup);
  if (!prepared) return prepared.error();
  if (as_read && after.annotations.size() > before.annotations.size()) {
    for (std::size_t i = 0; i < as_read->annotations.size(); ++i) {
      as_read->annotations[i].id = before.annotations[i].id;  // those with an original are others
    }
    std::optional<Document> with_added =
        adopt_added(*as_read, after, prepared->plan, setup.options.labels);
    if (with_added) {
      before = *std::move(with_added);
      prepared = prepare(before, setup);
      if (!prepared) return prepared.error();
    }
  }
  const Plan& plan = prepared->plan;
  const KeptWordFinder finder(plan, prepared->resolved.analyses, prepared->resolved.originals,
                              setup.language, setup.locale);
  const auto kept_words = [&finder](std::size_t mention) { return finder.of(mention); };
  Scopes scopes(setup.key, setup.options.corpus, before.id, setup.classes);
  const Result<StyledTexts> styled =
      write_styles(before, plan, prepared->resolved, prepared->forms, setup, scopes);
  if (!styled) return styled.error();
  const Checked checked{before,
                        plan.categories,
                        plan,
                        prepared->forms,
                        kept_words,
                        *styled,
                        setup.options.styles,
                        prepared->doubtful,
                        setup.options.notes};
  Outcome outcome;
  std::vector<Finding> findings = check_against(checked, after, setup.language);
  if (std::ranges::none_of(findings, is_misplaced)) {
    for (Finding& finding : check_consistency(checked, prepared->resolved, after, setup,
                                              outcome.counts.plain_surrogates)) {
      findings.push_back(std::move(finding));
    }
  }
  sort_findings(findings, before.text, after.text, setup.options, outcome);
  outcome.id_shows_original = name_shows_original(after.id, prepared->forms, setup.language);
  if (outcome.id_shows_original && setup.options.missed == MissedPolicy::kFail) {
    outcome.findings.push_back({FindingCode::kOriginalBesideText, {}, {0, 0}});
  }
  outcome.fates = fates_of(before, after, read, plan, setup.options.labels);
  outcome.original = std::move(before);
  outcome.document = std::move(after);
  return outcome;
}

}  // namespace pseudo
