// The hierarchy of categories.
#pragma once

#include "pseudo/category.h"

namespace pseudo {

/// True for the node itself and all below it.
bool is_within(Category category, Category node);

}  // namespace pseudo
