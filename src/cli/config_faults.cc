#include "cli/config_faults.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include <fmt/format.h>

#include "cli/config_lines.h"
#include "cli/config_spelling.h"
#include "text/ascii_words.h"
#include "text/utf8.h"

namespace pseudo::cli {

namespace {

constexpr std::string_view kForm = "write one option a line, as in strict = true or lang = \"de\"";

/// Returns the option of a key, or "". In the latter case the file may not be a configuration at
/// all, and must not be quoted.
std::string option_of(std::string_view key, std::span<const std::string> known) {
  while (key.starts_with('-')) key.remove_prefix(1);
  std::string name = text::ascii_lower(without_quotes(key));
  std::ranges::replace(name, '_', '-');
  return std::ranges::count(known, name) > 0 ? name : std::string();
}

/// Returns a message about a quoted string. Returns nullopt if it is complete and nothing follows
/// it.
std::optional<std::string> string_fault(const std::string& key, std::string_view value) {
  const char quote = value.front();
  std::size_t end = 1;
  while (end < value.size() && value[end] != quote) {
    end += value[end] == '\\' && quote == '"' ? 2U : 1U;
  }
  if (end >= value.size()) {
    return fmt::format("{}: the closing quote is missing; write {}", key, corrected(key, value));
  }
  const std::string_view rest = trim(value.substr(end + 1));
  if (rest.empty()) {
    if (value.find('\\') == std::string_view::npos) return std::nullopt;
    return fmt::format(
        "{}: \\ begins a special character between double quotes; write single "
        "ones: {}",
        key, corrected(key, value));
  }
  if (rest.front() == ',') {
    return fmt::format("{}: several values are a list; write {}", key, corrected(key, value));
  }
  return fmt::format(
      "{}: more stands behind its value; begin a comment with #, and each option on "
      "a line of its own",
      key);
}

std::string list_fault(const std::string& key, std::string_view value) {
  return fmt::format(
      "{}: this is no list; write each text in quotes, with a comma between two, and "
      "] at the end: {}",
      key, corrected(key, value));
}

// The fault of a value that is neither in quotes nor a list.
std::string bare_value_fault(const std::string& key, std::string_view value) {
  if (value.find_first_not_of("+-0123456789.,") == std::string_view::npos) {
    if (value.find_first_of(".,") != std::string_view::npos) {
      return fmt::format("{}: takes a whole number, without dot and comma", key);
    }
  } else if (find_outside(value, ",") != std::string_view::npos) {
    return fmt::format("{}: several values are a list; write {}", key, corrected(key, value));
  }
  const std::size_t blank = value.find_first_of(" \t");
  const std::string_view first = value.substr(0, blank);
  const bool is_whole = first == "true" || first == "false" || is_number(first);
  if (is_whole && blank != std::string_view::npos) {
    return fmt::format(
        "{}: more stands behind its value; begin a comment with #, and each option "
        "on a line of its own",
        key);
  }
  constexpr std::size_t kMostDigits = 18;
  if (is_number(value) && value.size() > kMostDigits) {
    return fmt::format("{}: too large a number", key);
  }
  const std::string right = spelled(key, value);
  if (right == "true" || right == "false") {
    return fmt::format("{}: true and false are written small and without quotes; write {} = {}",
                       key, key, right);
  }
  if (is_number(value)) {
    return fmt::format("{}: a number begins with no 0; write {} = {}", key, key, right);
  }
  return fmt::format("{}: a text stands in quotes; write {} = {}", key, key, right);
}

std::string value_fault(const std::string& key, std::string_view value) {
  if (value.empty()) {
    return fmt::format("{}: its value is missing behind =; write it, or leave the line out", key);
  }
  if (value.front() == '=' || value.front() == ':') {
    value = trim(value.substr(1));
    return fmt::format("{}: one = stands between key and value; write {}", key,
                       corrected(key, value));
  }
  if (value.front() == '[') return list_fault(key, value);
  if (value.front() == '"' || value.front() == '\'') {
    if (std::optional<std::string> fault = string_fault(key, value)) return *std::move(fault);
    return fmt::format("{}: its value cannot be read; {}", key, kForm);
  }
  return bare_value_fault(key, value);
}

/// The parts of the file that messages need.
struct File {
  std::vector<std::string_view> lines;
  std::span<const std::string> known;  // options
};

/// Returns the first line before `line` that sets a key, or 0.
std::size_t first_line_of(const File& file, std::string_view key, std::size_t line) {
  for (std::size_t i = 0; i + 1 < line; ++i) {
    const std::size_t equals = find_outside(file.lines[i], "=");
    if (equals == std::string_view::npos) continue;
    if (option_of(trim(file.lines[i].substr(0, equals)), file.known) == key) return i + 1;
  }
  return 0;
}

std::string twice(const std::string& key, std::string_view value, std::string_view before,
                  std::size_t line) {
  std::vector<std::string> both = {without_quotes(before), without_quotes(value)};
  const bool are_texts = trim(before).starts_with('"') && trim(value).starts_with('"');
  return fmt::format(
      "{}: stands in line {}, too; leave one of them out{}", key, line,
      are_texts ? ", or, where it may have several values, write one list: " + as_list(key, both)
                : std::string());
}

std::string no_line() { return fmt::format("this is no option; {}", kForm); }

/// Returns a message about a line that has no = outside of quotes.
std::string no_option(std::string_view line, std::span<const std::string> known) {
  if (line.starts_with(';') || line.starts_with("//") || line.starts_with('%')) {
    return "a comment begins with #";
  }
  const std::size_t end = std::min(line.find_first_of(": \t"), line.size());
  const std::string key = option_of(line.substr(0, end), known);
  if (key.empty()) return no_line();
  const std::string_view value = trim(line.substr(std::min(end + 1, line.size())));
  if (value.empty()) {
    return fmt::format("{0}: = and a value are missing; write {0} = true, or {0} = \"...\"", key);
  }
  return fmt::format("{}: = is missing between key and value; write {}", key,
                     corrected(key, value));
}

/// Returns a description of a character that is not allowed in a line, or "".
std::string strange_character(std::string_view line) {
  for (const char c : line) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '\r') return "a line ends with CR alone; save the file with the line ends of Unix";
    if ((byte < 0x20 && c != '\t') || byte == 0x7F) {
      return fmt::format("a control character, \\x{:02X}; delete it", byte);
    }
  }
  if (find_outside(line, "\u00A0") != std::string_view::npos) {
    return "a no-break space; write a plain one";
  }
  return {};
}

