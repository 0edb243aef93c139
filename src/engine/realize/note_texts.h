// The texts that replace originals in notes and values under the policy "scrub".
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/assign/assign.h"
#include "engine/common/setup.h"
#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/realize/realize.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"

namespace pseudo {

/// The new texts of the owners of forms (SweptForms::owners).
struct NoteTexts {
  /// By owner: the new text of its mention or part. Empty: it has none.
  std::vector<std::string> of_owner;
  /// For names that a note writes in another form than their mention: by owner and written form.
  std::map<std::pair<FormIndex::Owner, std::string>, std::string> of_form;

  [[nodiscard]] const std::string& of(FormIndex::Owner owner, std::string_view written) const;
};

/// The new texts for the originals in the links and remarks of the document. Analyzes the document
/// again, together with its notes, if they write names in other forms ("Hubers Vater").
NoteTexts write_note_texts(const Document& document, const Plan& plan, const Resolved& resolved,
                           const SweptForms& forms, const Assigned& assigned,
                           const Realized& realized, const EngineSetup& setup);

}  // namespace pseudo
