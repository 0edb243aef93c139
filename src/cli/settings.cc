#include "cli/settings.h"

#include <algorithm>
#include <array>
#include <filesystem>
#include <set>
#include <string_view>
#include <utility>
#include <variant>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include "cli/command_faults.h"
#include "cli/command_parser.h"
#include "cli/config_file.h"
#include "cli/config_spelling.h"
#include "cli/console.h"
#include "cli/keys.h"
#include "cli/unset_defaults.h"
#include "corpus/document_ids.h"
#include "text/nearest_word.h"

namespace pseudo::cli {

namespace {

namespace fs = std::filesystem;

/// Options that are about the command line itself.
constexpr std::array kNotInFile = {"config", "help", "version", "completion", "man-page"};
/// A flag that may have a word as its value.
constexpr std::string_view kFlagWithWord = "resume";
/// Values of options for files that do not name a file.
constexpr std::array<std::string_view, 2> kNoFiles = {"-", "none"};
/// Options that accept a file or a built-in name.
constexpr std::array<std::string_view, 1> kFileOrName = {"scheme"};

enum class Kind { kFlag, kNumber, kText, kTexts };

/// Returns the long name of an option, or "" for a positional argument.
std::string long_name(const CLI::Option& option) {
  return option.get_lnames().empty() ? std::string() : option.get_lnames().front();
}

/// Returns the type of an option ("FILE") without the validators that the parser appends.
std::string type_of(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  return type.substr(0, type.find(':'));
}

Kind kind_of(const CLI::Option& option) {
  const std::string type = type_of(option);
  if (option.get_items_expected_max() == 0 || type.empty()) return Kind::kFlag;
  if (option.get_items_expected_max() > 1) return Kind::kTexts;
  return type == "N" || type == "DAYS" ? Kind::kNumber : Kind::kText;
}

bool may_be_in_file(const CLI::Option& option) {
  const std::string name = long_name(option);
  return !name.empty() && std::ranges::find(kNotInFile, name) == kNotInFile.end();
}

const CLI::Option* find_option(const CLI::App& app, const std::string& key) {
  for (const CLI::Option* option : app.get_options()) {
    if (may_be_in_file(*option) && long_name(*option) == key) return option;
  }
  return nullptr;
}

std::vector<std::string> keys_of(const CLI::App& app) {
  std::vector<std::string> keys;
  for (const CLI::Option* option : app.get_options()) {
    if (may_be_in_file(*option)) keys.push_back(long_name(*option));
  }
  return keys;
}

/// Resolves a relative path against `folder`. Returns other values unchanged.
std::string resolve(const CLI::Option& option, const std::string& value, const fs::path& folder) {
  const std::string type = type_of(option);
  const bool is_file =
      std::ranges::any_of(std::array{"FILE", "PATH", "DIR"},
                          [&](const char* word) { return type.find(word) != std::string::npos; });
  const bool or_name = std::ranges::count(kFileOrName, long_name(option)) > 0;
  const fs::path path(value);
  if ((!is_file && !or_name) || value.empty() || path.is_absolute()) return value;
  if (std::ranges::count(kNoFiles, value) > 0) return value;
  const fs::path below = (folder / path).lexically_normal();
  std::error_code fault;
  return or_name && !fs::exists(below, fault) ? value : below.string();
}

bool has_empty_text(const ConfigEntry& entry) {
  const auto* const text = std::get_if<std::string>(&entry.value);
  const auto* const texts = std::get_if<std::vector<std::string>>(&entry.value);
  return (text != nullptr && text->empty()) ||
         (texts != nullptr && std::ranges::count(*texts, std::string()) > 0);
}

/// Returns the suggestion for a value with wrong quotes: "; write strict = true".
std::string right_form(Kind kind, const ConfigEntry& entry) {
  const auto* const text = std::get_if<std::string>(&entry.value);
  const auto* const number = std::get_if<std::int64_t>(&entry.value);
  if (kind == Kind::kFlag) {
    const bool is_off = (text != nullptr && (*text == "false" || *text == "no")) ||
                        (number != nullptr && *number == 0);
    return fmt::format("; write {} = {}", entry.key, is_off ? "false" : "true");
  }
  const bool is_number =
      text != nullptr && !text->empty() &&
      text->find_first_not_of("0123456789", text->front() == '-' ? 1 : 0) == std::string::npos;
  if (kind == Kind::kNumber && is_number) {
    return fmt::format("; write {} = {}", entry.key, *text);
  }
  if (kind == Kind::kNumber) return fmt::format("; write it as in {} = 7", entry.key);
  return number != nullptr ? fmt::format("; write {} = \"{}\"", entry.key, *number) : std::string();
}

/// Converts an entry to words of a command line; none for a flag that is false. Errors: kUsage for
/// a value of the wrong type.
Result<std::vector<std::string>> to_words(const CLI::Option& option, const ConfigEntry& entry,
                                          const fs::path& folder) {
  const Kind kind = kind_of(option);
  const auto word = [&](const std::string& value) {
    return fmt::format("--{}={}", entry.key, resolve(option, value, folder));
  };
  if (has_empty_text(entry)) {
    return Error{
        ErrorCode::kUsage,
        fmt::format("{}: its value is empty; leave the key out, or give it one", entry.key)};
  }
  const auto* const flag = std::get_if<bool>(&entry.value);
  const auto* const number = std::get_if<std::int64_t>(&entry.value);
  const auto* const text = std::get_if<std::string>(&entry.value);
  const auto* const texts = std::get_if<std::vector<std::string>>(&entry.value);
  std::vector<std::string> words;
  if (kind == Kind::kFlag && flag != nullptr) {
    if (*flag) words.push_back("--" + entry.key);
    return words;
  }
  if (kind == Kind::kNumber && number != nullptr) return std::vector{word(std::to_string(*number))};
  const bool takes_text = kind == Kind::kText || kind == Kind::kTexts || entry.key == kFlagWithWord;
  if (text != nullptr && takes_text) return std::vector{word(*text)};
  if (texts != nullptr && kind == Kind::kTexts) {
    for (const std::string& value : *texts) words.push_back(word(value));
    return words;
  }
  constexpr std::array kWanted = {"true or false", "a number", "a string",
                                  "a string or a list of strings"};
  const auto* const other = std::get_if<OtherValue>(&entry.value);
  const bool is_section = other != nullptr && !other->pairs.empty() && kind == Kind::kTexts;
  return Error{ErrorCode::kUsage,
               fmt::format("{}: takes {}, and this is {}{}{}", entry.key,
                           kWanted[static_cast<std::size_t>(kind)], type_words(entry),
                           is_section ? "; write " : right_form(kind, entry),
                           is_section ? as_list(entry.key, other->pairs) : std::string())};
}

/// The user may have named another file by mistake, so the error shows only keys that are nearly
/// right.
Error unknown_key(const CLI::App& app, const ConfigEntry& entry) {
  const std::string key = printable(entry.key);
  const std::string meant = text::did_you_mean(entry.key, keys_of(app));
  const auto* const other = std::get_if<OtherValue>(&entry.value);
  if (other != nullptr && other->type == kSection && meant.empty()) {
    return {ErrorCode::kUsage,
            fmt::format("there are no sections; leave out {}, and write its options without it",
                        key == "pseudo" ? "[pseudo]" : "this line")};
  }
  if (std::ranges::count(kNotInFile, entry.key) > 0) {
    return {ErrorCode::kUsage,
            fmt::format("unknown key {}; it stands on the command line only", key)};
  }
  if (meant.empty()) {
    return {ErrorCode::kUsage, "unknown key; the keys are the long names of the options"};
  }
  return {ErrorCode::kUsage, fmt::format("unknown key {}{}", key, meant)};
}

/// Returns the options that the command line or the environment sets, and those that they exclude.
std::set<std::string> fixed_options(const CLI::App& app) {
  std::set<std::string> fixed;
  const auto add = [&](const CLI::Option& option) {
    fixed.insert(long_name(option));
    for (const CLI::Option* other : option.get_excludes()) fixed.insert(long_name(*other));
  };
  for (const CLI::Option* option : app.get_options()) {
    const bool by_environment =
        long_name(*option) == "key-file" && !key_file_of_environment().empty();
    if (option->count() > 0 || by_environment) add(*option);
  }
  return fixed;
}

/// Applies the entries of a file to a command.
class ConfigTaker {
 public:
  ConfigTaker(CLI::App& app, CliOptions& options, const CliOptions& blank, const ConfigUse& use,
              const std::string& path)
      : app_(app),
        options_(options),
        blank_(blank),
        use_(use),
        folder_(fs::path(path).parent_path()),
        fixed_(fixed_options(app)) {}

