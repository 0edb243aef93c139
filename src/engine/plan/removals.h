// Stage plan, continued: what is removed along with a removed text.
#pragma once

#include <span>

#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/style.h"

namespace pseudo {

/// Extends the stretches of style kRemove: by a grammatical ending after the name ("s" after
/// "Anna"), then by the blank before or otherwise the blank after it, unless that would join two
/// words. Sets Plan::gone for annotations of which no text is left.
///
/// `styles`: one per annotation; only those of private annotations are used.
void settle_removals(const Document& document, std::span<const Style> styles,
                     const LanguageModule& language, Plan& plan);

}  // namespace pseudo
