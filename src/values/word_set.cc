#include "values/word_set.h"

#include <cstddef>
#include <cstdint>

#include "text/casing.h"

namespace pseudo::values {

WordSet read_words(const LexiconTable* table) {
  WordSet words;
  for (std::uint32_t row = 0; table != nullptr && row < table->rows(); ++row) {
    words.insert(text::to_lower(table->cell(row, std::size_t{0})));
  }
  return words;
}

WordSet read_words(const LexiconTable* table, std::string_view kind) {
  WordSet words;
  for (std::uint32_t row = 0; table != nullptr && row < table->rows(); ++row) {
    if (table->cell(row, "kind") != kind) continue;
    words.insert(text::to_lower(table->cell(row, std::size_t{0})));
  }
  return words;
}

}  // namespace pseudo::values
