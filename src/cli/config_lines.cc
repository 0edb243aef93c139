#include "cli/config_lines.h"

#include <algorithm>

namespace pseudo::cli {

namespace {

constexpr std::string_view kBlank = " \t\r";

bool is_section(std::string_view line, std::size_t bracket) {
  return trim(line.substr(0, bracket)).empty();
}

}  // namespace

std::string_view trim(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(kBlank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlank) - begin + 1);
}

std::vector<std::string_view> lines_of(std::string_view bytes) {
  std::vector<std::string_view> lines;
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    lines.push_back(bytes.substr(0, end));
    if (lines.back().ends_with('\r')) lines.back().remove_suffix(1);
    bytes.remove_prefix(std::min(end + 1, bytes.size()));
  }
  return lines;
}

std::size_t find_outside(std::string_view line, std::string_view wanted) {
  char quote = 0;
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (quote != 0) {
      if (line[at] == '\\' && quote == '"')
        ++at;
      else if (line[at] == quote)
        quote = 0;
      continue;
    }
    if (line.substr(at).starts_with(wanted)) return at;
    if (line[at] == '#') break;
    if (line[at] == '"' || line[at] == '\'') quote = line[at];
  }
  return std::string_view::npos;
}

std::string_view without_comment(std::string_view line) {
  return trim(line.substr(0, std::min(find_outside(line, "#"), line.size())));
}

void ConfigScanner::take(std::string_view line, std::size_t number) {
  for (std::size_t at = 0; at < line.size(); ++at) {
    if (!quote_.empty()) {
      at = in_string(line, at);
    } else if (line[at] == '#') {
      break;
    } else if (line[at] == '"' || line[at] == '\'') {
      at = open_string(line, at, number);
    } else if (line[at] == '[') {
      if (depth_++ == 0 && !is_section(line, at)) opened_ = number;
    } else if (line[at] == ']' && depth_ > 0) {
      --depth_;
    }
  }
  if (quote_.size() == 1) quote_.clear();
}

std::size_t ConfigScanner::open_string(std::string_view line, std::size_t at, std::size_t number) {
  const std::string three(3, line[at]);
  quote_ = line.substr(at, 3) == three ? three : three.substr(0, 1);
  if (quote_.size() == 3 && depth_ == 0) opened_ = number;
  return at + quote_.size() - 1;
}

std::size_t ConfigScanner::in_string(std::string_view line, std::size_t at) {
  if (line[at] == '\\' && quote_.front() == '"') return at + 1;
  if (line.substr(at, quote_.size()) != quote_) return at;
  const std::size_t last = at + quote_.size() - 1;
  quote_.clear();
  return last;
}

}  // namespace pseudo::cli
