// The versions of the program and its data, and the folder of the lexicons.
#pragma once

#include <filesystem>
#include <string>

namespace pseudo::cli {

/// Returns the folder of the lexicons: ../share/pseudo/lexicons, relative to the program.
std::filesystem::path lexicon_folder();

/// Returns "pseudo 0.1.0", followed by one line each for ICU and the lexicons of every language.
std::string version_text();

}  // namespace pseudo::cli
