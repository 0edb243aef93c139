// Writes marks instead of surrogates: tags, masks, years, marks of the British National Corpus.
#pragma once

#include "engine/common/scopes.h"
#include "engine/common/setup.h"
#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/realize/styled_text.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// Returns the texts of all targets that get a mark. Draws only the codes of wide scopes. Does not
/// use a description that contains an original (see find_bad_description).
StyledTexts write_styles(const Document& document, const Plan& plan, const Resolved& resolved,
                         const SweptForms& forms, const EngineSetup& setup, Scopes& scopes);

}  // namespace pseudo
