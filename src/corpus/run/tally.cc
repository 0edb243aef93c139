#include "corpus/run/tally.h"

#include <map>
#include <string>

#include "corpus/run/counts.h"

namespace pseudo {

namespace {

using LabelCounts = std::map<std::string, LabelCount, std::less<>>;

void add(const LabelCounts& counts, LabelCounts& sums) {
  for (const auto& [label, count] : counts) {
    LabelCount& sum = sums[label];
    sum.style = count.style;
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

}  // namespace

void add(const Outcome& outcome, RunReport& sums) {
  take_fewest(outcome.name_candidates, sums.name_candidates);
  add(outcome.labels, sums.labels);
  add(outcome.counts, sums.counts);
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
  add(from.counts, report.counts);
  take_fewest(from.name_candidates, report.name_candidates);
  report.not_held += from.not_held;
  report.ids_with_originals += from.ids_with_originals;
  before.merge(other.before);
  after.merge(other.after);
}

}  // namespace pseudo
