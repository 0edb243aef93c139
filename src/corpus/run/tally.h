// What a run counts.
#pragma once

#include <functional>
#include <map>
#include <string>

#include "corpus/run/measure.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// Sums over all documents of one thread; the order of summing does not matter.
struct Tally {
  RunReport report;
  CorpusSize before;
  CorpusSize after;
  void merge(const Tally& other);
};

using LabelCounts = std::map<std::string, LabelCount, std::less<>>;
void add(const LabelCounts& counts, LabelCounts& sums);

}  // namespace pseudo
