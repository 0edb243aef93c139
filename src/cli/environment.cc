#include "cli/environment.h"

#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include <fmt/format.h>

#include "corpus/document_ids.h"
#include "text/ascii.h"
#include "text/nearest_word.h"

namespace pseudo::cli {

namespace {

constexpr const char* kKeyFile = "PSEUDO_KEY_FILE";
constexpr std::string_view kPrefix = "PSEUDO_";

std::string upper(std::string_view name) {
  std::string word(name);
  std::ranges::transform(word, word.begin(), [](char c) {
    return text::is_ascii_lower(c) ? static_cast<char>(c - ('a' - 'A')) : c;
  });
  return word;
}

/// Returns the names of all environment variables.
std::vector<std::string> names() {
  std::vector<std::string> names;
  for (char** variable = environ; variable != nullptr && *variable != nullptr; ++variable) {
    const std::string_view entry(*variable);
    names.emplace_back(entry.substr(0, entry.find('=')));
  }
  std::ranges::sort(names);
  return names;
}

/// Returns "--jobs" for PSEUDO_JOBS, or "" if no option corresponds.
std::string option_for(std::string_view name) {
  std::string word = "--";
  for (const char c : name.substr(kPrefix.size())) word += c == '_' ? '-' : text::ascii_lower(c);
  std::vector<std::string> options;
  for (const OptionRow& row : all_pages().main.options) options.push_back(row.long_name);
  return std::ranges::count(options, word) > 0 ? word : std::string();
}

bool means_key_file(std::string_view name) {
  const std::string word = upper(name);
  return word.starts_with("PSEUDO_KEY") || word.starts_with("PSEUDOKEY") ||
         text::is_clear_misspelling(word, kKeyFile);
}

std::string no_variable(const std::string& name, const std::string& remedy) {
  return fmt::format("{}: of the environment pseudo reads only {} and NO_COLOR; {}",
                     printable(name), kKeyFile, remedy);
}

}  // namespace

Result<std::vector<std::string>> check_environment(const CliOptions& options) {
  const bool has_key = options.key_fd || !options.key_file.empty();
  const char* const named = std::getenv(kKeyFile);  // NOLINT: before any thread
  if (!has_key && named != nullptr && *named == '\0') {
    return Error{
        ErrorCode::kUsage,
        fmt::format("{}: its value is empty; let it name a key file, or unset it", kKeyFile)};
  }
  std::vector<std::string> warnings;
  for (const std::string& name : names()) {
    const bool means_key = name != kKeyFile && means_key_file(name);
    if (name == kKeyFile || (!upper(name).starts_with(kPrefix) && !means_key)) continue;
    const std::string option = upper(name).starts_with(kPrefix) ? option_for(name) : std::string();
    const bool is_option = !option.empty() && option != "--key-file";
    if (means_key && !is_option && !has_key && named == nullptr) {
      return Error{ErrorCode::kUsage,
                   no_variable(name, fmt::format("did you mean {}? If not, unset it", kKeyFile))};
    }
    warnings.push_back(
        no_variable(name, option.empty() ? "it changes nothing" : "say " + option + " instead"));
  }
  return warnings;
}

}  // namespace pseudo::cli
