// The German language module with the lexicons of the build tree.
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "pseudo/language.h"
#include "pseudo/lexicon.h"

namespace pseudo::testing_support {

class German {
 public:
  German()
      : lexicons_(Lexicons::open(std::string(PSEUDO_BINARY_DIR) + "/share/pseudo/lexicons/de.lex")),
        module_(make_language("de", *lexicons_)) {}
  [[nodiscard]] const LanguageModule& module() const { return **module_; }

 private:
  Result<Lexicons> lexicons_;
  Result<std::unique_ptr<LanguageModule>> module_;
};

/// Returns the module, which is loaded once per program.
inline const LanguageModule& german_module() {
  static const German kGerman;
  return kGerman.module();
}

}  // namespace pseudo::testing_support
