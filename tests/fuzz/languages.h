// The language modules on the lexicons of this build; loaded once.
#pragma once

#include <string>

#include "fuzz/fuzz.h"
#include "pseudo/language.h"

namespace pseudo::fuzz {

inline const Lexicons& lexicons(const std::string& language) {
  const auto open = [](const std::string& tag) {
    return Lexicons::open(PSEUDO_BINARY_DIR "/share/pseudo/lexicons/" + tag + ".lex");
  };
  static const Result<Lexicons> kGerman = open("de");
  static const Result<Lexicons> kNone = open("none");
  require(kGerman && kNone, "the lexicons of the build cannot be read");
  return language == "de" ? *kGerman : *kNone;
}

inline const LanguageModule& language(const std::string& tag) {
  static const auto kGerman = make_language("de", lexicons("de"));
  static const auto kNone = make_language("none", lexicons("none"));
  require(kGerman && kNone, "the language modules cannot be made");
  return tag == "de" ? **kGerman : **kNone;
}

inline const LanguageModule& german() { return language("de"); }

}  // namespace pseudo::fuzz
