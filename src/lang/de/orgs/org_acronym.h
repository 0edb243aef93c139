// Acronyms of organisations: "TSV", "KfW".
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace pseudo::lang::de {

inline constexpr std::size_t kLongestOrgAcronym = 6;  // letters

/// True for at most kLongestOrgAcronym letters of which at least two, and at least half, are
/// capitals: "TSV", "KfW".
bool is_org_acronym(std::string_view text);

/// The position of the opening bracket in "Grazer Baugesellschaft (GBG)".
std::optional<std::size_t> bracket_of_acronym(std::string_view surface);

/// Returns the acronym of a name: the first letters of its words, followed by other letters up to a
/// length of `letters`.
std::string acronym_of(std::string_view name, std::size_t letters);

}  // namespace pseudo::lang::de
