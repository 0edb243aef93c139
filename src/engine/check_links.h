// Checks that the links that no policy drops are there, with their types, roles and values.
#pragma once

#include <vector>

#include "engine/check.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// Findings of kAnnotationLost. A format that has no links is no fault.
std::vector<Finding> check_links(const Checked& before, const Document& after,
                                 const LanguageModule& language);

}  // namespace pseudo
