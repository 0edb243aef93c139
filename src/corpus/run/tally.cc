#include "corpus/run/tally.h"

#include <functional>
#include <map>
#include <string>

namespace pseudo {

namespace {

using LabelCounts = std::map<std::string, LabelCount, std::less<>>;

void add(const LabelCounts& counts, LabelCounts& sums) {
  for (const auto& [label, count] : counts) {
    LabelCount& sum = sums[label];
    sum.mentions += count.mentions;
    sum.entities += count.entities;
  }
}

}  // namespace

void add(const Outcome& outcome, RunReport& sums) {
  add(outcome.labels, sums.labels);
  sums.mentions_added += outcome.mentions_added;
  sums.denied_added += outcome.denied_added;
  sums.allowed += outcome.allowed;
  sums.notes_dropped += outcome.notes_dropped;
  sums.fields_dropped += outcome.fields_dropped;
  sums.ids_replaced += outcome.ids_replaced;
  sums.normalizations_dropped += outcome.normalizations_dropped;
  sums.texts_rewritten += outcome.texts_rewritten;
  sums.inner_without_counterpart += outcome.inner_without_counterpart;
  sums.plain_surrogates += outcome.plain_surrogates;
  sums.collisions += outcome.collisions;
  sums.weekdays += outcome.weekdays;
  sums.holidays += outcome.holidays;
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
  report.mentions_added += from.mentions_added;
  report.denied_added += from.denied_added;
  report.allowed += from.allowed;
  report.notes_dropped += from.notes_dropped;
  report.fields_dropped += from.fields_dropped;
  report.ids_replaced += from.ids_replaced;
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
