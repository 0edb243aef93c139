// Maps the labels of a document to categories.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/result.h"

namespace pseudo {

/// The category of each annotation; nothing for labels that are kept. Errors: kUnknownLabel (the
/// message lists the first few unknown labels and similar known ones).
Result<std::vector<std::optional<Category>>> categories_of(const Document& document,
                                                           const LabelMap& labels);

}  // namespace pseudo
