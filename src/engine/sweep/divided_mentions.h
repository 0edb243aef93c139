// Annotated names divided by a line end: "Mü-" and "ller".
#pragma once

#include <vector>

#include "engine/plan/plan.h"
#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// Readings of annotations with words hyphenated at a line end: the text without the hyphen, so
/// that they refer to the same entity as elsewhere. Excludes "Ein-" before "und", names before a
/// capital, and addresses. Sorted by annotation. Cost: linear in the annotated text.
std::vector<Reading> readings_of_divided(const Document& document, const LabelMap& labels,
                                         const LanguageModule& language);

}  // namespace pseudo
