// What no name is, although it stands where one stood: marks of programs and of people who leave a
// name out.
#pragma once

#include <string_view>

#include "pseudo/category.h"

namespace pseudo {

/// "<FAMILY>", "[NAME]": signs around it, which the original has not.
bool is_in_brackets(std::string_view old_text, std::string_view new_text);

/// "XXX", "H." or "X" for a longer name, "Family", "NAME". `label`: the annotation's. Acronyms of
/// organisations may be any of them, but for letters that are repeated in place of a longer name.
bool stands_for_no_name(Category category, std::string_view label, std::string_view old_text,
                        std::string_view new_text);

}  // namespace pseudo
