// The digest of the options of a run, for the run record: equal digests, equal bytes.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/corpus.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/random.h"

namespace pseudo {

/// 16 hexadecimal digits over all options that the bytes of the output depend on. The order in
/// which labels and their scopes were set does not matter. Key, lexicons and the version of the
/// program have fields of their own in RunIdentity. `language_version`: LanguageModule::version().
/// `key`: lists of known strings enter by a keyed digest alone.
std::string digest_options(const Options& options, const RunPlan& plan, std::string_view language,
                           int language_version, const Key& key);

}  // namespace pseudo
