// The check for callers that have planned the mentions of the first document already.
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "engine/original_index.h"
#include "engine/plan.h"
#include "pseudo/check.h"

namespace pseudo {

/// What the check needs to know about the first document. Views that must outlive the call.
struct Checked {
  const Document& document;
  std::span<const std::optional<Category>>
      categories;  ///< For each annotation; nothing if it is kept.
  const Plan& plan;
  const OriginalIndex& originals;
};

std::vector<Finding> check_against(const Checked& before, const Document& after,
                                   const LanguageModule& language);

}  // namespace pseudo
