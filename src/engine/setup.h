// What all documents of a run share, read-only.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "engine/alike_names.h"
#include "engine/known_strings.h"
#include "engine/scopes.h"
#include "engine/shared_rows.h"
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
  std::unique_ptr<const KnownStrings> known = nullptr;  ///< Null: no lists of strings.
  /// Null where nothing is drawn.
  std::unique_ptr<const SharedRows> shared_rows = nullptr;
  std::unique_ptr<const AlikeNames> alike_names = nullptr;  ///< Likewise.
  std::vector<std::string> shortcomings = {};  ///< Pseudonymizer::shortcomings
};

/// The module and the lexicons must outlive the result.
/// Errors: kUsage (letter classes that the lexicon cannot serve, impossible shifts, listed strings
/// of unknown or kept labels, or both allowed and denied, styles that cannot be).
Result<EngineSetup> make_setup(Options options, const LanguageModule& language,
                               const Lexicons& lexicons, Key key);

}  // namespace pseudo
