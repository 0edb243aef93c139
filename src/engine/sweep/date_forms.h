// Search forms of dates.
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

#include "engine/forms/swept_forms.h"
#include "engine/plan/plan.h"
#include "engine/resolve/resolve.h"

namespace pseudo {

/// True if the date is searched for elsewhere: not a day or a year alone, but "20180403".
bool names_a_date(std::string_view surface);

/// Adds the dates of `mentions` (sorted) in every format that the language writes.
void add_date_forms(const ReadDates& read, std::span<const std::size_t> mentions, const Plan& plan,
                    SweptForms& forms);

}  // namespace pseudo
