// Checks the annotations for likely errors before anything is replaced.
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

/// `categories`: one per annotation; kept annotations have none and are not checked. The result is
/// sorted by position. Cost: O(n log n) in the number of annotations.
std::vector<DoubtfulAnnotation> find_doubts(const Document& document,
                                            std::span<const std::optional<Category>> categories,
                                            const LanguageModule& language);

}  // namespace pseudo
