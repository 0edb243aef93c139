// Stage realize: writes the new text of every mention, using the drawn values.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "engine/assign/assign.h"
#include "engine/common/scopes.h"
#include "engine/common/setup.h"
#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/realize/compose.h"
#include "engine/realize/styled_text.h"
#include "engine/resolve/kept_words.h"
#include "engine/resolve/resolve.h"

namespace pseudo {

struct Realized {
  std::vector<Composed> mentions;
  /// By target: the new texts of its stretches, for targets with several stretches.
  std::map<std::size_t, std::vector<std::string>> stretch_texts;
  /// The words that may be kept, for mentions whose new text contains old words; sorted by mention.
  KeptWords kept;
  std::size_t plain = 0;  ///< Pseudo-words, used where the text would have been an original.
};

/// Returns the new texts of all mentions. Further names for discontinuous mentions are drawn from
/// `assigned`. `forms`: those of the originals. `styled`: the texts of mentions
/// that get no surrogate.
Realized realize(const Document& document, const Plan& plan, const Resolved& resolved,
                 const SweptForms& forms, Assigned& assigned, const StyledTexts& styled,
                 const EngineSetup& setup, Scopes& scopes);

}  // namespace pseudo
