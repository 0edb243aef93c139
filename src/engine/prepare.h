// The first stages together: plan, resolve, sweep. What is known of a document before anything is
// drawn.
#pragma once

#include <cstddef>
#include <vector>

#include "engine/common/setup.h"
#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"
#include "pseudo/result.h"
#include "pseudo/span.h"

namespace pseudo {

struct Prepared {
  Plan plan;
  Resolved resolved;
  SweptForms forms;
  Counts counts;                   ///< Ids that were replaced, annotations that were added.
  std::vector<ByteSpan> doubtful;  ///< DeniedMentions::doubtful
};

/// Denied strings and, under MissedPolicy::kReplace, missed mentions become annotations at the end
/// of the document; ids of annotations that hold an original become T numbers.
///
/// A document is planned and resolved once, and again after each step that adds annotations or
/// reads them otherwise: denied strings inside forms of what is annotated ("ehuber"), missed
/// mentions, and added mentions that the language took for another entity than the sweep had found.
/// Errors: kUnknownLabel.
Result<Prepared> prepare(Document& document, const EngineSetup& setup);

}  // namespace pseudo
