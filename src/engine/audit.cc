#include "engine/audit.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <unordered_set>
#include <utility>
#include <vector>

#include "engine/check/adopted.h"
#include "engine/check/check.h"
#include "engine/check/check_dates.h"
#include "engine/check/check_entities.h"
#include "engine/check/check_fields.h"
#include "engine/check/check_inner.h"
#include "engine/check/check_kinds.h"
#include "engine/check/check_links.h"
#include "engine/check/check_note_texts.h"
#include "engine/check/check_originals.h"
#include "engine/check/check_pairs.h"
#include "engine/check/check_places.h"
#include "engine/check/check_surrogates.h"
#include "engine/check/check_tags.h"
#include "engine/check/check_values.h"
#include "engine/check/findings.h"
#include "engine/check/shared_facts.h"
#include "engine/plan/gaps.h"
#include "engine/prepare.h"
#include "engine/realize/fill_styles.h"
#include "engine/sweep/sweep.h"
#include "text/offsets.h"

namespace pseudo {
namespace {

void append(std::vector<Finding>& findings, std::vector<Finding> more) {
  std::ranges::move(more, std::back_inserter(findings));
}

// Several checks may find the same fault: keeps one finding per annotation and code. An annotation
// that shows its own original in its place needs no finding that this is the original of another,
// or that it is of another kind.
void drop_repeated(std::span<const Finding> known, std::vector<Finding>& findings) {
  std::set<std::pair<std::string, FindingCode>> told;
  std::set<std::string> with_original;
  for (const Finding& finding : known) {
    told.emplace(finding.annotation, finding.code);
    if (finding.code != FindingCode::kOriginalInPlace) continue;
    told.emplace(finding.annotation, FindingCode::kOriginalSwapped);
    with_original.insert(finding.annotation);
  }
  for (const Finding& finding : findings) {
    const bool shows_original = finding.code == FindingCode::kOriginalInPlace ||
                                finding.code == FindingCode::kOriginalSwapped;
    if (shows_original) with_original.insert(finding.annotation);
  }
  std::erase_if(findings, [&](const Finding& finding) {
    if (finding.is_beside_text) return false;
    if (finding.code == FindingCode::kOtherKind && with_original.contains(finding.annotation)) {
      return true;
    }
    return !told.emplace(finding.annotation, finding.code).second;
  });
}

// Added annotations that replace text are already in the old document: adopted.h.
std::vector<Finding> added_annotations(const Document& after,
                                       std::span<const AnnotationPair> pairs) {
  if (after.annotations.size() <= pairs.size() &&
      std::ranges::count(pairs, nullptr, &AnnotationPair::after) == 0) {
    return {};
  }
  std::unordered_set<const Annotation*> paired;
  for (const AnnotationPair& pair : pairs) paired.insert(pair.after);
  std::vector<Finding> findings;
  for (const Annotation& annotation : after.annotations) {
    if (paired.contains(&annotation)) continue;
    findings.push_back({FindingCode::kAnnotationAdded, annotation.id,
                        std::ranges::min(annotation.fragments).begin, false});
  }
  return findings;
}

// The stretches whose positions are certain.
std::vector<ReplacedStretch> certain_stretches(std::vector<ReplacedStretch> stretches,
                                               const Gaps& gaps) {
  if (gaps.in_doubt.empty()) return stretches;
  std::vector<ReplacedStretch> certain;
  for (std::size_t k = 0; k < stretches.size(); ++k) {
    if (!gaps.in_doubt[k]) certain.push_back(stretches[k]);
  }
  return certain;
}

// Annotations added in changed text are part of that change.
void drop_those_in_changes(std::vector<Finding>& added, const Gaps& gaps) {
  std::erase_if(added, [&](const Finding& finding) {
    const ByteSpan place{finding.offset, finding.offset + 1};
    return std::ranges::any_of(gaps.all, [&](const Gap& gap) {
      return gap.after.overlaps(place) && !gap.old_begin_of(place);
    });
  });
}

// The checks that concern mentions.
std::vector<Finding> check_mentions(const Checked& before, const Resolved& resolved,
                                    const Document& after, const EngineSetup& setup,
                                    SharedFacts& shared, std::size_t& unlisted,
                                    bool is_text_changed) {
  PairedAnnotations paired = pair_annotations(before.document, after, before.plan);
  std::vector<ReplacedStretch> stretches = pair_stretches(before, after, paired.pairs);
  std::vector<Finding> added = added_annotations(after, paired.pairs);
  if (is_text_changed) {
    const Gaps gaps = check_gaps(before, after, stretches);
    drop_those_in_changes(added, gaps);
    stretches = certain_stretches(std::move(stretches), gaps);
  }
  EntityCheck entities = check_entities(before, resolved, after, stretches, setup, shared);
  unlisted = entities.unlisted;
  std::vector<Finding> findings = std::move(entities.findings);
  append(findings, check_values(before, resolved, after, stretches, setup, shared));
  append(findings, check_surrogates(before, resolved, after, stretches, setup));
  append(findings, check_tags(before, resolved, after, stretches, setup.options, shared));
  append(findings, check_dates(before, after, stretches, setup, shared));
  append(findings, check_kinds(before, after, stretches, setup.locale.spelled_words));
  append(findings, check_inner(before, resolved, after, paired.pairs, stretches));
  append(findings, std::move(added));
  append(findings, check_normalizations(before, after, paired.pairs));
  append(findings, check_kept_notes(before, after, stretches, setup.language));
  append(findings, check_notes(before, after, paired.pairs, setup.language));
  append(findings, check_note_texts(before, resolved, after, paired.pairs, stretches, setup));
  append(findings, check_added_links(before, after, paired.pairs, setup.language));
  if (findings.empty()) return findings;
  const text::OffsetIndex index(after.text);
  for (Finding& finding : findings) finding.offset = index.to_code_point(finding.offset);
  return findings;
}

// Pairs annotations as for the findings. Annotations from index `read` on were added.
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

// The positions of originals and denied strings that were not annotated in the document as read.
// Annotations from index `read` on were added during preparation.
std::vector<ByteSpan> unannotated_originals(const Document& before, std::size_t read,
                                            const Prepared& prepared,
                                            const LanguageModule& language) {
  std::vector<ByteSpan> spans = prepared.doubtful;
  const auto add_found = [&](std::span<const ByteSpan> stretches) {
    for (const SweptMention& found : sweep(before.text, stretches, prepared.forms, language)) {
      spans.push_back(found.span);
    }
  };
  add_found(gaps_of(before.text, prepared.plan));
  const ByteSpan whole{0, before.text.size()};
  add_found(std::span(&whole, 1));  // mentions replaced by `prepared`, with initials beside them
  for (std::size_t i = read; i < before.annotations.size(); ++i) {
    std::ranges::copy(before.annotations[i].fragments, std::back_inserter(spans));
  }
  return spans;
}

// Prepares the old document. Annotations that only the new document has are added to the old one if
// the texts show what they replaced.
Result<Prepared> prepare_pair(Document& before, const Document& after, const EngineSetup& setup) {
  std::optional<Document> as_read;  // only set if annotations were added
  if (after.annotations.size() > before.annotations.size()) as_read = before;
  Result<Prepared> prepared = prepare(before, setup);
  if (!prepared || !as_read || after.annotations.size() <= before.annotations.size()) {
    return prepared;
  }
  for (std::size_t i = 0; i < as_read->annotations.size(); ++i) {
    // Ids that contain an original were replaced.
    as_read->annotations[i].id = before.annotations[i].id;
  }
  std::optional<Document> with_added = adopt_added(
      *as_read, after, prepared->plan, setup.options.labels,
      unannotated_originals(before, as_read->annotations.size(), *prepared, setup.language));
  if (!with_added) return prepared;
  before = *std::move(with_added);
  return prepare(before, setup);
}

// Readers accept kept annotations whose copy of the text differs; writers never produce them.
std::vector<Finding> check_copied_texts(const Document& before, const Document& after) {
  if (after.texts_rewritten <= before.texts_rewritten) return {};
  Finding finding{FindingCode::kAlignment, {}, 0, false};
  finding.is_beside_text = true;
  return {std::move(finding)};
}

std::vector<Finding> all_findings(const Checked& before, const Resolved& resolved,
                                  const Document& after, const EngineSetup& setup,
                                  SharedFacts& shared, std::size_t& unlisted) {
  std::vector<Finding> findings = check_against(before, after, setup.language);
  append(findings, check_fields(before, after, setup.language));
  const bool is_text_changed = std::ranges::any_of(
      findings, [](const Finding& finding) { return finding.code == FindingCode::kTextChanged; });
  std::vector<Finding> more =
      check_mentions(before, resolved, after, setup, shared, unlisted, is_text_changed);
  drop_repeated(findings, more);
  append(findings, std::move(more));
  append(findings, check_copied_texts(before.document, after));
  return findings;
}

}  // namespace

Result<Outcome> audit(Document before, Document after, const EngineSetup& setup) {
  const std::size_t read = before.annotations.size();
  Result<Prepared> prepared = prepare_pair(before, after, setup);
  if (!prepared) return prepared.error();
  const Plan& plan = prepared->plan;
  const KeptWordFinder finder(plan, prepared->resolved.analyses, prepared->resolved.originals,
                              setup.language, setup.locale);
  const auto kept_words = [&finder](std::size_t mention) { return finder.of(mention); };
  Scopes scopes(setup.key, setup.options.corpus, before.id, setup.classes);
  const StyledTexts styled =
      write_styles(before, plan, prepared->resolved, prepared->forms, setup, scopes);
  if (const auto id = find_bad_description(styled)) return refusal(bad_description(*id, before));
  const Checked checked{before,
                        plan.categories,
                        plan,
                        prepared->forms,
                        kept_words,
                        styled,
                        setup.options.styles,
                        prepared->doubtful,
                        setup.options.notes};
  Outcome outcome;
  SharedFacts shared(checked);
  const std::vector<Finding> findings = all_findings(checked, prepared->resolved, after, setup,
                                                     shared, outcome.counts.plain_surrogates);
  Comparison& comparison = outcome.comparison.emplace();
  comparison.shared = shared.take();
  sort_findings(findings, before, after, setup.options, outcome);
  outcome.id_shows_original = name_shows_original(after.id, prepared->forms, setup.language);
  if (outcome.id_shows_original && setup.options.missed == MissedPolicy::kFail) {
    outcome.findings.push_back({FindingCode::kOriginalBesideText, {}, {0, 0}});
  }
  comparison.fates = fates_of(before, after, read, plan, setup.options.labels);
  comparison.original = std::move(before);
  outcome.document = std::move(after);
  return outcome;
}

}  // namespace pseudo
