// Stage check: compares a document with its original, which has already been planned.
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

/// Finding::offset_before of an original that occurs only in the new text.
inline constexpr std::size_t kNowhere = static_cast<std::size_t>(-1);

/// What the check needs to know about the original document. All views must outlive the call.
struct Checked {
  const Document& document;
  /// Indexed by annotation; nothing if it is kept.
  std::span<const std::optional<Category>> categories;
  const Plan& plan;
  const SweptForms& forms;
  /// Returns the words of a mention (by its index in the plan) that its new text may contain.
  /// Called only if a word recurs.
  std::function<KeptWords(std::size_t)> kept_words;
  const StyledTexts& styled;  ///< The texts of mentions that get no surrogate.
  const StyleOptions& styles;
  /// Denied strings that may be everyday words; sorted.
  std::span<const ByteSpan> doubtful = {};
  NotesPolicy notes = NotesPolicy::kDrop;
};

/// Like check_document in pseudo/check.h, with the options and tables of a run.
std::vector<Finding> check_document(const Document& before, const Document& after,
                                    const EngineSetup& setup);

/// Checks the annotations, unchanged text, originals and links of `after`. Offsets of findings are
/// in code points.
std::vector<Finding> check_against(const Checked& before, const Document& after,
                                   const LanguageModule& language);

}  // namespace pseudo
