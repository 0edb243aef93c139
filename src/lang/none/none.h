// The module without a language: every mention is one part, lexicon entries are written unchanged,
// which is the default of LanguageModule. Dates in digits move; others get new digits.
#pragma once

#include <memory>

#include "pseudo/language.h"

namespace pseudo::lang {

/// Works with any lexicons; without tables the engine invents words of plain shape.
/// Errors: kLexicon (tables of dates that are wrong).
Result<std::unique_ptr<LanguageModule>> make_none(const Lexicons& lexicons);

}  // namespace pseudo::lang
