// Search forms of a name that need no knowledge of a language.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "pseudo/language.h"

namespace pseudo::lang {

/// Returns the whole name and, for a person's name of several words, each of its words.
std::vector<SearchForm> words_as_forms(Category category, std::string_view name);

/// True if the character at this byte is a lower case letter.
bool starts_small(std::string_view text, std::size_t byte);

}  // namespace pseudo::lang
