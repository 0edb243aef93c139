// The language module "none", without grammar, endings and tables.
#pragma once

#include <memory>

#include "lang/none/none.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"

namespace pseudo::test {

inline const LanguageModule& no_grammar() {
  static const Lexicons lexicons = *Lexicons::from_tsv({});
  static const std::unique_ptr<LanguageModule> module = *lang::make_none(lexicons);
  return *module;
}

}  // namespace pseudo::test
