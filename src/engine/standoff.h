// Carries the annotation lines of a document over to its new text.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "align/edits.h"
#include "engine/original_index.h"
#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

struct StandoffCounts {
  std::size_t notes_dropped = 0;
  std::size_t normalizations_dropped = 0;
  std::size_t inner_without_counterpart = 0;
  std::size_t texts_rewritten = 0;  ///< Kept labels whose T text did not agree with the text.
};

/// What the lines are carried over with. All views must outlive the call.
struct Carry {
  const EditList& edits;
  std::span<const std::optional<Category>> categories;  ///< Of the annotations; kept: nothing.
  const OriginalIndex& originals;                       ///< Owners index `replacements`.
  std::span<const std::string> replacements;            ///< New text of each mention, for scrub.
  NotesPolicy notes = NotesPolicy::kDrop;
};

/// Fills `after`, whose text is the new one: all fragments of `before` moved to it, and its lines
/// under the policy on notes: # lines, attribute values and further columns that contain an
/// original, and N lines of pi annotations. Every other line survives in its place. The lines are
/// taken out of `before`, which keeps its text and annotations.
StandoffCounts carry_over(Document& before, Document& after, const Carry& carry);

/// The free text of a line of that kind: attribute value, note, further columns; empty if it has
/// none.
ByteSpan free_text(LineKind kind, const WrittenLine& line);

}  // namespace pseudo
