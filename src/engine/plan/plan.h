// Stage plan: which stretches of a text are replaced, and which annotation decides by what.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/result.h"
#include "pseudo/span.h"
#include "pseudo/style.h"

namespace pseudo {

class KnownStrings;

/// A piece of the text that is replaced by one edit.
struct Stretch {
  ByteSpan span;
  /// The annotations that begin and end where it does. They differ from the target's annotation
  /// where a union of partly overlapping annotations is replaced.
  std::uint32_t begins_with = 0;
  std::uint32_t ends_with = 0;
  std::uint32_t target = 0;  ///< In Plan::targets.
};

/// One mention to be replaced: an annotation and the stretches of text that its surrogate fills.
/// A discontinuous annotation has several, if more than a line break lies between its fragments.
struct Target {
  std::uint32_t annotation = 0;
  std::uint32_t first_stretch = 0;  ///< In Plan::stretches.
  std::uint32_t stretch_count = 0;
  Style style = Style::kSurrogate;  ///< Set by settle_styles(); kYear only where there is a year.
};

/// What an annotation says where its text hides it: "Huber" of "Hu-⏎ber".
struct Reading {
  std::size_t annotation = 0;
  std::string surface;
  std::size_t pieces = 1;  ///< Joined fragments of the annotation that it was made from.
};

/// All mentions of a document. `mentions[i]` is what the language sees of `targets[i]`; both are
/// in the order of the text. All stretches are disjoint, sorted within a target, and neither begin
/// nor end with white space, but for a blank that is removed with them.
struct Plan {
  std::vector<std::optional<Category>> categories;  ///< For each annotation; nothing if it is kept.
  std::vector<Target> targets;
  std::vector<Mention> mentions;
  std::vector<Stretch> stretches;
  /// (annotation, target): two labels on one span; the entity is known under both.
  std::vector<std::pair<std::size_t, std::size_t>> twins;
  /// What Options::allow leaves as it is: how many annotations, and where, sorted and disjoint.
  std::size_t allowed_count = 0;
  std::vector<ByteSpan> allowed;
  /// Targets whose surface is a Reading instead of their text, sorted.
  std::vector<std::size_t> read_otherwise;
  /// Where the sentences begin, in bytes; empty unless a scope is a sentence.
  std::vector<std::size_t> sentences;
  /// By target, for those of kYear.
  std::map<std::size_t, YearRange> years;
  /// By annotation: nothing of its text is left. Empty: no text is removed.
  std::vector<bool> gone;

  [[nodiscard]] std::span<const Stretch> stretches_of(const Target& target) const {
    return std::span(stretches).subspan(target.first_stretch, target.stretch_count);
  }
  [[nodiscard]] bool is_gone(std::size_t annotation) const {
    return !gone.empty() && gone[annotation];
  }
  /// True if a stretch of the target reaches beyond its annotation.
  [[nodiscard]] bool is_union(const Target& target) const;
};

/// False for blanks and punctuation alone, which were annotated by mistake and stay; but true for
/// symbols (🐻), and for the marks of PASS, UFID and USER.
bool must_change(Category category, std::string_view text);

/// True for initials of a name and nothing else ("G.", "G. M."): a letter map decides whether they
/// stay.
bool is_initial(Category category, std::string_view text);

/// Fragments of an annotation, sorted; those with nothing or only a line break between them are
/// joined, and those of one word that a hyphen divides at the end of a line, in quotations too.
std::vector<ByteSpan> joined_fragments(std::string_view text, const Annotation& annotation);

/// The text of a span with a blank for each byte of a line break, as in Mention::surface.
std::string without_line_breaks(std::string_view text);

/// Labels become categories (label_categories.h), overlapping annotations one target.
/// Allowed strings are no targets.
/// Errors: kUnknownLabel.
Result<Plan> make_plan(const Document& document, const LabelMap& labels,
                       std::span<const Reading> readings = {}, const KnownStrings* known = nullptr);

/// The same for known categories, one for each annotation, nothing for kept labels.
///
/// Overlapping annotations are replaced together. The longest decides, of two on one span the
/// deeper node, of two leaves the first in the file.
/// Cost: n log n in the fragments.
Plan plan_targets(const Document& document, std::vector<std::optional<Category>> categories);

}  // namespace pseudo
