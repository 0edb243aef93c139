// The names of the persons mentioned in a document.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "engine/plan/plan.h"
#include "pseudo/language.h"

namespace pseudo {

// Names of the document's people that consist of one word, by the key of its unit. The analyses
// must outlive the map.
using PeopleNames = std::unordered_map<std::string, const Part*>;

PeopleNames people_names(const Plan& plan, const std::vector<Analysis>& analyses);

/// Turns literals into names if they are the name of a person in this document: "Kollege Huber" and
/// "Hof Graz", if the document mentions a Frau Kollege and a Herr Hof.
void name_people(std::vector<Analysis>& analyses, const Plan& plan);

}  // namespace pseudo
