#include "cli/list_file.h"

#include <algorithm>
#include <utility>

#include <fmt/format.h>

#include "cli/patient_read.h"
#include "corpus/document_ids.h"
#include "model/errors.h"
#include "text/utf8.h"

namespace pseudo::cli {

namespace {

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x20 || byte == 0x7F;
}

// Returns all lines except comments and blank lines.
std::vector<ListLine> list_lines_of(std::string_view text) {
  constexpr std::string_view kBom = "\xEF\xBB\xBF";
  if (text.starts_with(kBom)) text.remove_prefix(kBom.size());
  std::vector<ListLine> lines;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && line.front() != '#') lines.push_back({number, line});
  }
  return lines;
}

}  // namespace

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

ListFile::ListFile(std::string option, std::string path)
    : option_(std::move(option)), path_(std::move(path)) {}

Result<std::vector<ListLine>> ListFile::read() {
  const std::string shown = printable(path_);
  Result<std::string> bytes = read_to_end(path_);
  if (!bytes) return usage_error(fmt::format("{} {}: {}", option_, shown, bytes.error().message));
  bytes_ = std::move(*bytes);
  if (const auto invalid = text::find_invalid_utf8(bytes_)) {
    const auto line = std::ranges::count(std::string_view(bytes_).substr(0, *invalid), '\n') + 1;
    return error(static_cast<std::size_t>(line), "is not UTF-8; convert the file");
  }
  std::vector<ListLine> lines = list_lines_of(bytes_);
  const auto strange = std::ranges::find_if(lines, [](const ListLine& line) {
    return std::ranges::any_of(line.text, [](char c) { return c != '\t' && is_control(c); });
  });
  if (strange != lines.end()) {
    return error(*strange, "a control character; write one row a line, with LF or CRLF line ends");
  }
  if (lines.empty()) {
    return usage_error(
        fmt::format("{} {}: holds no row; leave the option out if none is meant", option_, shown));
  }
  return lines;
}

Error ListFile::error(std::size_t line, std::string_view what) const {
  Error error = usage_error(fmt::format("{} {}:{}: {}", option_, printable(path_), line, what));
  error.where = in_file(printable(path_), line);
  return error;
}

}  // namespace pseudo::cli
