#include "cli/options.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/command_lines/command_lines.h"
#include "cli/nearest_word.h"

namespace pseudo::cli {

namespace {

struct Subcommand {
  std::string_view name;
  Result<CliOptions> (*parse)(std::vector<std::string>);
};

constexpr std::array<Subcommand, 12> kSubcommands{{{"keygen", parse_keygen},
                                                   {"check", parse_check},
                                                   {"view", parse_view},
                                                   {"diff", parse_diff},
                                                   {"reveal", parse_reveal},
                                                   {"labels", parse_labels},
                                                   {"detect", parse_detect},
                                                   {"train", parse_train},
                                                   {"eval", parse_eval},
                                                   {"report", parse_report},
                                                   {"config", parse_config},
                                                   {"lang", parse_lang}}};

}  // namespace

std::string meant_subcommand(const std::string& input) {
  std::vector<std::string> known;
  for (const Subcommand& subcommand : kSubcommands) known.emplace_back(subcommand.name);
  constexpr std::size_t kLong = 4;  // Two swapped letters of a shorter word are half of it.
  const std::size_t most = std::max<std::size_t>(input.size() < kLong ? 1 : 2, input.size() / 3);
  const std::string near = nearest_word(input, known, most);
  if (near.empty()) return near;
  if (near != input) return fmt::format("did you mean pseudo {}?", near);
  return fmt::format("a subcommand comes before its options, as in: pseudo {} ...", near);
}

CommandPages all_pages() {
  CommandPages pages{parse_run({"--help"}).value_or({}).page, {}};
  for (const std::string& line : synopsis_of(pages.main.usage)) {
    const Columns columns = columns_of(line);
    for (const Subcommand& subcommand : kSubcommands) {
      const std::string begin = fmt::format("pseudo {} ", subcommand.name);
      if (!columns.left.starts_with(begin)) continue;
      pages.subcommands.push_back({std::string(subcommand.name), columns.right,
                                   subcommand.parse({"--help"}).value_or({}).page});
    }
  }
  return pages;
}

namespace {

/// Help, where somebody at a terminal has said too little.
CliOptions help_instead(Result<CliOptions> (*parse)(std::vector<std::string>)) {
  CliOptions help = parse({"--help"}).value_or({});
  help.is_incomplete = true;
  return help;
}

bool at_terminal() { return ::isatty(STDIN_FILENO) == 1; }

Result<CliOptions> parse_run_or_help(std::vector<std::string> arguments) {
  Result<CliOptions> parsed = parse_run(std::move(arguments));
  const bool is_run = parsed && parsed->command == Command::kRun;
  const bool has_input = is_run && (!parsed->inputs.empty() || !parsed->files0_from.empty());
  return is_run && !has_input && at_terminal() ? help_instead(parse_run) : std::move(parsed);
}

}  // namespace

CliOptions message_options(int argc, const char* const* argv) {
  CliOptions options;
  const std::vector<std::string_view> words(argv + std::min(argc, 1), argv + argc);
  for (const auto& [name, value] :
       {std::pair<std::string_view, std::string*>("--log-format", &options.log_format),
        {"--color", &options.color}}) {
    for (std::size_t i = 0; i < words.size(); ++i) {
      if (words[i] == name && i + 1 < words.size()) *value = words[i + 1];
      const bool is_joined =
          words[i].starts_with(name) && words[i].substr(name.size()).starts_with('=');
      if (is_joined) *value = words[i].substr(name.size() + 1);
    }
  }
  return options;
}

Result<CliOptions> parse_command_line(int argc, const char* const* argv) {
  std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
  if (arguments.empty()) return parse_run_or_help({});
  const std::string first = arguments.front();
  const auto* const subcommand = std::ranges::find(kSubcommands, first, &Subcommand::name);
  if (subcommand != kSubcommands.end()) {
    if (arguments.size() == 1 && at_terminal()) return help_instead(subcommand->parse);
    arguments.erase(arguments.begin());
    return subcommand->parse(std::move(arguments));
  }
  return parse_run_or_help(std::move(arguments));
}

}  // namespace pseudo::cli
