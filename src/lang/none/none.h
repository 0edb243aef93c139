// The neutral module: no grammar. Every mention is one part, and lexicon entries stand unchanged.
#pragma once

#include <memory>

#include "pseudo/language.h"

namespace pseudo::lang {

/// Works with any lexicons, also with none: the engine then invents words of plain shape.
Result<std::unique_ptr<LanguageModule>> make_none(const Lexicons& lexicons);

}  // namespace pseudo::lang
