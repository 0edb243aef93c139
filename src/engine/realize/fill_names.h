// Writes names: the surrogate of an entity in the form of each mention.
#pragma once

#include <string>
#include <string_view>

#include "engine/assign/name_draws.h"
#include "pseudo/language.h"

namespace pseudo {

/// Returns `natural` with the case pattern that `surface` has relative to `natural_original`: all
/// capitals, for example.
std::string in_pattern_of(std::string_view surface, std::string_view natural_original,
                          std::string natural);

/// Writes the name drawn for the entity of `part` in the form, case pattern and spelling of the
/// original. `surface`: the original text of the part.
std::string write_name(const DrawnName& name, const Part& part, std::string_view surface,
                       const LanguageModule& language);

}  // namespace pseudo
