// Digest of the options of a run, for the run record. Equal digests imply equal output.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/corpus.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/random.h"

namespace pseudo {

/// 16 hexadecimal digits over all options that affect the output. Independent of the order in which
/// labels and their scopes were set. Key, lexicons and program version are separate fields of
/// RunIdentity. `language_version`: LanguageModule::version(). `key`: lists of known strings are
/// included as a keyed digest only.
std::string digest_options(const Options& options, const RunPlan& plan, std::string_view language,
                           int language_version, const Key& key);

}  // namespace pseudo
