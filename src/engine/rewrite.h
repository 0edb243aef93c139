// Runs the stages assign, realize and apply, which draw surrogates and write the result.
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/carry/apply.h"
#include "engine/common/scopes.h"
#include "engine/common/setup.h"
#include "engine/prepare.h"
#include "engine/realize/note_texts.h"
#include "engine/realize/styled_text.h"
#include "engine/resolve/kept_words.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"
#include "pseudo/result.h"

namespace pseudo {

/// Statistics of the draws. The members are those of Counts and Outcome.
struct DrawCounts {
  std::map<std::string, LabelCount, std::less<>> labels;
  std::size_t plain_surrogates = 0;
  std::size_t collisions = 0;
  std::size_t weekdays = 0;
  std::size_t holidays = 0;
  std::size_t seasons_kept = 0;
  std::size_t date_shifts = 0;
  std::size_t name_candidates = 0;
};

struct Rewritten {
  Applied applied;
  NoteTexts notes;  ///< Empty unless notes are scrubbed.
  KeptWords kept;   ///< See Realized::kept.
  DrawCounts draws;
};

/// `styled`: the texts of targets that get no surrogate. The drawn surrogates are freed on return,
/// because they take most of the memory of a run. Errors: kInternal (apply).
Result<Rewritten> rewrite(const Document& document, const Prepared& prepared,
                          const StyledTexts& styled, const EngineSetup& setup, Scopes& scopes);

}  // namespace pseudo
