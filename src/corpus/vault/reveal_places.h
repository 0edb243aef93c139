// Finds the place for revealed originals, and refuses vaults in unsafe places.
#pragma once

#include <string>

#include "corpus/input/discover.h"
#include "pseudo/vault.h"
#include "vault/record.h"

namespace pseudo {

/// A vault inside a released folder would be released with it. Errors: kUsage.
Status keep_vaults_apart(const RevealPlan& plan, const Discovery& found);

/// The output as the user would name it. Errors: kUsage (inside an input), kExists.
Result<std::string> find_reveal_place(const RevealPlan& plan, const Discovery& found,
                                      OriginalForm form);

}  // namespace pseudo
