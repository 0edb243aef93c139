// Creates the data shared by all documents of a run.
#pragma once

#include "engine/common/setup.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/random.h"
#include "pseudo/result.h"

namespace pseudo {

/// The module and the lexicons must outlive the result. Errors: kUsage (letter classes without
/// enough names in the lexicon, impossible shifts, listed strings with unknown or kept labels,
/// strings both allowed and denied, impossible styles).
Result<EngineSetup> make_setup(Options options, const LanguageModule& language,
                               const Lexicons& lexicons, Key key);

}  // namespace pseudo
