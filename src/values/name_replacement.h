// The names of a document with their replacements, and where addresses contain them.
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

/// Given and family name of one person: indices of replacements.
struct FullName {
  std::size_t given = 0;
  std::size_t family = 0;
};

/// A name, or the first letters of one, in a run of letters.
struct NameMatch {
  std::size_t replacement = 0;
  std::size_t letters = 0;  ///< Letters of an abbreviated name ("ir" of Irene: 2); 0: whole.
  std::size_t word = 0;     ///< 1-based number of a word of the name; 0: the whole name.
  AddressSpelling spelling = AddressSpelling::kWrittenOut;
  std::size_t bytes = 0;  ///< Size of the folded run.
};

}  // namespace pseudo::values
