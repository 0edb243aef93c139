// What all documents of a run share, read-only.
#pragma once

#include "engine/scopes.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/random.h"
#include "values/value_table.h"

namespace pseudo {

struct Pseudonymizer::Setup {
  Options options;
  const LanguageModule& language;
  const Lexicons& lexicons;
  Key key;
  LetterClasses classes;
  values::Locale locale;
};

}  // namespace pseudo
