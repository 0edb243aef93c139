#include <algorithm>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/completion.h"

namespace pseudo::cli {
namespace {

// bash splits --scope=CITY=corpus and --scope CITY=corpus at every "=".
constexpr const char* kBashBegin =
    R"(# Completions of pseudo for bash; pseudo --completion bash prints them.
_pseudo() {
    local cur=${COMP_WORDS[COMP_CWORD]} at=$((COMP_CWORD - 1)) assigned=
    [[ $cur == '=' ]] && cur= && at=$((COMP_CWORD))
    if [[ ${COMP_WORDS[at]} == '=' ]]; then
        at=$((at - 1))
        if [[ ${COMP_WORDS[at]} != -* ]]; then
            assigned=yes
            at=$((at - 1))
            [[ ${COMP_WORDS[at]} == '=' ]] && at=$((at - 1))
        fi
    fi
    local option=${COMP_WORDS[at]} command= position=$COMP_CWORD
    [[ $COMP_CWORD -gt 1 ]] && command=${COMP_WORDS[1]}
    local words= values= files= arguments= first=
    case $command in
)";

constexpr const char* kEnd = R"(    esac
    COMPREPLY=()
    if [[ -z $values$files && $cur != -* ]]; then
        values=$arguments
        [[ $arguments ]] || files=files
        [[ $position -eq 1 ]] && values=$first
    elif [[ $cur == -* && -z $values$files ]]; then
        values=$words
    fi
    [[ $values == none ]] && return
    [[ $values ]] && mapfile -t COMPREPLY < <(compgen -W "$values" -- "$cur")
    [[ $files ]] && compopt -o filenames 2>/dev/null
    case $files in
        files) mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -f -- "$cur") ;;
        folders) mapfile -t COMPREPLY < <(compgen -d -- "$cur") ;;
    esac
    [[ ${#COMPREPLY[@]} -eq 1 && ${COMPREPLY[0]} == *= ]] && compopt -o nospace 2>/dev/null
    return 0
}
complete -F _pseudo pseudo
)";

std::string names_of(const OptionRow& option) {
  return option.short_name.empty() ? option.long_name : option.short_name + '|' + option.long_name;
}

/// Assigns what may follow the option to the shell variables `values` and `files`.
std::string values_of(const OptionRow& option) {
  if (option.value.empty() && option.choices.empty()) return {};
  std::string set;
  const std::string values = fmt::format("{}", fmt::join(option.choices, " "));
  if (option.value.empty()) {  // A flag takes a value only after "=".
    set = fmt::format(
        "[[ $at -lt $((COMP_CWORD - 1)) || ${{COMP_WORDS[COMP_CWORD]}} == '=' ]] && "
        "values='{}'",
        values);
  } else if (option.is_assignment()) {
    set = fmt::format("values=none; [[ $assigned ]] && values='{}'", values);
  } else if (option.takes_file()) {
    set = fmt::format("values='{}'; files=files", values);
  } else if (option.takes_folder()) {
    set = "files=folders";
  } else {
    set = fmt::format("values='{}'", values.empty() ? "none" : values);
  }
  return fmt::format("                {}) {} ;;\n", names_of(option), set);
}

std::string case_of(const std::string& pattern, const CommandPage& page) {
  std::string words;
  std::string values;
  for (const OptionRow& option : page.options) {
    for (const std::string& name : {option.short_name, option.long_name}) {
      if (!name.empty()) words.append(words.empty() ? "" : " ").append(name);
    }
    values += values_of(option);
  }
  std::string text = fmt::format("        {})\n            words='{}'\n", pattern, words);
  for (std::size_t i = 0; i < page.arguments.size(); ++i) {
    if (page.arguments[i].empty()) continue;
    text += fmt::format("            [[ $position -eq {} ]] && arguments='{}'\n", i + 2,
                        fmt::join(page.arguments[i], " "));
  }
  text += fmt::format("            case $option in\n{}            esac\n", values);
  return text;
}

}  // namespace

std::string bash_completion(const CommandPages& pages) {
  std::string text = kBashBegin;
  std::string names;
  for (const SubcommandPage& subcommand : pages.subcommands) {
    text += case_of(subcommand.name, subcommand.page) + "            ;;\n";
    names.append(names.empty() ? "" : " ").append(subcommand.name);
  }
  text += case_of("*", pages.main);
  return text + fmt::format("            first='{}'\n            ;;\n", names) + kEnd;
}

}  // namespace pseudo::cli
