// Searches everything that a run wrote for a string that must not survive.
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "support/program.h"

namespace pseudo::testing_support {

/// Returns the places where `canary` (lower case ASCII) occurs, in any case, as UTF-8 or UTF-16: in
/// the names and bytes of all files below `folder`, including hidden and temporary ones, and in the
/// messages of the run. Ignores the files and folders named in `inputs`.
std::vector<std::string> places_of(std::string_view canary, const std::filesystem::path& folder,
                                   const std::vector<std::string>& inputs, const Ran& ran);

}  // namespace pseudo::testing_support
