#include "engine/check.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "engine/check_originals.h"
#include "engine/check_pairs.h"
#include "engine/check_places.h"
#include "engine/originals.h"
#include "text/offsets.h"

namespace pseudo {
namespace {

void append(std::vector<Finding>& findings, std::vector<Finding> more) {
  std::ranges::move(more, std::back_inserter(findings));
}

// Findings are collected in bytes; the public offset counts code points.
void to_code_points(std::vector<Finding>& findings, std::string_view text) {
  if (findings.empty()) return;
  const text::OffsetIndex index(text);
  for (Finding& finding : findings) finding.offset = index.to_code_point(finding.offset);
}

}  // namespace

std::vector<Finding> check_against(const Checked& before, const Document& after,
                                   const LanguageModule& language) {
  PairedAnnotations paired = pair_annotations(before.document, after);
  const std::vector<SlotPair> slots = pair_slots(before, after, paired.pairs);
  std::vector<Finding> findings = std::move(paired.findings);
  Gaps gaps = check_gaps(before, after, slots);
  if (gaps.fault) {
    findings.push_back(*std::move(gaps.fault));
  } else {
    append(findings, check_alignment(before.document, after, paired.pairs, slots));
    append(findings, check_in_place(before, after, paired.pairs, slots));
    append(findings, check_elsewhere(before, after, gaps.after, language));
  }
  append(findings, check_free_text(before, after));
  to_code_points(findings, after.text);
  return findings;
}

std::vector<Finding> check_document(const Document& before, const Document& after,
                                    const LabelMap& labels, const LanguageModule& language) {
  std::vector<std::optional<Category>> categories;
  for (const Annotation& annotation : before.annotations) {
    const LabelRule* rule = labels.find(annotation.label);
    const bool is_kept = rule != nullptr && rule->kind == LabelRule::Kind::kKeep;
    // An unknown label may be private.
    const Category category = rule != nullptr ? rule->category : Category::kUfid;
    categories.push_back(is_kept ? std::nullopt : std::optional(category));
  }
  const Plan plan = plan_targets(before, categories);
  const OriginalIndex originals = index_originals(plan.mentions);
  return check_against({before, categories, plan, originals}, after, language);
}

}  // namespace pseudo
