#include "corpus/input/line_batch.h"

#include <algorithm>

namespace pseudo {

namespace {

bool is_blank(std::string_view line) {
  return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

/// The end of the blank lines that begin at `at`.
std::size_t skip_blank_lines(std::string_view lines, std::size_t at) {
  while (at < lines.size()) {
    const std::size_t end = std::min(lines.find('\n', at), lines.size());
    if (!is_blank(lines.substr(at, end - at))) return at;
    at = std::min(end + 1, lines.size());
  }
  return at;
}

}  // namespace

// Searches from end to end: lines are long, and memchr is fast.
std::size_t count_line_ends(std::string_view lines) {
  std::size_t ends = 0;
  for (std::size_t at = lines.find('\n'); at != lines.npos; at = lines.find('\n', at + 1)) ++ends;
  return ends;
}

std::vector<BatchLine> split_lines(const Batch& batch) {
  const std::string_view lines(batch.lines);
  std::vector<BatchLine> found;
  std::size_t raw_begin = 0;
  std::size_t number = batch.first_line;
  for (std::size_t at = 0; at < lines.size(); ++number) {
    const std::size_t end = std::min(lines.find('\n', at), lines.size());
    const std::string_view line = without_mark(lines.substr(at, end - at), number);
    at = std::min(end + 1, lines.size());
    if (is_blank(line)) continue;
    const std::size_t raw_end = skip_blank_lines(lines, at);
    found.push_back({number, line, lines.substr(raw_begin, raw_end - raw_begin)});
    raw_begin = raw_end;
  }
  return found;
}

}  // namespace pseudo
