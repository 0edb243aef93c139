#include "model/category_tree.h"

#include <optional>

namespace pseudo {

bool is_within(Category category, Category node) {
  for (std::optional<Category> up = category; up; up = parent(*up)) {
    if (*up == node) return true;
  }
  return false;
}

bool is_female_or_male(Category category) {
  return category == Category::kFemale || category == Category::kMale;
}

bool is_personal_name(Category category) {
  return category == Category::kFamily || is_female_or_male(category);
}

bool is_of_people(Category category) {
  return category == Category::kActor || is_within(category, Category::kPerson);
}

bool is_whole_person(Category category) {
  return category == Category::kActor || category == Category::kPerson;
}

}  // namespace pseudo
