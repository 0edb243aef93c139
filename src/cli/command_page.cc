#include "cli/command_page.h"

#include <algorithm>
#include <string_view>

namespace pseudo::cli {

bool OptionRow::takes_file() const {
  constexpr std::string_view kFiles[] = {"FILE", "PATH", "PAGE", "OTHER", "NAME|FILE"};
  return std::ranges::count(kFiles, value) > 0;
}

bool OptionRow::takes_folder() const { return value == "DIR"; }

bool OptionRow::is_assignment() const { return value.find('=') != std::string::npos; }

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    lines.push_back(text.substr(begin, end - begin));
    begin = end + 1;
  }
  return lines;
}

std::vector<std::string> synopsis_of(const std::string& usage) {
  constexpr std::size_t kIndent = std::string_view("Usage: ").size();
  std::vector<std::string> lines;
  for (const std::string& line : lines_of(usage)) {
    if (line.empty()) break;
    lines.push_back(line.substr(std::min(kIndent, line.size())));
  }
  return lines;
}

std::string description_of(const std::string& usage) {
  const std::size_t blank = usage.find("\n\n");
  return blank == std::string::npos ? std::string() : usage.substr(blank + 2);
}

Columns columns_of(const std::string& line) {
  const std::size_t begin = line.find_first_not_of(' ');
  if (begin == std::string::npos) return {line, {}};
  const std::size_t gap = line.find("  ", begin);
  if (gap == std::string::npos) return {line, {}};
  const std::size_t right = line.find_first_not_of(' ', gap);
  if (right == std::string::npos) return {line.substr(0, gap), {}};
  return {line.substr(0, gap), line.substr(right)};
}

}  // namespace pseudo::cli
