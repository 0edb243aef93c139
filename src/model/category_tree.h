// The hierarchy of categories.
#pragma once

#include "pseudo/category.h"

namespace pseudo {

/// True for the node itself and its descendants.
bool is_within(Category category, Category node);
/// True for given names of a known sex.
bool is_female_or_male(Category category);
/// True for FAMILY, FEMALE and MALE.
bool is_personal_name(Category category);
/// True for ACTOR, PERSON and the names of people.
bool is_of_people(Category category);
/// True for ACTOR and PERSON, which may be several names.
bool is_whole_person(Category category);

}  // namespace pseudo
