// Addresses that are spelt out so that machines do not read them: "max (at) firma (dot) de".
#pragma once

#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/span.h"

namespace pseudo::values {

/// "(at)", "[dot]" or, in an EMAIL, a lone "at" or "dot".
struct SpelledCharacter {
  ByteSpan span;  ///< With the blanks around.
  bool at = false;
};

/// The signs of an EMAIL, URL or ADD, in order. None where one of them is written as a sign ("@"),
/// or where only "(at)" stands within a word, which needs no more than its word.
std::vector<SpelledCharacter> find_spelled_characters(Category category, std::string_view surface);

}  // namespace pseudo::values
