#include "cli/options.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <string_view>
#include <system_error>
#include <utility>
#include <variant>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/command_lines/command_lines.h"
#include "cli/config_file.h"
#include "corpus/document_ids.h"
#include "text/nearest_word.h"

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

constexpr std::string_view kHelp = "help";
constexpr std::string_view kVersion = "version";
/// Words that other programs use for what pseudo does without a subcommand.
constexpr std::array<std::string_view, 5> kWordsForRun = {"run", "pseudonymize", "pseudonymise",
                                                          "anonymize", "anonymise"};

const Subcommand* find_subcommand(std::string_view name) {
  const auto* const found = std::ranges::find(kSubcommands, name, &Subcommand::name);
  return found == kSubcommands.end() ? nullptr : found;
}

std::vector<std::string> subcommand_names() {
  std::vector<std::string> names;
  for (const Subcommand& subcommand : kSubcommands) names.emplace_back(subcommand.name);
  return names;
}

}  // namespace

std::string subcommand_hint(const std::string& input) {
  if (std::ranges::count(kWordsForRun, input) > 0) {
    return "pseudonymizing needs no subcommand, as in: pseudo corpus/";
  }
  std::vector<std::string> known = subcommand_names();
  known.insert(known.end(), {std::string(kHelp), std::string(kVersion)});
  std::vector<std::string> near = text::nearest_words(input, known);
  if (near.empty()) return {};
  if (near.front() == input) {
    return fmt::format("a subcommand comes before its options, as in: pseudo {} ...", input);
  }
  for (std::string& word : near) word.insert(0, "pseudo ");
  return fmt::format("did you mean {}?", text::alternatives(near));
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

/// Returns the help for a user at a terminal whose command line is incomplete.
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

namespace {

/// Parses "pseudo help" and "pseudo help check". `words`: the words after "help".
Result<CliOptions> parse_help(const std::vector<std::string>& words) {
  if (words.empty()) return parse_run({"--help"});
  const Subcommand* const subcommand = find_subcommand(words.front());
  if (subcommand != nullptr) return subcommand->parse({"--help"});
  const std::vector<std::string> names = subcommand_names();
  return Error{ErrorCode::kUsage, fmt::format("help {}: there is no such subcommand, only {}{}",
                                              printable(words.front()), fmt::join(names, ", "),
                                              text::did_you_mean(words.front(), names))};
}

/// Returns the value of the last `name=VALUE` or `name VALUE`, or "".
std::string value_in(const std::vector<std::string_view>& words, std::string_view name) {
  std::string value;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (words[i] == name && i + 1 < words.size()) value = words[i + 1];
    const bool is_joined =
        words[i].starts_with(name) && words[i].substr(name.size()).starts_with('=');
    if (is_joined) value = words[i].substr(name.size() + 1);
  }
  return value;
}

}  // namespace

CliOptions message_options(int argc, const char* const* argv) {
  CliOptions options;
  const std::vector<std::string_view> words(argv + std::min(argc, 1), argv + argc);
  const std::string config = value_in(words, "--config");
  std::error_code fault;
  const bool can_be_read_again = std::filesystem::is_regular_file(config, fault);
  const std::vector<ConfigEntry> file =
      can_be_read_again ? read_config_file(config, {}).value_or({}) : std::vector<ConfigEntry>();
  for (const auto& [name, value] :
       {std::pair<std::string, std::string*>("log-format", &options.log_format),
        {"color", &options.color}}) {
    for (const ConfigEntry& entry : file) {
      const auto* const text = std::get_if<std::string>(&entry.value);
      if (entry.key == name && text != nullptr) *value = *text;
    }
    if (std::string given = value_in(words, "--" + name); !given.empty()) *value = std::move(given);
  }
  return options;
}

Result<CliOptions> parse_command_line(int argc, const char* const* argv) {
  std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
  if (arguments.empty()) return parse_run_or_help({});
  const std::string first = arguments.front();
  if (const Subcommand* const subcommand = find_subcommand(first); subcommand != nullptr) {
    if (arguments.size() == 1 && at_terminal()) return help_instead(subcommand->parse);
    arguments.erase(arguments.begin());
    return subcommand->parse(std::move(arguments));
  }
  // Unlike for subcommands, a file of their name takes precedence over these two words.
  std::error_code fault;
  if ((first == kHelp || first == kVersion) && !std::filesystem::exists(first, fault)) {
    if (first == kVersion) return parse_run({"--version"});
    return parse_help({arguments.begin() + 1, arguments.end()});
  }
  return parse_run_or_help(std::move(arguments));
}

}  // namespace pseudo::cli
