// Measures the size of a corpus in words, as in table 3 of Eder, Krieg-Holz & Hahn 2019.
#pragma once

#include <cstddef>

#include "corpus/run/distinct.h"
#include "pseudo/category.h"
#include "pseudo/document.h"

namespace pseudo {

struct DocumentSize {
  std::size_t tokens = 0;       ///< Words (letters and digits), excluding punctuation.
  std::size_t pi_entities = 0;  ///< Private annotations.
  std::size_t pi_tokens = 0;    ///< Words that share a letter with a private annotation.
};

struct CorpusSize {
  DocumentSize sum;
  DistinctCounter types;     ///< Distinct words, case-sensitive.
  DistinctCounter pi_types;  ///< Distinct private strings with their labels.
  void merge(const CorpusSize& other);
};

/// Adds a document to a corpus and returns its own size.
DocumentSize measure(const Document& document, const LabelMap& labels, CorpusSize& corpus);

}  // namespace pseudo
