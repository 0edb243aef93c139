#include "corpus/run/tally.h"

namespace pseudo {

void add(const LabelCounts& counts, LabelCounts& sums) {
  for (const auto& [label, count] : counts) {
    LabelCount& sum = sums[label];
    sum.mentions += count.mentions;
    sum.entities += count.entities;
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
  add(from.labels, report.labels);
  report.notes_dropped += from.notes_dropped;
  report.normalizations_dropped += from.normalizations_dropped;
  report.texts_rewritten += from.texts_rewritten;
  report.inner_without_counterpart += from.inner_without_counterpart;
  report.plain_surrogates += from.plain_surrogates;
  report.collisions += from.collisions;
  report.weekdays += from.weekdays;
  report.holidays += from.holidays;
  report.beyond_json += from.beyond_json;
  report.telling_names += from.telling_names;
  before.merge(other.before);
  after.merge(other.after);
}

}  // namespace pseudo
