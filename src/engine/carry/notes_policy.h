// Applies the policy on notes to links and remarks, because their free text may name people.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/realize/note_texts.h"
#include "engine/sweep/sweep.h"
#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// The inputs of apply_notes_policy. All views must outlive the call.
struct NotesContext {
  std::span<const Annotation> annotations;
  /// Indexed by annotation; nothing if it is kept.
  std::span<const std::optional<Category>> categories;
  const SweptForms& forms;
  const LanguageModule& language;
  const NoteTexts& replacements;  ///< For the policy "scrub".
  NotesPolicy notes = NotesPolicy::kDrop;
  std::span<const std::string_view> gone = {};  ///< The ids of removed annotations.
};

/// The links and remarks that remain.
struct KeptNotes {
  std::vector<Link> links;
  std::vector<Remark> remarks;
  Counts counts;  ///< Numbers of dropped or removed notes, normalizations, fields and links.
  /// The number of links, columns and fields that contained an original beyond doubt.
  std::size_t with_originals = 0;
};

/// Drops notes, replaces originals in them, or keeps them, according to the policy.
///
/// The same applies to columns, attributes and normalizations whose value or column contains an
/// original. Links whose id, type, roles or entry contains an original are dropped unless notes are
/// kept; such fields always are. Normalizations of private annotations are always dropped.
///
/// Everything that refers to a dropped element is dropped too, because a dangling reference would
/// make the output invalid. If an annotation is removed, however, an event only loses the argument,
/// and an equivalence only the member if two others remain. Cost: linear.
KeptNotes apply_notes_policy(std::vector<Link> links, std::vector<Remark> remarks,
                             const NotesContext& context);

}  // namespace pseudo
