// The language module for German: reads and writes names, places, organisations and streets.
#pragma once

#include <memory>

#include "pseudo/language.h"

namespace pseudo::lang {

/// Errors: kLexicon if a required table is missing or invalid.
Result<std::unique_ptr<LanguageModule>> make_german(const Lexicons& lexicons);

}  // namespace pseudo::lang
