// What can be told of a mention without knowing its language: addresses, numbers, the parts of a
// person's name by their order.
#pragma once

#include <string_view>

#include "pseudo/category.h"

namespace pseudo::lang {

/// Leaves that the engine replaces without the module: addresses, numbers, dates, passwords.
bool is_address_or_number(Category leaf);

/// The leaf that a mention under an inner node most likely is, by its characters alone. A leaf
/// stays what it is. PERSON is FAMILY, GIVEN is FEMALE: modules know better.
Category leaf_by_shape(Category node, std::string_view surface);

}  // namespace pseudo::lang
