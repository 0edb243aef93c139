#include "cli/config_spelling.h"

#include <algorithm>
#include <array>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/config_lines.h"
#include "corpus/document_ids.h"
#include "text/ascii_words.h"

namespace pseudo::cli {

namespace {

/// Quotes that word processors insert.
constexpr std::array<std::string_view, 11> kCurlyQuotes = {"„", "“", "”", "‟", "‚", "‘",
                                                           "’", "«", "»", "‹", "›"};
/// Options whose values are names of secret files. Users may put the secret itself there by
/// mistake.
constexpr std::array<std::string_view, 2> kSecrets = {"key-file", "vault-key"};
constexpr std::size_t kMostShown = 80;  // maximum size of a value in messages, in bytes

bool looks_like_key(std::string_view value) {
  constexpr std::size_t kDigits = 32;
  return value.size() >= kDigits &&
         value.find_first_not_of("0123456789abcdefABCDEF") == std::string_view::npos;
}

/// Returns the value as a TOML string, unless it is a secret or too long to be shown.
std::string quoted(std::string_view key, std::string_view value) {
  const std::string_view name = value.substr(value.rfind('/') + 1);
  if (std::ranges::count(kSecrets, key) > 0 || looks_like_key(name)) return "\"FILE\"";
  if (value.size() > kMostShown) return "\"...\"";
  const bool has_escape = value.find('\\') != std::string_view::npos;
  const char* const quote = has_escape ? "'" : "\"";
  return fmt::format("{0}{1}{0}", quote, printable(value));
}

std::vector<std::string> split(std::string_view value) {
  std::vector<std::string> parts;
  while (!value.empty()) {
    const std::size_t end = std::min(value.find(','), value.size());
    parts.push_back(without_quotes(value.substr(0, end)));
    value.remove_prefix(std::min(end + 1, value.size()));
  }
  std::erase(parts, "");
  return parts;
}

}  // namespace

bool has_curly_quotes(std::string_view line) {
  return std::ranges::any_of(kCurlyQuotes, [&](std::string_view quote) {
    return find_outside(line, quote) != std::string_view::npos;
  });
}

std::string without_quotes(std::string_view text) {
  std::string plain(text);
  for (const std::string_view quote : kCurlyQuotes) {
    for (std::size_t at = 0; (at = plain.find(quote, at)) != std::string::npos;) {
      plain.erase(at, quote.size());
    }
  }
  std::erase_if(plain, [](char c) { return c == '"' || c == '\''; });
  return std::string(trim(plain));
}

bool is_number(std::string_view value) {
  if (value.starts_with('-') || value.starts_with('+')) value.remove_prefix(1);
  return !value.empty() && value.find_first_not_of("0123456789") == std::string_view::npos;
}

std::string spelled(std::string_view key, std::string_view value) {
  constexpr std::array<std::string_view, 5> kYes = {"true", "yes", "on", "ja", "wahr"};
  constexpr std::array<std::string_view, 5> kNo = {"false", "no", "off", "nein", "falsch"};
  if (std::ranges::count(kYes, text::ascii_lower(value)) > 0) return "true";
  if (std::ranges::count(kNo, text::ascii_lower(value)) > 0) return "false";
  if (is_number(value)) {
    const bool is_negative = value.front() == '-';
    value.remove_prefix(std::min(value.find_first_not_of("+-0"), value.size() - 1));
    return fmt::format("{}{}", is_negative ? "-" : "", value);
  }
  return quoted(key, value);
}

std::vector<std::string> parts_of(std::string_view list) {
  std::string value(list);
  // If a comma is missing, quotes separate the strings.
  for (std::size_t at = 0; (at = value.find("\" \"", at)) != std::string::npos;)
    value[at + 1] = ',';
  return split(value);
}

std::string corrected(std::string_view key, std::string_view value) {
  std::string_view inner = trim(value);
  const bool is_list = inner.starts_with('[') || find_outside(inner, ",") != inner.npos;
  if (inner.starts_with('[')) inner.remove_prefix(1);
  if (inner.ends_with(']')) inner.remove_suffix(1);
  if (is_list) return as_list(key, parts_of(inner));
  return fmt::format("{} = {}", key, spelled(key, without_quotes(inner)));
}

std::string as_list(std::string_view key, const std::vector<std::string>& values) {
  std::vector<std::string> shown;
  for (const std::string& value : values) shown.push_back(quoted(key, value));
  return fmt::format("{} = [{}]", key, fmt::join(shown, ", "));
}

}  // namespace pseudo::cli
