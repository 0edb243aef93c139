// Checks the fields of a document outside its text and annotations.
#pragma once

#include <vector>

#include "engine/check/check.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// Returns findings of kFieldChanged: a field of the old document that had to be kept was changed,
/// or was removed although it contains no original; or a field was added. A document in a format
/// without fields has no findings.
std::vector<Finding> check_fields(const Checked& before, const Document& after,
                                  const LanguageModule& language);

}  // namespace pseudo
