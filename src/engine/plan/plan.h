// Stage plan: decides which stretches of the text are replaced, and by which annotation.
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

/// A part of the text that is replaced by a single edit.
struct Stretch {
  ByteSpan span;
  /// The annotations that determine its beginning and end. They differ from the annotation of the
  /// target if it is the union of partly overlapping annotations.
  std::uint32_t begins_with = 0;
  std::uint32_t ends_with = 0;
  std::uint32_t target = 0;  ///< Index in Plan::targets.
};

/// A mention to be replaced: an annotation and the stretches that its surrogate fills. A
/// discontinuous annotation has several stretches if more than a line break separates its
/// fragments.
struct Target {
  std::uint32_t annotation = 0;
  std::uint32_t first_stretch = 0;  ///< Index in Plan::stretches.
  std::uint32_t stretch_count = 0;
  Style style = Style::kSurrogate;  ///< Set by settle_styles(). kYear only if a year is known.
};

/// The meaning of an annotation whose text obscures it: "Huber" for "Hu-⏎ber".
struct Reading {
  std::size_t annotation = 0;
  std::string surface;
  std::size_t pieces = 1;  ///< Number of joined fragments that the reading was made from.
};

/// All mentions of a document. `mentions[i]` is the language module's view of `targets[i]`; both
/// are in text order. All stretches are disjoint and sorted within a target. They do not begin or
/// end with white space, except for a blank that is removed together with them.
struct Plan {
  std::vector<std::optional<Category>> categories;  ///< By annotation; nothing if it is kept.
  std::vector<Target> targets;
  std::vector<Mention> mentions;
  std::vector<Stretch> stretches;
  /// (annotation, target): a second annotation of the span of a target. The entity is known under
  /// the categories of both.
  std::vector<std::pair<std::size_t, std::size_t>> twins;
  /// Annotations kept because of Options::allow: their number, and their spans, sorted and
  /// disjoint.
  std::size_t allowed_count = 0;
  std::vector<ByteSpan> allowed;
  /// Indices of targets whose surface is a Reading instead of their text, sorted.
  std::vector<std::size_t> read_otherwise;
  /// Start of each sentence, in bytes; empty unless some scope is the sentence.
  std::vector<std::size_t> sentences;
  /// Key: index of a target with style kYear.
  std::map<std::size_t, YearRange> years;
  /// By annotation: true if none of its text is left. Empty if no text is removed.
  std::vector<bool> gone;

  [[nodiscard]] std::span<const Stretch> stretches_of(const Target& target) const {
    return std::span(stretches).subspan(target.first_stretch, target.stretch_count);
  }
  [[nodiscard]] bool is_gone(std::size_t annotation) const {
    return !gone.empty() && gone[annotation];
  }
  /// True if a stretch of the target extends beyond its annotation.
  [[nodiscard]] bool is_union(const Target& target) const;
};

/// False for text that consists of blanks and punctuation, which was annotated by mistake and is
/// kept. True for symbols (🐻), and for punctuation of PASS, UFID and USER.
bool must_change(Category category, std::string_view text);

/// True if the text consists of initials of a name ("G.", "G. M."). A letter map may leave these
/// unchanged.
bool is_initial(Category category, std::string_view text);

/// The fragments of an annotation, sorted. Joins fragments that are separated by nothing or a line
/// break, and those of a word that is hyphenated at a line end, including lines quoted in a reply.
std::vector<ByteSpan> joined_fragments(std::string_view text, const Annotation& annotation);

/// The text of a span with each byte of a line break replaced by a blank, as in Mention::surface.
std::string without_line_breaks(std::string_view text);

/// Maps labels to categories (label_categories.h) and overlapping annotations to one target.
/// Allowed strings do not become targets. Errors: kUnknownLabel.
Result<Plan> make_plan(const Document& document, const LabelMap& labels,
                       std::span<const Reading> readings = {}, const KnownStrings* known = nullptr);

/// The same for given categories, one per annotation; nothing for kept labels.
///
/// Overlapping annotations are replaced together. The longest determines how; among annotations of
/// the same span the one whose category is deeper in the hierarchy, among two leaves the first in
/// the file. Cost: O(n log n) in the number of fragments.
Plan plan_targets(const Document& document, std::vector<std::optional<Category>> categories);

}  // namespace pseudo
