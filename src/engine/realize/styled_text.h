// The texts of targets that get a mark instead of a surrogate: writing them and checking them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/plan/plan.h"
#include "pseudo/category.h"
#include "pseudo/document.h"
#include "pseudo/span.h"
#include "pseudo/style.h"

namespace pseudo {

/// The row of StyleOptions::descriptions that describes an entity.
enum class ListedBy : std::uint8_t { kNone, kRowOfDocument, kRowOfAny };

struct ListedRow {
  ListedBy by = ListedBy::kNone;
  std::string annotation;  ///< The id of the annotation in the row.
};

/// The text of one target, and the descriptions that it uses.
struct StyledText {
  std::string text;
  /// The keyed code of a numbered tag, in bytes of `text`; empty in narrow scopes.
  ByteSpan code;
  /// The rows that describe its entity, if this is their first use.
  std::vector<ListedRow> listed;
  /// The id of an annotation whose description contains an original; usually empty.
  std::string badly_described;
};

/// Indexed by target; texts of surrogates are empty. An empty vector: all targets get surrogates.
using StyledTexts = std::vector<StyledText>;

/// The id of the first annotation whose description contains an original; nothing if there is none.
std::optional<std::string> find_bad_description(const StyledTexts& texts);

/// The characters of the keyed code of a numbered tag: digits and consonants, which spell no word.
inline constexpr std::string_view kCodeCharacters = "0123456789bcdfghjkmnpqrstvwxyz";

/// Replaces each letter, digit and symbol by the mask; in a PASS, UFID or USER every character
/// except white space.
std::string masked(std::string_view text, Category category, const StyleOptions& options);

/// Returns the new texts of the stretches of a target. A mask imitates each stretch; other marks
/// are repeated for each stretch.
std::vector<std::string> styled_stretches(const StyledTexts& texts, std::size_t target,
                                          const Document& document, const Plan& plan,
                                          const StyleOptions& options);

/// True if `now`, the new text of a stretch that was `old`, can be the result of the style under
/// some key.
bool is_styled_text(const StyledTexts& texts, std::size_t target, std::string_view old,
                    std::string_view now, const Plan& plan, const StyleOptions& options);

}  // namespace pseudo
