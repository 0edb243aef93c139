// The names of a document with their surrogates, and matches of names in addresses.
#pragma once

#include <cstddef>
#include <string_view>

#include "pseudo/category.h"
#include "values/name_spelling.h"

namespace pseudo::values {

/// A name and its surrogate, both in natural case and spelling.
struct NameReplacement {
  Category category = Category::kFamily;
  std::string_view original;
  std::string_view surrogate;
};

/// The given and family name of one person, as indexes of replacements.
struct FullName {
  std::size_t given = 0;
  std::size_t family = 0;
};

/// A name in a run of letters, or its first letters.
struct NameMatch {
  std::size_t replacement = 0;
  /// For abbreviations their number of letters ("ir" of Irene: 2); 0: the whole name.
  std::size_t letters = 0;
  std::size_t word = 0;  ///< From 1: the word of the name that matched; 0: the whole name.
  AddressSpelling spelling = AddressSpelling::kWrittenOut;
  std::size_t bytes = 0;  ///< Size of the folded run.
};

}  // namespace pseudo::values
