// The German module: how German names, places, organisations and streets are read and written.
#pragma once

#include <memory>

#include "pseudo/language.h"

namespace pseudo::lang {

/// Errors: kLexicon, when a table that German cannot do without is missing.
Result<std::unique_ptr<LanguageModule>> make_german(const Lexicons& lexicons);

}  // namespace pseudo::lang
