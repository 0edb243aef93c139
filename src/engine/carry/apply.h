// Stage apply: writes the new text of the document from the new texts of its mentions.
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

/// Applies the new texts of all targets to `text`. Errors: kInternal (edits that overlap or do not
/// fit the text).
Result<Applied> apply(std::string_view text, const Plan& plan, Realized realized);

/// Returns the edit that replaces `stretch` by `composed`. Each line break of the stretch replaces
/// the next blank of the new text; if no blank is left, it follows the text. `takes_breaks`: false
/// for marks, whose blanks are kept; all line breaks then follow the text.
Edit make_edit(std::string_view text, ByteSpan stretch, Composed composed,
               bool takes_breaks = true);

/// The spans of the edited stretches in the old and the new text.
std::vector<ReplacedSpan> replaced_spans(const EditList& edits);

}  // namespace pseudo
