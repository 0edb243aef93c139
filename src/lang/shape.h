// Classifies a mention by its characters alone, without knowledge of a language.
#pragma once

#include <string_view>

#include "pseudo/category.h"

namespace pseudo::lang {

/// True for leaves that the engine replaces without the language module: addresses, numbers, dates
/// and passwords.
bool is_address_or_number(Category leaf);

/// Returns the most likely leaf below `node`, or `node` itself if it is a leaf. PERSON becomes
/// FAMILY, and GIVEN becomes FEMALE, which is only a guess: language modules decide better.
Category leaf_by_shape(Category node, std::string_view surface);

}  // namespace pseudo::lang
