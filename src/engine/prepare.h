// Runs the stages plan, resolve and sweep, which analyze a document before anything is drawn.
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
  Counts counts;                   ///< Numbers of replaced ids and added annotations.
  std::vector<ByteSpan> doubtful;  ///< See DeniedMentions::doubtful.
};

/// Appends annotations for denied strings and, under MissedPolicy::kReplace, for missed mentions.
/// Replaces annotation ids that contain an original by T numbers.
///
/// Plans and resolves the document once, and again after each step that adds annotations or changes
/// readings: denied strings inside forms of annotated names ("ehuber"), missed mentions, and added
/// mentions that the language analyzed as another entity than the sweep. Errors: kUnknownLabel.
Result<Prepared> prepare(Document& document, const EngineSetup& setup);

}  // namespace pseudo
