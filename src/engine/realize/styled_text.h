// The text of a target that gets no surrogate, at its stretches and under the check.
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

/// Which row of StyleOptions::descriptions describes it.
enum class ListedBy : std::uint8_t { kNone, kRowOfDocument, kRowOfAny };

struct ListedRow {
  ListedBy by = ListedBy::kNone;
  std::string annotation;  ///< The id in the row.
};

struct StyledText {
  std::string text;
  ByteSpan code;  ///< In the text: the keyed code of a numbered tag; empty in narrow scopes.
  std::vector<ListedRow> listed;  ///< What describes its entity, where that is used first.
  std::string badly_described;    ///< The id of one whose description shows an original.
};

/// By target; those of surrogates are empty. Empty: all get surrogates.
using StyledTexts = std::vector<StyledText>;

/// The id of the first annotation whose description shows an original; nothing: there is none.
std::optional<std::string> find_bad_description(const StyledTexts& texts);

/// What the keyed code of a numbered tag is made of: digits and consonants, which never spell a
/// word.
inline constexpr std::string_view kCodeCharacters = "0123456789bcdfghjkmnpqrstvwxyz";

/// Each letter, digit and symbol as the mask; all but blanks in a PASS, UFID or USER.
std::string masked(std::string_view text, Category category, const StyleOptions& options);

/// The new texts of the stretches of a target: a mask follows each of them, other marks are
/// repeated.
std::vector<std::string> styled_stretches(const StyledTexts& texts, std::size_t target,
                                          const Document& document, const Plan& plan,
                                          const StyleOptions& options);

/// True if `now`, at a stretch of the target that was `old`, is what the style makes of it under
/// any key.
bool is_styled_text(const StyledTexts& texts, std::size_t target, std::string_view old,
                    std::string_view now, const Plan& plan, const StyleOptions& options);

}  // namespace pseudo
