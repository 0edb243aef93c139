// The counts of a run.
#pragma once

#include <span>
#include <string>

#include "corpus/run/measure.h"
#include "pseudo/corpus.h"

namespace pseudo {

/// Sums over all documents of one thread. Merging is commutative.
struct Tally {
  RunReport report;
  CorpusSize before;
  CorpusSize after;
  void merge(const Tally& other);
};

/// Adds the engine's counts of a document, except for doubts and missed mentions.
void add(const Outcome& outcome, RunReport& sums);

/// Adds the fields of a JSON Lines document. `left_out`: names passed to FieldCallback.
void add_fields(const Document& document, std::span<const std::string> left_out, RunReport& report);

/// Adds the labels of a document.
void add_labels(const Document& document, LabelUses& uses);

}  // namespace pseudo
