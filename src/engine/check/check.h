// Stage check, for callers that have planned the mentions of the first document already.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "engine/common/setup.h"
#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/realize/styled_text.h"
#include "engine/resolve/kept_words.h"
#include "pseudo/check.h"

namespace pseudo {

/// Finding::offset_before of an original that stands in the new text alone.
inline constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

/// What the check needs to know about the first document. Views that must outlive the call.
struct Checked {
  const Document& document;
  std::span<const std::optional<Category>>
      categories;  ///< For each annotation; nothing if it is kept.
  const Plan& plan;
  const SweptForms& forms;
  /// The words of a mention (by its number in the plan) that may stand in its new text. Asked only
  /// where a word recurs.
  std::function<KeptWords(std::size_t)> kept_words;
  const StyledTexts& styled;  ///< What stands at mentions that get no surrogate.
  const StyleOptions& styles;
  std::span<const ByteSpan> doubtful = {};  ///< Denied strings that may be everyday words; sorted.
  NotesPolicy notes = NotesPolicy::kDrop;
};

/// check_document with the options and tables of a run.
std::vector<Finding> check_document(const Document& before, const Document& after,
                                    const EngineSetup& setup);

std::vector<Finding> check_against(const Checked& before, const Document& after,
                                   const LanguageModule& language);

}  // namespace pseudo
