// Marks in place of surrogates: tags, masks, years, those of the British National Corpus.
#pragma once

#include "engine/plan.h"
#include "engine/resolve.h"
#include "engine/scopes.h"
#include "engine/setup.h"
#include "engine/styled_text.h"
#include "engine/swept_forms.h"
#include "pseudo/document.h"

namespace pseudo {

/// Draws nothing but the codes of wide scopes. A description that shows an original is not used
/// (find_bad_description).
StyledTexts write_styles(const Document& document, const Plan& plan, const Resolved& resolved,
                         const SweptForms& forms, const EngineSetup& setup, Scopes& scopes);

}  // namespace pseudo
