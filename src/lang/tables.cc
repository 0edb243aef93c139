#include "lang/tables.h"

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

}  // namespace pseudo::lang
