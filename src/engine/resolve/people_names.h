// The names of the persons that a document mentions.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "engine/plan/plan.h"
#include "pseudo/language.h"

namespace pseudo {

// Parts that are names of one word of the document's people, by the key of its unit. Views the
// analyses.
using PeopleNames = std::unordered_map<std::string, const Part*>;

PeopleNames people_names(const Plan& plan, const std::vector<Analysis>& analyses);

/// A literal that may be a name as well, and is somebody's in this document, becomes that name:
/// "Kollege Huber" and "Hof Graz", where a Frau Kollege and a Herr Hof are mentioned.
void name_people(std::vector<Analysis>& analyses, const Plan& plan);

}  // namespace pseudo
