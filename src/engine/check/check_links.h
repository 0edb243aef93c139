// Checks that links that no policy drops are present, with their types, roles and values.
#pragma once

#include <span>
#include <vector>

#include "engine/carry/notes_policy.h"
#include "engine/check/check.h"
#include "engine/check/check_pairs.h"
#include "pseudo/document.h"
#include "pseudo/language.h"

namespace pseudo {

/// True for a note with an id.
bool is_note(const Remark& remark);

/// What the policy "keep" keeps if it was asked for; otherwise what the strictest policy keeps, as
/// all others keep that too.
KeptNotes notes_to_keep(const Checked& before, const LanguageModule& language);

/// Returns findings of kAnnotationLost. Ignores the order of links and of arguments with roles, and
/// ids of links that are otherwise equal. A document in a format without links has no findings.
std::vector<Finding> check_links(const Checked& before, const Document& after,
                                 std::span<const AnnotationPair> annotations,
                                 const LanguageModule& language);

/// Returns findings of kAnnotationLost: under NotesPolicy::kKeep notes that are missing or have
/// another text or target, under kDrop notes whose target had none in the old document.
std::vector<Finding> check_notes(const Checked& before, const Document& after,
                                 std::span<const AnnotationPair> annotations,
                                 const LanguageModule& language);

/// Returns findings of kOriginalBesideText: normalizations of replaced annotations, which reveal
/// the original. No policy keeps them.
std::vector<Finding> check_normalizations(const Checked& before, const Document& after,
                                          std::span<const AnnotationPair> annotations);

/// Returns findings of kAnnotationLost for links that the old document does not have. Used only by
/// the audit, because a run only passes links on.
std::vector<Finding> check_added_links(const Checked& before, const Document& after,
                                       std::span<const AnnotationPair> annotations,
                                       const LanguageModule& language);

}  // namespace pseudo
