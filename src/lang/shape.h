// What the characters of a mention show without any language: addresses, numbers, kinds of places.
#pragma once

#include <string_view>

#include "pseudo/category.h"

namespace pseudo::lang {

/// Leaves that the engine replaces without the module: addresses, numbers, dates, passwords.
bool is_address_or_number(Category leaf);

/// The most likely leaf of a mention whose label is an inner node, by its characters alone. A leaf
/// is returned as it is. PERSON becomes FAMILY and GIVEN becomes FEMALE: modules know better.
Category leaf_by_shape(Category node, std::string_view surface);

}  // namespace pseudo::lang
