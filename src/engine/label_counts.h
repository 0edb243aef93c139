// Counts the mentions and entities of each label for the report.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <vector>

#include "engine/plan/plan.h"
#include "pseudo/document.h"
#include "pseudo/language.h"
#include "pseudo/pseudonymizer.h"

namespace pseudo {

/// `analyses`: those of the plan's mentions. Mentions of a label with equal keys are one entity.
std::map<std::string, LabelCount, std::less<>> count_labels(const Document& document,
                                                            const Plan& plan,
                                                            const std::vector<Analysis>& analyses);

}  // namespace pseudo
