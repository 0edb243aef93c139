// What becomes of links and remarks under the policy on notes: their free text may name people.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sweep/sweep.h"
#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// Views that must outlive the call.
struct NotesContext {
  std::span<const Annotation> annotations;
  std::span<const std::optional<Category>>
      categories;  ///< For each annotation; nothing if it is kept.
  const SweptForms& forms;
  const LanguageModule& language;
  std::span<const std::string> replacements;  ///< New text of each owner of a form, for scrub.
                                              ///< Empty: there is none.
  NotesPolicy notes = NotesPolicy::kDrop;
  std::span<const std::string_view> gone = {};  ///< Ids of annotations that were removed.
};

struct KeptNotes {
  std::vector<Link> links;
  std::vector<Remark> remarks;
  Counts counts;  ///< Notes, normalizations, fields and links that were dropped or removed.
  /// Links, columns and fields that held an original, and not only perhaps.
  std::size_t with_originals = 0;
};

/// Notes are dropped, scrubbed of originals or kept. Columns that contain an original are treated
/// likewise, and attributes and normalizations whose value or column does; links whose id, type,
/// roles or entry does are dropped unless notes are kept, fields always. Normalizations of pi are
/// always dropped. Whatever refers to a dropped element is dropped too: an output in which an
/// element refers to nothing would be no valid input. Where an annotation is gone, an event only
/// loses an argument, and an equivalence a member as long as it has two others. Cost: linear.
KeptNotes apply_notes_policy(std::vector<Link> links, std::vector<Remark> remarks,
                             const NotesContext& context);

}  // namespace pseudo
