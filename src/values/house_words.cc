#include "values/house_words.h"

#include <cstddef>
#include <cstdint>

#include "text/casing.h"

namespace pseudo::values {

HouseWords::HouseWords(const LexiconTable* table) {
  for (std::uint32_t row = 0; table != nullptr && row < table->rows(); ++row) {
    const Role role = table->cell(row, "role") == "range" ? Role::kRange : Role::kStays;
    roles_.emplace(text::to_lower(table->cell(row, std::size_t{0})), role);
  }
}

HouseWords::Role HouseWords::role(std::string_view word) const {
  const auto found = roles_.find(word);
  return found == roles_.end() ? Role::kNone : found->second;
}

}  // namespace pseudo::values
