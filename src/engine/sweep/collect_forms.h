// Collects the search forms of a document's originals, from parts and from whole mentions.
#pragma once

#include <cstddef>

#include "engine/common/setup.h"
#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/resolve/resolve.h"
#include "pseudo/category.h"
#include "pseudo/document.h"

namespace pseudo {

/// A part of a mention, or a whole mention.
struct FormPlace {
  std::size_t mention = 0;
  std::size_t part = kWholeMention;
};

/// Registers the place and returns its number as an owner of forms.
FormIndex::Owner add_owner(SweptForms& forms, const Plan& plan, FormPlace place, Category category);

/// Collects names in all forms that the language gives, numbers and telephone numbers in any
/// format, dates in any form, and names and distinctive words that occur only in addresses or user
/// names. Excludes house numbers, bare days and years, initials without a name beside them,
/// literals of the language, and words that only state the kind of an organization. The language
/// and the setup must outlive the result.
SweptForms collect_forms(const Document& document, const Plan& plan, const Resolved& resolved,
                         const EngineSetup& setup);

}  // namespace pseudo
