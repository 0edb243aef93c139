// Acronyms of organisations: "TSV", "KfW".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace pseudo::lang::de {

inline constexpr std::size_t kLongestOrgAcronym = 6;  // letters

/// Two capitals or more, and no fewer than half: "TSV", "KfW".
bool is_org_acronym(std::string_view text);

/// The acronym of a name: the first letters of its words, filled up to `letters` with the others.
std::string acronym_of(std::string_view name, std::size_t letters);

}  // namespace pseudo::lang::de
