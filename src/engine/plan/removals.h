// Stage plan, continued: what else goes with a text that is removed.
#pragma once

#include <span>

#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/style.h"

namespace pseudo {

/// Widens the stretches of kRemove: by the ending that the language gives the name there ("s"
/// behind "Anna"), then by the blank before it, or else the one behind it, where that glues no
/// words together. Annotations of which nothing is left then are Plan::gone.
///
/// `styles`: one for each annotation; only those of private annotations are looked at.
void settle_removals(const Document& document, std::span<const Style> styles,
                     const LanguageModule& language, Plan& plan);

}  // namespace pseudo
