#include "corpus/run/tally.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "corpus/run/counts.h"

namespace pseudo {

namespace {

using LabelCounts = std::map<std::string, LabelCount, std::less<>>;

void add(const LabelCounts& counts, LabelCounts& sums) {
  for (const auto& [label, count] : counts) {
    LabelCount& sum = sums[label];
    if (sum.mentions == 0 || sum.style == Style::kRemove) sum.style = count.style;
    sum.mentions += count.mentions;
    sum.entities += count.entities;
  }
}

void add(const Counts& counts, Counts& sums) {
  for (const NamedCount& count : kNamedCounts) sums.*count.field += counts.*count.field;
}

void take_fewest(std::size_t number, std::size_t& fewest) {
  if (number > 0 && (fewest == 0 || number < fewest)) fewest = number;
}

LabelUse* use_of(std::string_view label, LabelUses& uses) {
  const auto known = uses.find(label);
  if (known != uses.end()) return &known->second;
  if (uses.size() == kMostLabelUses) return nullptr;
  return &uses.emplace(label, LabelUse()).first->second;
}

void add(const LabelUses& uses, LabelUses& sums) {
  for (const auto& [label, use] : uses) {
    LabelUse* const sum = use_of(label, sums);
    if (sum == nullptr) continue;
    sum->annotations += use.annotations;
    sum->documents += use.documents;
  }
}

}  // namespace

void add(const Outcome& outcome, RunReport& sums) {
  take_fewest(outcome.name_candidates, sums.name_candidates);
  add(outcome.labels, sums.labels);
  add(outcome.counts, sums.counts);
  sums.descriptions_used.insert(outcome.descriptions_used.begin(), outcome.descriptions_used.end());
}

void add_labels(const Document& document, LabelUses& uses) {
  std::vector<std::string_view> labels;
  labels.reserve(document.annotations.size());
  for (const Annotation& annotation : document.annotations) labels.emplace_back(annotation.label);
  std::ranges::sort(labels);
  for (std::size_t i = 0; i < labels.size(); ++i) {
    LabelUse* const use = use_of(labels[i], uses);
    if (use == nullptr) continue;
    ++use->annotations;
    if (i == 0 || labels[i] != labels[i - 1]) ++use->documents;
  }
}

void Tally::merge(const Tally& other) {
  const RunReport& from = other.report;
  report.found += from.found;
  report.documents += from.documents;
  report.skipped += from.skipped;
  report.failed += from.failed;
  report.missed += from.missed;
  report.doubtful += from.doubtful;
  for (const auto& [code, count] : from.findings) report.findings[code] += count;
  add(from.labels, report.labels);
  add(from.label_uses, report.label_uses);
  report.unknown_labels += from.unknown_labels;
  for (const auto& [doubt, count] : from.doubts) report.doubts[doubt] += count;
  report.descriptions_used.insert(from.descriptions_used.begin(), from.descriptions_used.end());
  add(from.counts, report.counts);
  take_fewest(from.name_candidates, report.name_candidates);
  report.not_held += from.not_held;
  report.ids_with_originals += from.ids_with_originals;
  before.merge(other.before);
  after.merge(other.after);
}

}  // namespace pseudo
