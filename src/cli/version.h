// Versions and the place of the lexicons.
#pragma once

#include <filesystem>
#include <string>

namespace pseudo::cli {

/// The folder of lexicons: ../share/pseudo/lexicons, relative to the program.
std::filesystem::path lexicon_folder();

/// "pseudo 0.1.0", and one line each for ICU and the lexicons of every language.
std::string version_text();

}  // namespace pseudo::cli
