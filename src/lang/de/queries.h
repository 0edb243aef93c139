// What a fitting surrogate of a German entity is.
#pragma once

#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

SurrogateQuery query_name(const Rules& rules, const EntityView& entity);
/// The country of the place that a key means in a text that speaks of `main`; "" if unknown.
std::string_view country_meant(const Rules& rules, std::string_view key, std::string_view main);
/// True if a place of that key lies in that country.
bool lies_in(const Rules& rules, std::string_view key, std::string_view country);
SurrogateQuery query_place(const Rules& rules, const EntityView& entity);

}  // namespace pseudo::lang::de
