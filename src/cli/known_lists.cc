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

#include "cli/list_file.h"
#include "text/skeleton.h"

namespace pseudo::cli {

namespace {

// Never shows the label, which is the secret string if the columns are swapped.
Error unknown_listed_label(const ListFile& list, const ListLine& line, const ListedString& row,
                           const LabelMap& labels) {
  if (labels.find(row.text) != nullptr) {
    return list.error(line, "the label comes first; swap the columns");
  }
  const std::vector<std::string> near = labels.nearest(row.label);
  if (row.label.empty() || near.empty()) {
    return list.error(line,
                      "unknown label; write a label of the corpus or a category before the tab, "
                      "or name it with --map-label");
  }
  return list.error(line, fmt::format("unknown label; did you mean {}? Or name it with --map-label",
                                      fmt::join(near, ", ")));
}

Result<ListedString> row_of(const ListFile& list, const ListLine& line, const LabelMap& labels) {
  const std::size_t tab = line.text.find('\t');
  if (tab == std::string_view::npos || line.text.find('\t', tab + 1) != std::string_view::npos) {
    return list.error(line, "write a label, a tab and a string, as in PERSON<tab>Eva Huber");
  }
  ListedString row{std::string(trimmed(line.text.substr(0, tab))),
                   std::string(trimmed(line.text.substr(tab + 1))), line.number};
  if (row.text.empty()) return list.error(line, "no string behind the tab");
  const LabelRule* const rule = labels.find(row.label);
  if (rule == nullptr) return unknown_listed_label(list, line, row, labels);
  if (rule->kind == LabelRule::Kind::kKeep) {
    return list.error(line, "the label is kept; write one that is replaced");
  }
  if (text::skeleton_key(row.text).size() < 2) {
    return list.error(line, "the string is too short to be looked for; write two letters or more");
  }
  return row;
}

// Repeated rows count once.
Status read_rows(std::string_view option, const std::string& path, const LabelMap& labels,
                 std::vector<ListedString>& rows) {
  if (path.empty()) return Done{};
  ListFile list(std::string(option), path);
  const Result<std::vector<ListLine>> lines = list.read();
  if (!lines) return lines.error();
  std::set<std::string> seen;
  for (const ListLine& line : *lines) {
    Result<ListedString> row = row_of(list, line, labels);
    if (!row) return row.error();
    if (seen.insert(row->label + '\t' + row->text).second) rows.push_back(std::move(*row));
  }
  return Done{};
}

Status read_words(const std::string& path, std::vector<std::string>& words) {
  if (path.empty()) return Done{};
  ListFile list("--ignore", path);
  const Result<std::vector<ListLine>> lines = list.read();
  if (!lines) return lines.error();
  for (const ListLine& line : *lines) {
    if (line.text.find_first_of(" \t") != std::string_view::npos) {
      return list.error(line, "write one word a line");
    }
    words.emplace_back(line.text);
  }
  return Done{};
}

// `row`: "mail/1<tab>T3] colleague", or "T3] colleague" for any document.
Status add_description(const ListFile& list, const ListLine& line, StyleOptions& styles) {
  const std::size_t tab = std::min(line.text.find('\t'), line.text.size());
  const bool has_id = tab < line.text.size();
  const std::string_view rest = has_id ? trimmed(line.text.substr(tab + 1)) : line.text;
  const std::size_t bracket = std::min(rest.find(']'), rest.size());
  const std::string_view annotation = trimmed(rest.substr(0, bracket));
  const std::string_view text =
      bracket < rest.size() ? trimmed(rest.substr(bracket + 1)) : std::string_view();
  if (annotation.empty() || text.empty() || text.find('\t') != std::string_view::npos) {
    return list.error(line,
                      "write the document's id, a tab, the annotation's id, a bracket and a "
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
  ListFile list("--descriptions", from.descriptions);
  const Result<std::vector<ListLine>> lines = list.read();
  if (!lines) return lines.error();
  for (const ListLine& line : *lines) {
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
