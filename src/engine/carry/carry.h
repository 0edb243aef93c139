// Stage carry: transfers annotations, links and remarks of a document to its new text.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "align/edits.h"
#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/realize/note_texts.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// The inputs of carry_over. All views must outlive the call.
struct Carry {
  const EditList& edits;
  const Plan& plan;
  const SweptForms& forms;
  const LanguageModule& language;
  const NoteTexts& replacements;  ///< For the policy "scrub".
  NotesPolicy notes = NotesPolicy::kDrop;
};

/// Fills `after`, whose text must be the new text. Moves links, remarks and origin out of `before`,
/// whose text and annotations are kept. Annotations in Plan::gone are removed, as is everything
/// that depends only on them. Adds the numbers of removed, dropped and widened elements to
/// `counts`. Returns the number of links, columns and fields that contained an original
/// (KeptNotes::with_originals).
std::size_t carry_over(Document& before, Document& after, const Carry& carry, Counts& counts);

struct MovedFragments {
  std::vector<ByteSpan> fragments;
  /// False if a fragment lies inside an edit without a counterpart in the new text, and was
  /// therefore mapped to the whole replacement.
  bool exact = true;
};

/// Returns the fragments of an annotation in the new text, in the order of the old ones. Fragments
/// that are replaced together are divided again at the line breaks of their surrogate; fragments
/// that overlap in one surrogate are joined.
MovedFragments move_fragments(const Annotation& annotation, std::string_view old_text,
                              std::string_view new_text, const EditList& edits);

}  // namespace pseudo
