// Missed mentions become annotations, so that they are replaced like all others.
#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "engine/plan.h"
#include "engine/sweep.h"
#include "pseudo/document.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

struct AddedMentions {
  std::size_t count = 0;
  /// How to read those whose text hides the name: by a hyphen at a line end, by look-alike letters.
  std::vector<Reading> readings;
};

/// Annotates mentions at the end of the document, with the next free ids; doubtful ones are left
/// out. The label is that of the mention that owns the form; for a part of it that has another
/// category (the family name of a PERSON) one that the document uses for this, else the category's
/// own name.
AddedMentions add_mentions(Document& document, std::span<const SweptMention> mentions,
                           const SweptForms& forms, const Plan& plan,
                           std::span<const Analysis> analyses, const LabelMap& labels);

/// Annotations whose ids are no T number (JSON Lines) and hold an original get the next free ones.
/// Returns how many.
std::size_t replace_ids_with_originals(Document& document, const SweptForms& forms,
                                       const LanguageModule& language);

}  // namespace pseudo
