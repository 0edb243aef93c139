// Divides the mentions of a document into parts, using the language and the annotations.
#pragma once

#include <string_view>
#include <vector>

#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "values/locale.h"

namespace pseudo {

/// One analysis per mention of the plan; each covers its surface. Based on the analysis by the
/// language, with these changes: dates are a single part, annotated literals are replaced, and
/// several numbers or codes in one mention are separated.
std::vector<Analysis> analyze_mentions(const Document& document, const Plan& plan,
                                       const LanguageModule& language,
                                       const values::Locale& locale);

inline std::string_view surface_of(const Mention& mention, const Part& part) {
  return std::string_view(mention.surface).substr(part.span.begin, part.span.size());
}

}  // namespace pseudo
