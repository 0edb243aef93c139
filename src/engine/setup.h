// What all documents of a run share, read-only.
#pragma once

#include "engine/scopes.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/random.h"
#include "pseudo/result.h"
#include "values/value_table.h"

namespace pseudo {

struct EngineSetup {
  Options options;
  const LanguageModule& language;
  Key key;
  LetterClasses classes;
  values::Locale locale;
};

/// The module and the lexicons must outlive the result.
/// Errors: kUsage (letter classes that the lexicon cannot serve, impossible shifts).
Result<EngineSetup> make_setup(Options options, const LanguageModule& language,
                               const Lexicons& lexicons, Key key);

}  // namespace pseudo
