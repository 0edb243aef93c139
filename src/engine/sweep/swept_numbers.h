// The forms of numbers and telephone numbers that the sweep looks for.
#pragma once

#include <string_view>

#include "engine/forms/form_index.h"
#include "pseudo/category.h"
#include "values/locale.h"

namespace pseudo {

/// Enters the number of a part: in any format, without its country mark, and the parts of it that
/// a text may show alone (account, extension, end of a card number).
void add_number_forms(FormIndex& index, FormIndex::Owner owner, Category category,
                      std::string_view surface, const values::Locale& locale);

}  // namespace pseudo
