// Makes what all documents of a run share.
#pragma once

#include "engine/common/setup.h"
#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/random.h"
#include "pseudo/result.h"

namespace pseudo {

/// The module and the lexicons must outlive the result.
/// Errors: kUsage (letter classes that the lexicon cannot serve, impossible shifts, listed strings
/// of unknown or kept labels, or both allowed and denied, styles that cannot be).
Result<EngineSetup> make_setup(Options options, const LanguageModule& language,
                               const Lexicons& lexicons, Key key);

}  // namespace pseudo
