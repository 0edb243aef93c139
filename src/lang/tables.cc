#include "lang/tables.h"

#include <algorithm>
#include <cstdint>
#include <string>

#include "model/category_tree.h"
#include "text/fold.h"

namespace pseudo::lang {

std::string_view table_name(Category leaf) {
  switch (leaf) {
    case Category::kFemale:
      return "given_female";
    case Category::kMale:
      return "given_male";
    case Category::kFamily:
      return "family";
    case Category::kCity:
      return "places";
    case Category::kStreet:
      return "streets";
    case Category::kOrg:
      return "orgs";
    default:
      return {};
  }
}

const LexiconTable* table_for(const Lexicons& lexicons, Category leaf) {
  const std::string_view name = table_name(leaf);
  return name.empty() ? nullptr : lexicons.table(name);
}

bool is_everyday_word(const Lexicons& lexicons, Category category, std::string_view name) {
  constexpr Category kLeaves[] = {Category::kFemale, Category::kMale,   Category::kFamily,
                                  Category::kCity,   Category::kStreet, Category::kOrg};
  const std::string key = text::fold_key(name);
  return std::ranges::any_of(kLeaves, [&](Category leaf) {
    const LexiconTable* const table =
        is_within(leaf, category) ? table_for(lexicons, leaf) : nullptr;
    if (table == nullptr || !table->column("everyday")) return false;
    return std::ranges::any_of(
        table->find(key), [&](std::uint32_t row) { return !table->cell(row, "everyday").empty(); });
  });
}

}  // namespace pseudo::lang
