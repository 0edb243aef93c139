#include "cli/known_lists.h"

#include <algorithm>
#include <cstddef>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/patient_read.h"
#include "corpus/document_ids.h"
#include "text/skeleton.h"
#include "text/utf8.h"

namespace pseudo::cli {

namespace {

Error usage(std::string message) { return {ErrorCode::kUsage, std::move(message)}; }

struct Line {
  std::size_t number = 0;
  std::string_view text;
};

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r";
  const std::size_t first = text.find_first_not_of(kBlanks);
  if (first == std::string_view::npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

bool is_control(char c) {
  const auto byte = static_cast<unsigned char>(c);
  return byte < 0x20 || byte == 0x7F;
}

// Without comments and blank lines.
std::vector<Line> lines_of(std::string_view text) {
  constexpr std::string_view kBom = "\xEF\xBB\xBF";
  if (text.starts_with(kBom)) text.remove_prefix(kBom.size());
  std::vector<Line> lines;
  for (std::size_t number = 1; !text.empty(); ++number) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    const std::string_view line = trimmed(text.substr(0, end));
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && line.front() != '#') lines.push_back({number, line});
  }
  return lines;
}

// A file of known strings.
class List {
 public:
  List(std::string_view option, const std::string& path)
      : option_(option), path_(printable(path)) {}

  Result<std::vector<Line>> read(const std::string& path) {
    Result<std::string> bytes = read_to_end(path);
    if (!bytes) return usage(fmt::format("{} {}: {}", option_, path_, bytes.error().message));
    bytes_ = std::move(*bytes);
    if (const auto invalid = text::find_invalid_utf8(bytes_)) {
      const auto line = std::ranges::count(std::string_view(bytes_).substr(0, *invalid), '\n') + 1;
      return usage(fmt::format("{} {}:{}: is not UTF-8; convert the file", option_, path_, line));
    }
    std::vector<Line> lines = lines_of(bytes_);
    const auto strange = std::ranges::find_if(lines, [](const Line& line) {
      return std::ranges::any_of(line.text, [](char c) { return c != '\t' && is_control(c); });
    });
    if (strange != lines.end()) {
      return error(*strange,
                   "a control character; write one row a line, with LF or CRLF line ends");
    }
    if (lines.empty()) {
      return usage(fmt::format("{} {}: holds no row; leave the option out if none is meant",
                               option_, path_));
    }
    return lines;
  }

  [[nodiscard]] Error error(const Line& line, std::string_view what) const {
    return usage(fmt::format("{} {}:{}: {}", option_, path_, line.number, what));
  }

 private:
  std::string option_;
  std::string path_;
  std::string bytes_;
};

// Never shows the label: where the columns are swapped it is the string.
Error unknown_label(const List& list, const Line& line, const ListedString& row,
                    const LabelMap& labels) {
  if (labels.find(row.text) != nullptr) {
    return list.error(line, "the label comes first; swap the columns");
  }
  const std::vector<std::string> near = labels.nearest(row.label);
  if (row.label.empty() || near.empty()) {
    return list.error(line,
                      "unknown label; write a label or a node of the corpus before the tab, "
                      "or name it with --map-label");
  }
  return list.error(line, fmt::format("unknown label; did you mean {}? Or name it with --map-label",
                                      fmt::join(near, ", ")));
}

Result<ListedString> row_of(const List& list, const Line& line, const LabelMap& labels) {
  const std::size_t tab = line.text.find('\t');
  if (tab == std::string_view::npos || line.text.find('\t', tab + 1) != std::string_view::npos) {
    return list.error(line, "write a label, a tab and a string, as in PERSON<tab>Eva Huber");
  }
  ListedString row{std::string(trimmed(line.text.substr(0, tab))),
                   std::string(trimmed(line.text.substr(tab + 1))), line.number};
  if (row.text.empty()) return list.error(line, "no string behind the tab");
  const LabelRule* const rule = labels.find(row.label);
  if (rule == nullptr) return unknown_label(list, line, row, labels);
  if (rule->kind == LabelRule::Kind::kKeep) {
    return list.error(line, "the label is kept by --keep-label; write one that is replaced");
  }
  if (text::skeleton_key(row.text).size() < 2) {
    return list.error(line, "the string is too short to be looked for; write two letters or more");
  }
  return row;
}

// A row that is there twice counts once.
Status read_rows(std::string_view option, const std::string& path, const LabelMap& labels,
                 std::vector<ListedString>& rows) {
  if (path.empty()) return Done{};
  List list(option, path);
  const Result<std::vector<Line>> lines = list.read(path);
  if (!lines) return lines.error();
  std::set<std::string> seen;
  for (const Line& line : *lines) {
    Result<ListedString> row = row_of(list, line, labels);
    if (!row) return row.error();
    if (seen.insert(row->label + '\t' + row->text).second) rows.push_back(std::move(*row));
  }
  return Done{};
}

Status read_words(const std::string& path, std::vector<std::string>& words) {
  if (path.empty()) return Done{};
  List list("--ignore", path);
  const Result<std::vector<Line>> lines = list.read(path);
  if (!lines) return lines.error();
  for (const Line& line : *lines) {
    if (line.text.find_first_of(" \t") != std::string_view::npos) {
      return list.error(line, "write one word a line");
    }
    words.emplace_back(line.text);
  }
  return Done{};
}

// "mail/1<tab>T3] colleague", or "T3] colleague" for any document.
Status add_description(const List& list, const Line& line, StyleOptions& styles) {
  const std::size_t tab = std::min(line.text.find('\t'), line.text.size());
  const bool has_id = tab < line.text.size();
  const std::string_view rest = has_id ? trimmed(line.text.substr(tab + 1)) : line.text;
  const std::size_t bracket = std::min(rest.find(']'), rest.size());
  const std::string_view annotation = trimmed(rest.substr(0, bracket));
  const std::string_view text =
      bracket < rest.size() ? trimmed(rest.substr(bracket + 1)) : std::string_view();
  if (annotation.empty() || text.empty() || text.find('\t') != std::string_view::npos) {
    return list.error(line, "write the document's id, a tab, the annotation's id, a bracket and a "
                            "description, as in mail/1<tab>T3] former employer");
  }
  const std::string id(has_id ? trimmed(line.text.substr(0, tab)) : std::string_view());
  const auto [known, is_new] = styles.descriptions[id].try_emplace(std::string(annotation), text);
  if (is_new || known->second == text) return Done{};
  return list.error(line, "the annotation has another description already");
}

}  // namespace

Status read_descriptions(const CliOptions& from, Options& options) {
  if (from.descriptions.empty()) return Done{};
  List list("--descriptions", from.descriptions);
  const Result<std::vector<Line>> lines = list.read(from.descriptions);
  if (!lines) return lines.error();
  for (const Line& line : *lines) {
    if (Status added = add_description(list, line, options.styles); !added) return added;
  }
  return Done{};
}

Status read_known_lists(const CliOptions& from, Options& options) {
  if (Status done = read_rows("--allow", from.allow, options.labels, options.allow); !done) {
    return done;
  }
  if (Status done = read_rows("--deny", from.deny, options.labels, options.deny); !done) {
    return done;
  }
  return read_words(from.ignore, options.ignore);
}

}  // namespace pseudo::cli
