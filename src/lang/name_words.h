// The words of a name that may stand alone, without knowledge of a language.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "pseudo/language.h"

namespace pseudo::lang {

/// The whole name, and each of several words of a person's name.
std::vector<SearchForm> words_as_forms(Category category, std::string_view name);

/// True if a small letter stands at this byte.
bool starts_small(std::string_view text, std::size_t byte);

}  // namespace pseudo::lang
