#include "cli/config_origin.h"

#include <fmt/format.h>

#include "corpus/document_ids.h"

namespace pseudo::cli {

namespace {

/// The engine does not know options. These are its own words for what an option sets.
struct EngineWords {
  std::string_view begin;
  std::string_view option;
};
constexpr EngineWords kEngineWords[] = {{"a shift of ", "shift"},
                                        {"a bound of ", "max-shift"},
                                        {"a class of first letters ", "letter-classes"},
                                        {"the style ", "style"},
                                        {"the format of tags ", "tag-format"},
                                        {"the mask ", "mask-char"},
                                        {"masks of ", "mask-length"},
                                        {"the output ", "output"},
                                        {"the report ", "report"},
                                        {"a report ", "report"},
                                        {"the vault ", "vault"},
                                        {"a vault ", "vault"}};

/// True if the message, or the text after an "and" in it, begins with `words` as whole words.
bool names(std::string_view message, std::string_view words) {
  constexpr std::string_view kAnd = " and ";
  for (std::size_t at = message.find(words); at != std::string_view::npos;
       at = message.find(words, at + 1)) {
    const std::string_view rest = message.substr(at + words.size());
    const bool ends = rest.empty() || rest.front() == ' ' || rest.front() == ':' ||
                      rest.front() == '=' || rest.front() == ';';
    if (ends && (at == 0 || message.substr(0, at).ends_with(kAnd))) return true;
  }
  return false;
}

bool is_about(std::string_view message, const ConfigOrigin& origin) {
  if (names(message, "--" + origin.option)) return true;
  const std::string value = printable(origin.value);
  if (!value.empty() && message.starts_with(value + ":")) return true;
  for (const EngineWords& words : kEngineWords) {
    if (words.option == origin.option && message.starts_with(words.begin)) return true;
  }
  return false;
}

}  // namespace

std::size_t line_about(std::string_view message, std::span<const ConfigOrigin> origins) {
  std::size_t line = 0;
  for (const ConfigOrigin& origin : origins) {
    // The message names one of several values of an option.
    if (names(message, fmt::format("--{} {}", origin.option, printable(origin.value)))) {
      return origin.line;
    }
    if (line == 0 && is_about(message, origin)) line = origin.line;
  }
  return line;
}

}  // namespace pseudo::cli
