// The search forms of numbers and telephone numbers.
#pragma once

#include <string>
#include <string_view>

#include "engine/forms/form_index.h"
#include "pseudo/category.h"
#include "values/locale.h"

namespace pseudo {

/// Adds the number of a part: in any format, also without its country mark, and those of its
/// components that may occur alone (account, extension, end of a card number).
void add_number_forms(FormIndex& index, FormIndex::Owner owner, Category category,
                      std::string_view surface, const values::Locale& locale);

/// Returns "-415" for "0316 8472-415", or "" if no extension of three digits or more follows a
/// hyphen.
std::string bare_extension(std::string_view surface, const values::Locale& locale);

}  // namespace pseudo
