// Annotated names that the end of a line divides: "Mü-" and "ller".
#pragma once

#include <vector>

#include "engine/plan/plan.h"
#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// How annotations read whose words a hyphen divides at the end of a line: without it, so that they
/// are the entity that they are elsewhere. Not "Ein-" before "und", nor a name before a capital,
/// nor an address. Sorted by annotation. Cost: linear in the annotated text.
std::vector<Reading> readings_of_divided(const Document& document, const LabelMap& labels,
                                         const LanguageModule& language);

}  // namespace pseudo
