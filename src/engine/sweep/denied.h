// Turns occurrences of denied strings into annotations.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/common/setup.h"
#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/result.h"
#include "pseudo/span.h"

namespace pseudo {

struct DeniedMentions {
  std::size_t count = 0;           ///< Number of added annotations.
  std::vector<Reading> readings;   ///< Of annotations whose text obscures the name.
  std::vector<ByteSpan> doubtful;  ///< Sorted. Words that may be everyday words; not annotated.
};

/// Appends annotations for denied strings outside of replaced and allowed text, with the labels of
/// the list. Finds whole strings in all forms. Finds a single word of a string only if the whole
/// string occurs in this document or in its other fields. Errors: kUnknownLabel. Cost: linear in
/// the text.
Result<DeniedMentions> annotate_denied(Document& document, const EngineSetup& setup);

}  // namespace pseudo
