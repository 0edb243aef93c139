// Surrogates of discontinuous annotations, dealt out to their fragments.
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

/// Deals the words of a surrogate out to `places` places, the last takes the rest. Fewer words
/// than places: the answer is shorter.
std::vector<std::string> deal_words(std::string_view surrogate, std::size_t places);

/// New texts of the stretches of a target, made from the words of `surrogate` and, where these do
/// not suffice, of further names. None is the old text of its stretch or an original.
std::vector<std::string> deal_to_stretches(std::string_view surrogate, std::size_t target,
                                           const Document& document, const Plan& plan,
                                           const Resolved& resolved, NameDraws& name_draws,
                                           const Options& options, Scopes& scopes);

}  // namespace pseudo
