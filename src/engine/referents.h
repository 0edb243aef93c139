// Whom or what mentions name: equal ones have one number or one description in the styles that show
// them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "engine/plan.h"
#include "engine/resolve.h"
#include "engine/setup.h"
#include "pseudo/document.h"

namespace pseudo {

/// What a mention refers to.
struct Referent {
  ScopePlace scope;
  std::string key;  ///< Made of the keys of the mention's parts: a function of the mention alone.
  friend auto operator<=>(const Referent&, const Referent&) = default;
};

/// One for each of the targets, in their order. A mention of fewer names than another of its scope
/// and label refers to the same person, if there is just one such other: "Adler" beside "Irene
/// Adler". In wide scopes, where other documents do not know that, each has its own key.
std::vector<Referent> referents_of(const std::vector<std::size_t>& targets,
                                   const Document& document, const Plan& plan,
                                   const Resolved& resolved, const Options& options);

}  // namespace pseudo
