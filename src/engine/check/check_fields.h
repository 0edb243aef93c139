// The check of the fields of a document that are no text and no annotation.
#pragma once

#include <vector>

#include "engine/check/check.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// kFieldChanged: a field of the old document, which was to be kept, that is gone without showing
/// an original, or has another value; a field that the old document does not have. A format without
/// fields is no fault.
std::vector<Finding> check_fields(const Checked& before, const Document& after,
                                  const LanguageModule& language);

}  // namespace pseudo
