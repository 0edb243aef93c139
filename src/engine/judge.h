// Decides whether the options allow an outcome to be used.
#pragma once

#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// Errors: kLeak, kInternal (Outcome::findings), kDoubtful (under Options::strict), kMissedMention
/// (under MissedPolicy::kFail).
Status judge(const Outcome& outcome, const Options& options);

}  // namespace pseudo
