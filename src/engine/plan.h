// Which stretches of a text are replaced, and which annotation decides what by.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/span.h"

namespace pseudo {

/// A stretch of text that is replaced.
struct Slot {
  ByteSpan span;
  /// The annotations that begin and end where it does: others than the deciding one where a union
  /// of partly overlapping annotations is replaced. 32 bits: there is one slot a name.
  std::uint32_t begins_with = 0;
  std::uint32_t ends_with = 0;
  std::uint32_t target = 0;  ///< In MentionPlan::targets.
};

/// One mention to be replaced: an annotation and the stretches of text that its surrogate fills.
/// Several slots belong to a discontinuous annotation whose fragments are divided by more than a
/// line break.
struct Target {
  std::uint32_t annotation = 0;
  std::uint32_t first_slot = 0;  ///< In MentionPlan::slots.
  std::uint32_t slot_count = 0;
};

/// All mentions of a document. `mentions[i]` is what the language sees of `targets[i]`; both are
/// in the order of the text. All slots are disjoint, sorted within a target, and neither begin nor
/// end with white space.
struct MentionPlan {
  std::vector<Target> targets;
  std::vector<Mention> mentions;
  std::vector<Slot> slots;
  /// (annotation, target): two labels on one span; the entity is known under both.
  std::vector<std::pair<std::size_t, std::size_t>> twins;

  [[nodiscard]] std::span<const Slot> slots_of(const Target& target) const {
    return std::span(slots).subspan(target.first_slot, target.slot_count);
  }
  /// True if a slot of the target reaches beyond the deciding annotation.
  [[nodiscard]] bool is_union(const Target& target) const;
};

/// Blanks and punctuation alone, annotated by mistake, stay; not so the marks of PASS, UFID, USER.
bool must_change(Category category, std::string_view text);

/// Fragments of an annotation, sorted, those divided by nothing or only by a line break joined to
/// one stretch.
std::vector<ByteSpan> stretches(std::string_view text, const Annotation& annotation);

/// `categories`: one for each annotation of the document, nothing for kept labels.
///
/// Overlapping annotations are replaced together; the longest decides, of two on one span the
/// deeper node, of two leaves the first in the file (spec, section 3, guarantee 3).
/// Cost: n log n in the fragments.
MentionPlan plan_mentions(const Document& document,
                          std::span<const std::optional<Category>> categories);

}  // namespace pseudo
