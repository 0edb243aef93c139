#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/completion.h"

namespace pseudo::cli {
namespace {

constexpr const char* kFishHelpers =
    R"(# Completions of pseudo for fish; pseudo --completion fish prints them.
function __pseudo_command
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test $words[2] = $argv[1]
    and begin; test (count $argv) -lt 2; or test (count $words) -eq $argv[2]; end
end

function __pseudo_first
    test (count (commandline -opc)) -eq 1
end

# Words for a value that may stand behind LABEL=.
function __pseudo_values
    set -l token (string replace -r -- '^--[a-z0-9-]+=' '' (commandline -ct))
    set -l label (string match -r -- '^.*=' $token)
    for word in $argv
        echo "$label"$word
    end
end

# Words for a value that stands behind LABEL= alone.
function __pseudo_assigned
    set -l token (string replace -r -- '^--[a-z0-9-]+=' '' (commandline -ct))
    string match -q -- '*=*' $token; and __pseudo_values $argv
end

)";

std::string quoted(const std::string& words) {
  std::string text = "'";
  for (const char c : words) {
    if (c == '\'' || c == '\\') text += '\\';
    text += c;
  }
  return text + "'";
}

/// Returns the flags for the value of an option: "-x -a '...'".
std::string value_of(const OptionRow& option) {
  const std::string words = fmt::format("{}", fmt::join(option.choices, " "));
  if (option.value.empty()) return {};
  if (option.takes_folder()) return " -x -a '(__fish_complete_directories)'";
  if (option.takes_file()) return words.empty() ? " -r -F" : fmt::format(" -r -F -a '{}'", words);
  if (words.empty()) return " -x";
  if (option.is_assignment()) return fmt::format(" -x -a '(__pseudo_assigned {})'", words);
  if (option.repeats) return fmt::format(" -x -a '(__pseudo_values {})'", words);
  return fmt::format(" -x -a '{}'", words);
}

std::string line_of(const std::string& condition, const OptionRow& option) {
  const std::string begin = fmt::format("complete -c pseudo -n {}", quoted(condition));
  std::string line = begin;
  if (!option.short_name.empty()) line += " -s " + option.short_name.substr(1);
  line += fmt::format(" -l {}{} -d {}\n", option.long_name.substr(2), value_of(option),
                      quoted(option.description));
  if (!option.value.empty()) return line;
  for (const std::string& word : option.choices) {
    line += fmt::format("{} -l {}={}\n", begin, option.long_name.substr(2), word);
  }
  return line;
}

std::string lines_for(const SubcommandPage& subcommand) {
  const std::string condition = "__pseudo_command " + subcommand.name;
  std::string text;
  for (const OptionRow& option : subcommand.page.options) text += line_of(condition, option);
  const auto& arguments = subcommand.page.arguments;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].empty()) continue;
    text += fmt::format("complete -c pseudo -n '{} {}' -f -a '{}'\n", condition, i + 2,
                        fmt::join(arguments[i], " "));
  }
  return text;
}

}  // namespace

std::string fish_completion(const CommandPages& pages) {
  std::string text = kFishHelpers;
  std::string run = "not ";
  for (const SubcommandPage& subcommand : pages.subcommands) {
    run +=
        fmt::format("{}__pseudo_command {}", run.size() > 4 ? "; and not " : "", subcommand.name);
    text += fmt::format("complete -c pseudo -n __pseudo_first -a {} -d {}\n", subcommand.name,
                        quoted(subcommand.summary));
  }
  for (const OptionRow& option : pages.main.options) text += line_of(run, option);
  for (const SubcommandPage& subcommand : pages.subcommands) text += lines_for(subcommand);
  return text;
}

}  // namespace pseudo::cli
