// Stage apply: from new texts of mentions to the new text of the document.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "align/edits.h"
#include "engine/plan/plan.h"
#include "engine/realize/compose.h"
#include "engine/realize/realize.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"
#include "pseudo/span.h"

namespace pseudo {

struct Applied {
  EditList edits;
  std::string text;
};

/// Errors: kInternal (edits that overlap or do not fit the text).
Result<Applied> apply(std::string_view text, const Plan& plan, Realized realized);

/// The edit that puts `composed` in the place of `stretch`. Each line break of the stretch takes
/// the place of the next blank of the new text, or follows the text if no blank is left.
/// `takes_breaks`: false for marks, whose blanks are their own; all breaks follow them.
Edit make_edit(std::string_view text, ByteSpan stretch, Composed composed,
               bool takes_breaks = true);

/// Where the edited stretches were and are.
std::vector<ReplacedSpan> replaced_spans(const EditList& edits);

}  // namespace pseudo
