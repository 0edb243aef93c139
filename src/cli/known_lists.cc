#include "cli/known_lists.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "cli/patient_read.h"
#include "corpus/document_ids.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "values/digits_letters.h"

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
    if (text::find_invalid_utf8(bytes_)) {
      return usage(fmt::format("{} {}: is not UTF-8; convert it", option_, path_));
    }
    std::vector<Line> lines = lines_of(bytes_);
    if (lines.empty()) {
      return usage(fmt::format("{} {}: holds no row; leave the option out if none is meant",
                               option_, path_));
    }
    return lines;
  }

  [[nodiscard]] Error error(const Line& line, std::string_view what) const {
    return usage(fmt::format("{} {}:{}: {}", option_, path_, line.number, what));
  }

  // Folded string -> its lines.
  std::multimap<std::string, std::size_t> known;
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  std::string option_;
  std::string path_;
  std::string bytes_;
};

Result<ListedString> row_of(const List& list, const Line& line, const Options& options) {
  const std::size_t tab = line.text.find('\t');
  if (tab == std::string_view::npos || line.text.find('\t', tab + 1) != std::string_view::npos) {
    return list.error(line, "write a label, a tab and a string, as in PERSON<tab>Eva Huber");
  }
  ListedString row{std::string(trimmed(line.text.substr(0, tab))),
                   std::string(trimmed(line.text.substr(tab + 1)))};
  const LabelRule* const rule = options.labels.find(row.label);
  if (rule == nullptr) {
    return list.error(line,
                      "unknown label; name it with --map-label, or write a label or a node "
                      "of the corpus before the tab");
  }
  if (rule->kind == LabelRule::Kind::kKeep) {
    return list.error(line, "the label is kept by --keep-label; write one that is replaced");
  }
  if (text::fold_key(row.text).size() < 2 || !values::has_content(row.text)) {
    return list.error(line, "the string is too short to be looked for; write two letters or more");
  }
  return row;
}

Status read_rows(const std::string& path, List& list, const Options& options,
                 std::vector<ListedString>& rows) {
  if (path.empty()) return Done{};
  const Result<std::vector<Line>> lines = list.read(path);
  if (!lines) return lines.error();
  std::map<std::string, std::size_t> seen;
  for (const Line& line : *lines) {
    Result<ListedString> row = row_of(list, line, options);
    if (!row) return row.error();
    std::string folded = text::fold_key(row->text);
    const auto [first, is_new] = seen.try_emplace(row->label + '\t' + folded, line.number);
    if (!is_new) {
      return list.error(line, fmt::format("the same as line {}; remove one", first->second));
    }
    list.known.emplace(std::move(folded), line.number);
    rows.push_back(std::move(*row));
  }
  return Done{};
}

Status check_both(const List& allow, const List& deny) {
  for (const auto& [folded, line] : allow.known) {
    const auto denied = deny.known.find(folded);
    if (denied == deny.known.end()) continue;
    return allow.error({line, {}},
                       fmt::format("the string is denied, too ({}:{}); remove it from one of the "
                                   "lists",
                                   deny.path(), denied->second));
  }
  return Done{};
}

Status read_words(const std::string& path, std::vector<std::string>& words) {
  if (path.empty()) return Done{};
  List list("--ignore", path);
  const Result<std::vector<Line>> lines = list.read(path);
  if (!lines) return lines.error();
  std::map<std::string, std::size_t> seen;
  for (const Line& line : *lines) {
    if (line.text.find_first_of(" \t") != std::string_view::npos) {
      return list.error(line, "write one word a line");
    }
    const auto [first, is_new] = seen.try_emplace(text::fold_key(line.text), line.number);
    if (!is_new) {
      return list.error(line, fmt::format("the same as line {}; remove one", first->second));
    }
    words.emplace_back(line.text);
  }
  return Done{};
}

}  // namespace

Status read_known_lists(const CliOptions& from, Options& options) {
  List allow("--allow", from.allow);
  List deny("--deny", from.deny);
  if (Status done = read_rows(from.allow, allow, options, options.allow); !done) return done;
  if (Status done = read_rows(from.deny, deny, options, options.deny); !done) return done;
  if (Status done = check_both(allow, deny); !done) return done;
  return read_words(from.ignore, options.ignore);
}

}  // namespace pseudo::cli
