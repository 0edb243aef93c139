// Denied strings become annotations, wherever they stand.
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
  std::size_t count = 0;           ///< Annotations that were added.
  std::vector<Reading> readings;   ///< By annotation, where its text hides the name.
  std::vector<ByteSpan> doubtful;  ///< Single words that may be everyday words; not annotated.
                                   ///< Sorted.
};

/// Annotates denied strings of the setup outside of what is replaced or allowed, with their labels,
/// at the end of the document: whole strings in all forms; single words of those that stand as a
/// whole in this document or beside its text.
/// Errors: kUnknownLabel. Cost: linear in the text.
Result<DeniedMentions> annotate_denied(Document& document, const EngineSetup& setup);

}  // namespace pseudo
