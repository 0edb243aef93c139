// Versions and the place of the lexicons.
#pragma once

#include <filesystem>
#include <string>

namespace pseudo::cli {

/// Where the program finds its lexicons: ../share/pseudo/lexicons from where it lies itself.
std::filesystem::path lexicon_folder();

/// "pseudo 0.1.0" and a line each for ICU and the lexicons of every language.
std::string version_text();

}  // namespace pseudo::cli
