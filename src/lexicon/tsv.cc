#include "lexicon/tsv.h"

#include <fmt/format.h>

#include <algorithm>
#include <limits>
#include <optional>
#include <unordered_set>
#include <utility>

#include "text/ascii.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lexicon {
namespace {

constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

Error error_at(const std::string& path, std::size_t line, std::string message) {
  return {ErrorCode::kLexicon, std::move(message), in_file(path, line)};
}

std::optional<Error> check_encoding(const std::string& path, std::string_view text) {
  if (text.size() > std::numeric_limits<std::uint32_t>::max() / 4) {
    return error_at(path, 0, "the table is too large (over 1 GB)");
  }
  const auto bad = text::find_invalid_utf8(text);
  if (!bad) return std::nullopt;
  const auto line = 1 + std::count(text.begin(), text.begin() + static_cast<long>(*bad), '\n');
  return error_at(path, static_cast<std::size_t>(line), "not UTF-8; save the file as UTF-8");
}

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return (byte < 0x20 && c != '\t') || byte == 0x7F;
}

std::string_view take_line(std::string_view& text) {
  const std::size_t end = std::min(text.find('\n'), text.size());
  std::string_view line = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  if (line.ends_with('\r')) line.remove_suffix(1);
  return line;
}

// Appends the fields of the line and returns their number.
std::size_t split_fields(std::string_view line, std::vector<std::string_view>& fields) {
  std::size_t count = 1;
  for (std::size_t tab = line.find('\t'); tab != line.npos; tab = line.find('\t')) {
    ++count;
    fields.push_back(line.substr(0, tab));
    line.remove_prefix(tab + 1);
  }
  fields.push_back(line);
  return count;
}

bool is_column_name(std::string_view name) {
  return !name.empty() && std::ranges::all_of(name, [](char c) {
    return text::is_ascii_lower(c) || text::is_ascii_digit(c) || c == '_';
  });
}

std::optional<std::string> header_fault(const std::vector<std::string_view>& columns) {
  // The message omits the column name: if the header is missing, it may be a name.
  std::unordered_set<std::string_view> seen;
  std::size_t number = 0;
  for (const std::string_view column : columns) {
    ++number;
    if (!is_column_name(column)) {
      return fmt::format("column {} has no name (a-z, 0-9 and _); the first line names the columns",
                         number);
    }
    if (!seen.insert(column).second) {
      return fmt::format("column {} has the name of another one", number);
    }
  }
  return std::nullopt;
}

std::optional<std::string> line_fault(std::string_view line) {
  if (std::ranges::any_of(line, is_control)) return "a control character in the row";
  if (!text::is_ascii(line) && !text::is_nfc(line)) {
    return "not in Unicode normal form NFC; convert the file (uconv -x nfc)";
  }
  return std::nullopt;
}

std::optional<std::string> name_fault(std::string_view name) {
  if (name.empty() || text::fold_key(name).empty()) return "the name in the first column is empty";
  if (name.front() == ' ' || name.back() == ' ') {
    return "the name in the first column begins or ends with a blank";
  }
  return std::nullopt;
}

bool is_comment(std::string_view line) { return line == "#" || line.starts_with("# "); }

// Parses line by line; returns the first fault as the error of the file.
class Parser {
 public:
  Parser(std::string name, std::string_view text) : text_(text) { table_.name = std::move(name); }

  std::optional<std::string> parse() {
    while (!text_.empty()) {
      const std::string_view line = take_line(text_);
      ++line_;
      if (line.empty() || (table_.columns.empty() && is_comment(line))) continue;
      if (auto fault = line_fault(line)) return fault;
      auto fault = table_.columns.empty() ? read_header(line) : read_row(line);
      if (fault) return fault;
    }
    if (table_.columns.empty()) return "no header line with the names of the columns";
    return std::nullopt;
  }

  [[nodiscard]] std::size_t line() const { return line_; }
  TsvTable take() { return std::move(table_); }

 private:
  std::optional<std::string> read_header(std::string_view line) {
    table_.header_line = line_;
    split_fields(line, table_.columns);
    return header_fault(table_.columns);
  }

  std::optional<std::string> read_row(std::string_view line) {
    const std::size_t count = split_fields(line, table_.cells);
    if (count != table_.columns.size()) {
      return fmt::format("{} columns where the header has {}", count, table_.columns.size());
    }
    if (auto fault = name_fault(table_.cells[table_.cells.size() - count])) return fault;
    if (!seen_.insert(line).second) return "the same row occurs twice";
    table_.lines.push_back(line_);
    return std::nullopt;
  }

  std::string_view text_;
  std::size_t line_ = 0;
  TsvTable table_;
  std::unordered_set<std::string_view> seen_;
};

}  // namespace

std::size_t TsvTable::column(std::string_view wanted) const {
  return static_cast<std::size_t>(std::ranges::find(columns, wanted) - columns.begin());
}

Result<TsvTable> parse_tsv(std::string name, const std::string& path, std::string_view text) {
  if (auto error = check_encoding(path, text)) return *std::move(error);
  if (text.starts_with(kByteOrderMark)) text.remove_prefix(kByteOrderMark.size());
  Parser parser(std::move(name), text);
  if (auto fault = parser.parse()) return error_at(path, parser.line(), *std::move(fault));
  return parser.take();
}

}  // namespace pseudo::lexicon
