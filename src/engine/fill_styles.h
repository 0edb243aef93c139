// Marks in place of surrogates: tags, masks, years, those of the British National Corpus.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/plan.h"
#include "engine/resolve.h"
#include "engine/scopes.h"
#include "engine/setup.h"
#include "engine/swept_forms.h"
#include "pseudo/document.h"
#include "pseudo/result.h"
#include "pseudo/span.h"

namespace pseudo {

/// The text of a target that gets no surrogate.
struct StyledText {
  std::string text;
  ByteSpan code;  ///< In the text: the keyed code of a numbered tag; empty in narrow scopes.
};

/// By target; those of surrogates are empty. Empty: all get surrogates.
using StyledTexts = std::vector<StyledText>;

/// Draws nothing but the codes of wide scopes.
/// Errors: kLeak (a description that shows an original).
Result<StyledTexts> write_styles(const Document& document, const Plan& plan,
                                 const Resolved& resolved, const SweptForms& forms,
                                 const EngineSetup& setup, Scopes& scopes);

/// The new texts of the stretches of a target: a mask follows each of them, other marks are
/// repeated.
std::vector<std::string> styled_stretches(const StyledTexts& texts, std::size_t target,
                                          const Document& document, const Plan& plan,
                                          const StyleOptions& options);

/// True if `now`, at a stretch of the target, is what the style makes of it under any key.
bool is_styled_text(const StyledTexts& texts, std::size_t target, std::string_view old,
                    std::string_view now, const Plan& plan, const StyleOptions& options);

/// Each letter, digit and symbol as the mask; all but blanks in a PASS, UFID or USER.
std::string masked(std::string_view text, Category category, const StyleOptions& options);

}  // namespace pseudo
