// The module without a language: every mention is one part, lexicon entries are written unchanged,
// dates get new digits. All of it is the default of LanguageModule.
#pragma once

#include <memory>

#include "pseudo/language.h"

namespace pseudo::lang {

/// Works with any lexicons; without tables the engine invents words of plain shape.
Result<std::unique_ptr<LanguageModule>> make_none(const Lexicons& lexicons);

}  // namespace pseudo::lang
