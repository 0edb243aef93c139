#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/completion.h"

namespace pseudo::cli {
namespace {

/// Escapes words inside the single quotes of a specification of _arguments or _describe.
std::string escaped(const std::string& words) {
  std::string text;
  for (const char c : words) {
    if (c == '\'') {
      text += "'\\''";
      continue;
    }
    if (c == '[' || c == ']' || c == ':' || c == '\\') text += '\\';
    text += c;
  }
  return text;
}

/// Returns the action that completes the value: the third part of a specification.
std::string action_of(const OptionRow& option) {
  const std::string words = fmt::format("{}", fmt::join(option.choices, " "));
  if (option.takes_folder()) return "_files -/";
  if (option.takes_file()) {
    return words.empty() ? "_files" : fmt::format("_pseudo_file_or {}", words);
  }
  if (words.empty()) return " ";
  if (option.is_assignment()) return fmt::format("_pseudo_assigned {}", words);
  if (option.repeats) return fmt::format("_pseudo_word_or_assigned {}", words);
  return fmt::format("({})", words);
}

std::string specification(const OptionRow& option) {
  const std::string description = escaped(option.description);
  const std::string again = option.repeats ? "*" : "";
  if (option.value.empty()) {
    if (!option.choices.empty()) {
      return fmt::format("        '{}=-[{}]::how:({})'\n", option.long_name, description,
                         fmt::join(option.choices, " "));
    }
    std::string text;
    for (const std::string& name : {option.short_name, option.long_name}) {
      if (!name.empty()) text += fmt::format("        '{}[{}]'\n", name, description);
    }
    return text;
  }
  std::string text;
  const std::string rest =
      fmt::format("[{}]:{}:{}'\n", description, escaped(option.value), action_of(option));
  if (!option.short_name.empty()) {
    text += fmt::format("        '{}{}+{}", again, option.short_name, rest);
  }
  return text + fmt::format("        '{}{}={}", again, option.long_name, rest);
}

std::string options_of(const CommandPage& page) {
  std::string text;
  for (const OptionRow& option : page.options) text += specification(option);
  return text;
}

std::string case_of(const SubcommandPage& subcommand) {
  std::string text = fmt::format("    ({})\n        _arguments -s \\\n", subcommand.name);
  std::string specifications = options_of(subcommand.page);
  const auto& arguments = subcommand.page.arguments;
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (arguments[i].empty()) break;
    specifications += fmt::format("        '{}:what:({})'\n", i + 1, fmt::join(arguments[i], " "));
  }
  if (arguments.empty() || arguments.back().empty()) specifications += "        '*:input:_files'\n";
  for (std::size_t at = 0; (at = specifications.find("'\n", at)) != std::string::npos;) {
    if (at + 2 == specifications.size()) break;
    specifications.replace(at, 2, "' \\\n");
    at += 4;
  }
  return text + specifications + "        ;;\n";
}

constexpr const char* kZshHelpers = R"(
_pseudo_file_or() {
    compadd -- "$@"
    _files
}

_pseudo_assigned() {
    compset -P '*=' && compadd -- "$@"
}

_pseudo_word_or_assigned() {
    compset -P '*='
    compadd -- "$@"
}

_pseudo_first() {
    local -a commands=(
)";

}  // namespace

std::string zsh_completion(const CommandPages& pages) {
  std::string text =
      "#compdef pseudo\n# Completions of pseudo for zsh; pseudo --completion zsh prints them.\n";
  text += kZshHelpers;
  for (const SubcommandPage& subcommand : pages.subcommands) {
    text += fmt::format("        '{}:{}'\n", subcommand.name, escaped(subcommand.summary));
  }
  text +=
      "    )\n    _describe -t commands command commands\n    _files\n}\n\n"
      "_pseudo() {\n    local command=\n    if (( CURRENT > 2 )); then\n"
      "        command=$words[2]\n    fi\n    case $command in\n";
  for (const SubcommandPage& subcommand : pages.subcommands) {
    std::string branch = case_of(subcommand);
    const std::string call = "        _arguments";
    branch.replace(branch.find(call), call.size(),
                   "        shift words\n        (( CURRENT-- ))\n        _arguments");
    text += branch;
  }
  std::string main = case_of({"*", {}, pages.main});
  const std::string inputs = "        '*:input:_files'\n";
  main.replace(main.find(inputs), inputs.size(), "        '1:input:_pseudo_first' \\\n" + inputs);
  text += main + "    esac\n}\n\n";
  return text +
         "if [ \"$funcstack[1]\" = _pseudo ]; then\n    _pseudo \"$@\"\nelse\n"
         "    compdef _pseudo pseudo\nfi\n";
}

}  // namespace pseudo::cli
