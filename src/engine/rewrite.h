// The stages that draw and write together: assign, realize, apply.
#pragma once

#include <string>
#include <vector>

#include "engine/carry/apply.h"
#include "engine/common/scopes.h"
#include "engine/common/setup.h"
#include "engine/prepare.h"
#include "engine/realize/styled_text.h"
#include "engine/resolve/kept_words.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

struct Rewritten {
  Applied applied;
  /// New text of each owner of a form (SweptForms::owners); empty unless notes are scrubbed.
  std::vector<std::string> replacements;
  KeptWords kept;  ///< Realized::kept
};

/// `styled`: the texts of targets that get no surrogate. Adds the counts of surrogates and shifts
/// to `outcome`. What was drawn is freed at the end: it is most of the memory of a run.
/// Errors: kInternal (apply).
Result<Rewritten> rewrite(const Document& document, const Prepared& prepared,
                          const StyledTexts& styled, const EngineSetup& setup, Scopes& scopes,
                          Outcome& outcome);

}  // namespace pseudo
