// A look at the annotations before anything is replaced: which of them may be wrong.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// `categories`: of each annotation; kept ones have none and are not looked at. Sorted by place.
/// Cost: n log n in the annotations.
std::vector<DoubtfulAnnotation> find_doubts(const Document& document,
                                            std::span<const std::optional<Category>> categories,
                                            const LanguageModule& language);

}  // namespace pseudo
