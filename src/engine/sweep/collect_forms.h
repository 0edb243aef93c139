// Collects the forms of a document's originals: of parts and of whole mentions.
#pragma once

#include <cstddef>
#include <span>

#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/resolve/address_names.h"
#include "engine/resolve/read_dates.h"
#include "pseudo/category.h"
#include "pseudo/language.h"
#include "values/locale.h"

namespace pseudo {

/// A part of a mention, or the whole of it.
struct FormPlace {
  std::size_t mention = 0;
  std::size_t part = kWholeMention;
};

/// Numbers the place as an owner of forms.
FormIndex::Owner add_owner(SweptForms& forms, const Plan& plan, FormPlace place, Category category);

/// Names in all forms that the language gives, numbers and telephone numbers in any format, dates
/// in any form, names and telling words that only addresses show. Not swept: house numbers, bare
/// days and years, initials without a name beside, literals of the language, words that only say
/// the kind of an organisation. Views the language.
SweptForms collect_forms(const Plan& plan, const ReadDates& dates,
                         std::span<const Analysis> analyses,
                         std::span<const ShownAddress> addresses,
                         std::span<const AddressNameEntity> address_names,
                         const LanguageModule& language, const values::Locale& locale);

}  // namespace pseudo
