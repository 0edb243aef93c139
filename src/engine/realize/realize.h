// Stage realize: the new text of every mention, from what was drawn.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "engine/assign/assign.h"
#include "engine/common/scopes.h"
#include "engine/common/setup.h"
#include "engine/plan/plan.h"
#include "engine/realize/compose.h"
#include "engine/realize/styled_text.h"
#include "engine/resolve/kept_words.h"
#include "engine/resolve/resolve.h"

namespace pseudo {

struct Realized {
  std::vector<Composed> mentions;
  /// New texts of the stretches of targets that have several, by target.
  std::map<std::size_t, std::vector<std::string>> dealt;
  /// Words that stay, of the mentions whose new text has words of the old one.
  KeptWords kept;
  std::size_t plain = 0;  ///< Invented words, where a text would have been an original.
};

/// Further names that discontinuous mentions need are drawn from `assigned`. `styled`: the texts of
/// mentions that get no surrogate.
Realized realize(const Document& document, const Plan& plan, const Resolved& resolved,
                 Assigned& assigned, const StyledTexts& styled, const EngineSetup& setup,
                 Scopes& scopes);

}  // namespace pseudo
