#include "cli/options.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/command_lines/command_lines.h"
#include "cli/command_parser.h"

namespace pseudo::cli {

namespace {

struct Subcommand {
  std::string_view name;
  Result<CliOptions> (*parse)(std::vector<std::string>);
};

constexpr std::array<Subcommand, 10> kSubcommands{{{"keygen", parse_keygen},
                                                   {"check", parse_check},
                                                   {"reveal", parse_reveal},
                                                   {"labels", parse_labels},
                                                   {"detect", parse_detect},
                                                   {"train", parse_train},
                                                   {"eval", parse_eval},
                                                   {"report", parse_report},
                                                   {"config", parse_config},
                                                   {"lang", parse_lang}}};

/// Names that later subcommands will have: a folder of such a name is given as ./view.
constexpr std::array<std::string_view, 1> kReserved{"view"};

}  // namespace

std::string meant_subcommand(const std::string& input) {
  std::vector<std::string> known;
  for (const Subcommand& subcommand : kSubcommands) known.emplace_back(subcommand.name);
  known.insert(known.end(), kReserved.begin(), kReserved.end());
  const std::string near = nearest_word(input, known, std::max<std::size_t>(1, input.size() / 3));
  if (near.empty()) return near;
  if (near != input) return fmt::format("did you mean pseudo {}?", near);
  return fmt::format("a subcommand comes before its options, as in: pseudo {} ...", near);
}

Result<CliOptions> parse_command_line(int argc, const char* const* argv) {
  std::vector<std::string> arguments(argv + std::min(argc, 1), argv + argc);
  if (arguments.empty()) return parse_run({});
  const std::string first = arguments.front();
  const auto* const subcommand = std::ranges::find(kSubcommands, first, &Subcommand::name);
  if (subcommand != kSubcommands.end()) {
    arguments.erase(arguments.begin());
    return subcommand->parse(std::move(arguments));
  }
  if (std::ranges::count(kReserved, first) > 0) {
    return Error{
        ErrorCode::kUsage,
        fmt::format("{0}: this subcommand is not built yet; a folder of that name is ./{0}",
                    first)};
  }
  return parse_run(std::move(arguments));
}

}  // namespace pseudo::cli
