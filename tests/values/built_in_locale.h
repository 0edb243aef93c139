// The tables of German, as the build compiles them.
#pragma once

#include "values/locale.h"

namespace pseudo::values {

/// Precondition: the lexicons are built; a test fails to start without them.
inline const Locale& german_locale() {
  static const auto kLexicons = Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/de.lex");
  static const Locale kLocale(*kLexicons);
  return kLocale;
}

}  // namespace pseudo::values
