// Recognizes placeholders that programs and people write instead of a name.
#pragma once

#include <string_view>

#include "pseudo/category.h"

namespace pseudo {

/// True if the new text is enclosed in brackets and the old text is not: "<FAMILY>", "[NAME]".
bool is_in_brackets(std::string_view old_text, std::string_view new_text);

/// True for "XXX", for "H." or "X" instead of a longer name, for "Family", "NAME". `label`: the
/// label of the annotation. Acronyms of organisations may be any of these, except repeated letters
/// instead of a longer name.
bool stands_for_no_name(Category category, std::string_view label, std::string_view old_text,
                        std::string_view new_text);

}  // namespace pseudo
