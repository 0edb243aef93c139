// Finds the place for restored originals, and refuses vaults in unsafe places.
#pragma once

#include <string>

#include "corpus/input/discover.h"
#include "pseudo/vault.h"
#include "vault/record.h"

namespace pseudo {

/// Refuses vaults inside a released folder, as they would be released with it. Errors: kUsage.
Status check_vaults_outside(const RevealPlan& plan, const Discovery& found);

/// The output path in the form given by the user. Errors: kUsage (inside an input), kExists.
Result<std::string> find_reveal_place(const RevealPlan& plan, const Discovery& found,
                                      OriginalForm form);

}  // namespace pseudo
