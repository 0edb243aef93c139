// Collects the forms of a document's originals: of parts and of whole mentions.
#pragma once

#include <cstddef>

#include "engine/common/setup.h"
#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/resolve/resolve.h"
#include "pseudo/category.h"
#include "pseudo/document.h"

namespace pseudo {

/// A part of a mention, or the whole of it.
struct FormPlace {
  std::size_t mention = 0;
  std::size_t part = kWholeMention;
};

/// Numbers the place as an owner of forms.
FormIndex::Owner add_owner(SweptForms& forms, const Plan& plan, FormPlace place, Category category);

/// Names in all forms that the language gives, numbers and telephone numbers in any format, dates
/// in any form, names and distinctive words that only addresses or user names show. Not swept:
/// house numbers, bare days and years, initials without a name beside, literals of the language,
/// words that only say the kind of an organisation. Views the language and the setup.
SweptForms collect_forms(const Document& document, const Plan& plan, const Resolved& resolved,
                         const EngineSetup& setup);

}  // namespace pseudo
