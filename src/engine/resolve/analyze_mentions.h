// The mentions of a document in parts, as the language and the annotations have them.
#pragma once

#include <string_view>
#include <vector>

#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "values/locale.h"

namespace pseudo {

/// How the language takes each mention of the plan apart: covering the surface, dates as a whole,
/// annotated literals as what goes, several numbers and codes apart.
std::vector<Analysis> analyze_mentions(const Document& document, const Plan& plan,
                                       const LanguageModule& language,
                                       const values::Locale& locale);

inline std::string_view surface_of(const Mention& mention, const Part& part) {
  return std::string_view(mention.surface).substr(part.span.begin, part.span.size());
}

}  // namespace pseudo