  /// Errors: kUsage.
  Status take(const ConfigEntry& entry, FileSettings& from_file);
  [[nodiscard]] const std::vector<std::string>& words() const { return words_; }

 private:
  Status check_alone(const std::vector<std::string>& words);

  CLI::App& app_;
  CliOptions& options_;
  const CliOptions& blank_;
  const ConfigUse& use_;
  fs::path folder_;
  std::set<std::string> fixed_;
  std::vector<std::string> words_;
};

Status ConfigTaker::take(const ConfigEntry& entry, FileSettings& from_file) {
  const CLI::App& known = use_.known != nullptr ? *use_.known : app_;
  const CLI::Option* const any = find_option(known, entry.key);
  if (any == nullptr) return unknown_key(known, entry);
  const Result<std::vector<std::string>> words = to_words(*any, entry, folder_);
  if (!words) return words.error();
  const CLI::Option* const own = find_option(app_, entry.key);
  if (own == nullptr || std::ranges::count(use_.left_out, entry.key) > 0) return Done{};
  if (const Status fits = check_alone(*words); !fits) return fits;
  if (fixed_.count(entry.key) > 0) return Done{};
  words_.insert(words_.end(), words->begin(), words->end());
  for (std::size_t i = 0; i < words->size(); ++i) {
    const std::string& word = (*words)[i];
    const std::size_t equals = std::min(word.find('='), word.size());
    const std::size_t line = i < entry.lines.size() ? entry.lines[i] : entry.line;
    from_file.values.push_back({entry.key, word.substr(std::min(equals + 1, word.size())), line});
  }
  return Done{};
}

/// Runs the parser's checks on a value.
Status ConfigTaker::check_alone(const std::vector<std::string>& words) {
  options_ = blank_;
  const Result<CliOptions> parsed = parse_with(app_, options_, words);
  if (parsed) return Done{};
  Error error = parsed.error();
  error.message = error.message.substr(0, error.message.rfind(kSeeHelp));
  return error;
}

}  // namespace

Result<CliOptions> parse_with_config(CLI::App& app, CliOptions& options,
                                     std::vector<std::string> arguments, const ConfigUse& use,
                                     FileSettings& from_file) {
  const CliOptions blank = options;
  Result<CliOptions> given = parse_with(app, options, arguments);
  if (!given || given->command == Command::kPrint || given->config.empty()) return given;
  from_file.path = given->config;
  const std::vector<std::string> keys = keys_of(use.known != nullptr ? *use.known : app);
  const Result<std::vector<ConfigEntry>> entries = read_config_file(from_file.path, keys);
  if (!entries) return entries.error();
  ConfigTaker taker(app, options, blank, use, from_file.path);
  for (const ConfigEntry& entry : *entries) {
    if (const Status taken = taker.take(entry, from_file); !taken) {
      Error error = taken.error();
      error.where = in_file(printable(from_file.path), entry.line);
      return error;
    }
  }
  arguments.insert(arguments.begin(), taker.words().begin(), taker.words().end());
  options = blank;
  Result<CliOptions> parsed = parse_with(app, options, std::move(arguments));
  if (parsed) {
    parsed->from_config = from_file.values;
    return parsed;
  }
  Error error = parsed.error();
  const std::size_t line = line_about(error.message, from_file.values);
  if (line == 0) return error;
  error.message = error.message.substr(0, error.message.rfind(kSeeHelp));
  error.where = in_file(printable(from_file.path), line);
  return error;
}

namespace {

std::string origin_of(const CLI::Option& option, const FileSettings& from_file) {
  const auto value = std::ranges::find(from_file.values, long_name(option), &ConfigOrigin::option);
  if (value != from_file.values.end()) {
    return fmt::format("file {}, line {}", printable(from_file.path), value->line);
  }
  return option.count() > 0 ? "command line" : "default";
}

/// Quotes a TOML string. Its escapes are those of JSON.
std::string quote(std::string_view text) {
  return nlohmann::json(text).dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::string value_of(const CLI::Option& option, const std::vector<std::string>& results) {
  const Kind kind = kind_of(option);
  if (kind == Kind::kFlag) {
    const bool is_word = results.back() != "true" && results.back() != "false";
    return is_word ? quote(results.back()) : results.back();
  }
  if (kind == Kind::kNumber) return results.front();
  std::string list;
  for (const std::string& result : results) {
    std::error_code fault;
    const std::string value = quote(resolve(option, result, fs::current_path(fault)));
    if (kind == Kind::kText) return value;
    list += fmt::format("{}{}", list.empty() ? "" : ", ", value);
  }
  return fmt::format("[{}]", list);
}

/// Shows an unset option as a comment. Set in a file, the default could have further effects, as
/// for --max-shift.
std::string show_unset(const CLI::Option& option) {
  const std::string name = long_name(option);
  for (const CLI::Option* other : option.get_excludes()) {
    if (other->count() == 0) continue;
    return fmt::format("# {} =  # not used beside {}\n", name, long_name(*other));
  }
  const UnsetDefault usual = unset_default(name);
  std::string description = option.get_description();
  description.resize(std::min(description.find(". Default:"), description.size()));
  if (usual.value.empty()) {
    return fmt::format("# {} =  # default: {}. {}\n", name, usual.words, description);
  }
  return fmt::format("# {} = {}  # default. {}\n", name, usual.value, description);
}

std::string show_option(const CLI::Option& option, const FileSettings& from_file) {
  const std::string name = long_name(option);
  const std::string environment = key_file_of_environment();
  if (option.count() > 0) {
    return fmt::format("{} = {}  # {}\n", name, value_of(option, option.results()),
                       origin_of(option, from_file));
  }
  if (name == "key-file" && !environment.empty()) {
    return fmt::format("{} = {}  # environment PSEUDO_KEY_FILE\n", name,
                       value_of(option, {environment}));
  }
  if (name == "color" && no_color_is_set()) {
    return fmt::format("{} = \"never\"  # environment NO_COLOR\n", name);
  }
  const Kind kind = kind_of(option);
  if (kind == Kind::kFlag) return fmt::format("{} = false  # default\n", name);
  const std::string& usual = option.get_default_str();
  if (kind == Kind::kText && !usual.empty()) {
    return fmt::format("{} = {}  # default\n", name, quote(usual));
  }
  return show_unset(option);
}

}  // namespace

std::string show_settings(const CLI::App& app, const FileSettings& from_file) {
  std::string text =
      "# What pseudo would do, as a configuration file for --config. Behind each value stands "
      "where "
      "it\n# comes from: command line, environment, file or default, of which the first that says "
      "it counts.\n";
  std::string group;
  for (const CLI::Option* option : app.get_options()) {
    if (!may_be_in_file(*option)) continue;
    if (option->get_group() != group) {
      group = option->get_group();
      text += fmt::format("\n# {}\n", group);
    }
    text += show_option(*option, from_file);
  }
  return text;
}

}  // namespace pseudo::cli
