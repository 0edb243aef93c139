// Read-only data shared by all documents of a run.
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
  std::shared_ptr<const KnownStrings> known = nullptr;  ///< Null: the options list no strings.
  /// Null if nothing is drawn.
  std::shared_ptr<const SharedRows> shared_rows = nullptr;
  std::shared_ptr<const AlikeNames> alike_names = nullptr;  ///< Null if nothing is drawn.
  std::vector<std::string> shortcomings = {};               ///< See Pseudonymizer::shortcomings.
};

}  // namespace pseudo
