// What all documents of a run share, read-only.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/common/scopes.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/random.h"
#include "values/value_table.h"

namespace pseudo {

class AlikeNames;
class KnownStrings;
class SharedRows;

struct EngineSetup {
  Options options;
  const LanguageModule& language;
  Key key;
  LetterClasses classes;
  values::Locale locale;
  std::shared_ptr<const KnownStrings> known = nullptr;  ///< Null: no lists of strings.
  /// Null where nothing is drawn.
  std::shared_ptr<const SharedRows> shared_rows = nullptr;
  std::shared_ptr<const AlikeNames> alike_names = nullptr;  ///< Likewise.
  std::vector<std::string> shortcomings = {};               ///< Pseudonymizer::shortcomings
};

}  // namespace pseudo
