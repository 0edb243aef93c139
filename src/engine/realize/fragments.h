// Distributes the surrogates of discontinuous annotations over their fragments.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/assign/assign.h"
#include "engine/common/setup.h"
#include "engine/plan/plan.h"
#include "engine/resolve/resolve.h"

namespace pseudo {

/// Distributes the words of a surrogate over `places` places; the last place gets the remaining
/// words. If there are fewer words than places, the result is shorter.
std::vector<std::string> distribute_words(std::string_view surrogate, std::size_t places);

/// Returns the new texts of the stretches of a target: the words of `surrogate` and, if there are
/// too few, those of further names. None equals the old text of its stretch or an original.
std::vector<std::string> distribute_to_stretches(std::string_view surrogate, std::size_t target,
                                                 const Document& document, const Plan& plan,
                                                 const Resolved& resolved, NameDraws& name_draws,
                                                 const Options& options, Scopes& scopes);

}  // namespace pseudo
