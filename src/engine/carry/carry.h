// Stage carry: takes annotations, links and remarks of a document over to its new text.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "align/edits.h"
#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// What a document is carried over with. All views must outlive the call.
struct Carry {
  const EditList& edits;
  const Plan& plan;
  const SweptForms& forms;
  const LanguageModule& language;
  std::span<const std::string> replacements;  ///< New text of each owner of a form, for scrub.
  NotesPolicy notes = NotesPolicy::kDrop;
};

/// Fills `after`, whose text is the new one. Links, remarks and origin are taken out of `before`,
/// which keeps its text and annotations. What Plan::gone names goes, with what has no other ground
/// to stand on. Adds to `counts` what was removed, dropped or widened.
/// Returns how many links, columns and fields held an original (KeptNotes::with_originals).
std::size_t carry_over(Document& before, Document& after, const Carry& carry, Counts& counts);

struct MovedFragments {
  std::vector<ByteSpan> fragments;
  bool exact =
      true;  ///< False: lies inside an edit without a counterpart, and is mapped to all of it.
};

/// The fragments of an annotation in the new text, in the order of the old ones. Fragments that
/// are replaced together are divided anew at the line breaks of their surrogate; those that have
/// met in one surrogate are joined.
MovedFragments move_fragments(const Annotation& annotation, std::string_view old_text,
                              std::string_view new_text, const EditList& edits);

}  // namespace pseudo
