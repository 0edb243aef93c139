// The module for texts of unknown language. It inherits the defaults of LanguageModule: every
// mention is one part, and lexicon entries are written unchanged. Numeric dates are shifted; other
// dates get new digits.
#pragma once

#include <memory>

#include "pseudo/language.h"

namespace pseudo::lang {

/// Accepts any lexicons. Without tables of names the engine invents words of plain shape.
/// Errors: kLexicon if the tables of dates are invalid.
Result<std::unique_ptr<LanguageModule>> make_none(const Lexicons& lexicons);

}  // namespace pseudo::lang
