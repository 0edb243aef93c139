// Names: the surrogate of an entity in the form of each mention.
#pragma once

#include <string>
#include <string_view>

#include "engine/assign/name_draws.h"
#include "pseudo/language.h"

namespace pseudo {

/// `natural` in the case pattern that `surface` has compared with `natural_original`.
std::string in_pattern_of(std::string_view surface, std::string_view natural_original,
                          std::string natural);

/// The name drawn for the entity of `part`, whose text is `surface`: in its form, its case pattern
/// and its spelling habits.
std::string write_name(const DrawnName& name, const Part& part, std::string_view surface,
                       const LanguageModule& language);

}  // namespace pseudo