std::string line_fault(const File& file, std::size_t number) {
  const std::string_view line = trim(file.lines[number - 1]);
  if (std::string strange = strange_character(line); !strange.empty()) return strange;
  const std::string_view said = without_comment(line);
  if (said.empty()) return no_line();
  if (said.front() == '[') {
    return "there are no sections; leave this line out, and write its options without it";
  }
  const std::size_t equals = find_outside(said, "=");
  if (equals == std::string_view::npos) return no_option(said, file.known);
  const std::string key = option_of(trim(said.substr(0, equals)), file.known);
  const std::string_view value = trim(said.substr(equals + 1));
  if (equals == 0) return fmt::format("no key stands before =; {}", kForm);
  if (key.empty()) return no_line();
  if (has_curly_quotes(value)) {
    return fmt::format("{}: typographic quotes; write straight ones: {}", key,
                       corrected(key, value));
  }
  if (const std::size_t first = first_line_of(file, key, number); first > 0) {
    const std::string_view other = without_comment(file.lines[first - 1]);
    return twice(key, value, trim(other.substr(find_outside(other, "=") + 1)), first);
  }
  return value_fault(key, value);
}

/// Explains a fault inside a list that began on an earlier line.
ConfigFault open_list(const File& file, std::size_t opened, std::size_t line) {
  const std::string_view start = file.lines[opened - 1];
  const std::string key = option_of(trim(start.substr(0, find_outside(start, "="))), file.known);
  if (key.empty()) return {opened, no_line()};
  const std::string_view here =
      line <= file.lines.size() ? without_comment(file.lines[line - 1]) : std::string_view();
  const bool is_word =
      !here.empty() && std::string_view("\"'[],").find(here.front()) == std::string_view::npos;
  if (is_word && here.find('=') == std::string_view::npos) {
    return {line, fmt::format("{}: the texts of a list stand in quotes, as in {}", key,
                              as_list(key, parts_of(here)))};
  }
  return {opened, fmt::format("{}: the list that begins here lacks a comma between two texts, or "
                              "its ]; write it as in [\"a\", \"b\"]",
                              key)};
}

std::optional<ConfigFault> encoding_fault(std::string_view bytes) {
  if (bytes.starts_with("\xFF\xFE") || bytes.starts_with("\xFE\xFF") ||
      bytes.substr(0, 4).find('\0') != std::string_view::npos) {
    return ConfigFault{1, "the file is UTF-16; save it as UTF-8"};
  }
  const std::optional<std::size_t> wrong = text::find_invalid_utf8(bytes);
  if (!wrong) return std::nullopt;
  const auto line = 1 + std::ranges::count(bytes.substr(0, *wrong), '\n');
  return ConfigFault{static_cast<std::size_t>(line),
                     "a letter that is not UTF-8; save the file as UTF-8"};
}

}  // namespace

ConfigFault explain_config(std::string_view bytes, std::size_t line,
                           std::span<const std::string> known) {
  if (std::optional<ConfigFault> fault = encoding_fault(bytes)) return *std::move(fault);
  constexpr std::string_view kBom = "\uFEFF";
  if (bytes.starts_with(kBom)) bytes.remove_prefix(kBom.size());
  const File file{lines_of(bytes), known};
  ConfigScanner scanner;
  for (std::size_t i = 0; i + 1 < line && i < file.lines.size(); ++i) {
    scanner.take(file.lines[i], i + 1);
  }
  if (scanner.is_in_text()) {
    return {scanner.opened(),
            "the text that begins here with three quotes has no end; write it "
            "between one quote and another, on one line"};
  }
  if (scanner.is_in_list()) return open_list(file, scanner.opened(), line);
  // If the file ends too early, the fault is on its last line.
  const std::size_t number = std::min(std::max<std::size_t>(line, 1), file.lines.size());
  if (number == 0) return {1, no_line()};
  return {number, line_fault(file, number)};
}

}  // namespace pseudo::cli
