#include "cli/scheme.h"

#include <algorithm>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "cli/list_file.h"
#include "cli/version.h"
#include "corpus/document_ids.h"
#include "model/style_traits.h"
#include "pseudo/style.h"
#include "text/nearest_word.h"

namespace pseudo::cli {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kEnding = ".tsv";
constexpr std::string_view kUndecided = "?";
constexpr std::string_view kMeant = "did you mean ";

fs::path scheme_folder() { return lexicon_folder().parent_path() / "schemes"; }

std::vector<std::string_view> columns_of(std::string_view line) {
  std::vector<std::string_view> columns;
  while (true) {
    const std::size_t tab = line.find('\t');
    columns.push_back(trimmed(line.substr(0, tab)));
    if (tab == std::string_view::npos) return columns;
    line.remove_prefix(tab + 1);
  }
}

// Sets the style of a rule. Returns why its annotations cannot have that style, or "".
std::string set_style(const std::string& word, LabelRule& rule) {
  if (word.empty()) return {};
  rule.style = find_style(word);
  if (!rule.style) {
    std::vector<std::string> styles;
    for (std::size_t i = 0; i < kStyleCount; ++i) styles.emplace_back(name(static_cast<Style>(i)));
    const std::string meant = text::did_you_mean(word, styles);
    return fmt::format("{} is no style; there are {}{}",
                       meant.empty() ? "the third column" : printable(word),
                       fmt::join(styles, ", "), meant);
  }
  if (rule.kind == LabelRule::Kind::kKeep) return "what is kept has no style; leave it out";
  if (rule.kind == LabelRule::Kind::kCategory) {
    const bool fits =
        !rule.style || !traits_of(*rule.style).of_years || rule.category == Category::kDate;
    return fits ? std::string() : "the style year is for dates alone";
  }
  return is_for_others(*rule.style) ? std::string() : "what is other has no surrogate and no year";
}

Result<SchemeRow> row_of(const ListFile& file, const ListLine& line) {
  const std::vector<std::string_view> columns = columns_of(line.text);
  const bool has_target = columns.size() >= 2 && !columns[0].empty() && !columns[1].empty();
  if (!has_target || columns.size() > 3) {
    return file.error(line, "write a label, a tab and what it is, as in WARD<tab>ORG");
  }
  SchemeRow row{std::string(columns[0]), std::nullopt, line.number};
  const std::string target(columns[1]);
  const std::string style(columns.size() == 3 ? columns[2] : std::string_view());
  if (target == kUndecided) return row;
  row.rule = find_target(target);
  if (!row.rule) {
    // The file may be a list of names, so the message shows only a target that is nearly right.
    const std::string meant = targets_like(target);
    const bool is_near = meant.starts_with(kMeant);
    return file.error(line,
                      fmt::format("{} is no target; {}",
                                  is_near ? printable(target) : "what is behind the tab", meant));
  }
  if (const std::string fault = set_style(style, *row.rule); !fault.empty()) {
    return file.error(line, fault);
  }
  return row;
}

}  // namespace

std::vector<std::string> preset_schemes() {
  std::vector<std::string> names;
  std::error_code fault;
  for (const fs::directory_entry& item : fs::directory_iterator(scheme_folder(), fault)) {
    if (item.path().extension() == kEnding) names.push_back(item.path().stem().string());
  }
  std::ranges::sort(names);
  return names;
}

Result<Scheme> read_scheme(const std::string& name_or_file) {
  const std::vector<std::string> presets = preset_schemes();
  const bool is_preset = std::ranges::find(presets, name_or_file) != presets.end();
  std::error_code fault;
  if (!is_preset && !fs::exists(name_or_file, fault)) {
    return Error{ErrorCode::kUsage,
                 fmt::format("--scheme {}: no such scheme and no such file; there are {}{}",
                             printable(name_or_file), fmt::join(presets, ", "),
                             text::did_you_mean(name_or_file, presets))};
  }
  const fs::path path =
      is_preset ? scheme_folder() / (name_or_file + std::string(kEnding)) : fs::path(name_or_file);
  ListFile file("--scheme", path.string());
  const Result<std::vector<ListLine>> lines = file.read();
  if (!lines) return lines.error();
  Scheme scheme{name_or_file, {}};
  for (const ListLine& line : *lines) {
    Result<SchemeRow> row = row_of(file, line);
    if (!row) return row.error();
    if (row->rule) row->rule->source = "scheme " + printable(name_or_file);
    scheme.rows.push_back(std::move(*row));
  }
  return scheme;
}

std::vector<std::string> target_words() {
  std::vector<std::string> words;
  for (std::size_t i = 0; i < kCategoryCount; ++i) {
    words.emplace_back(name(static_cast<Category>(i)));
  }
  words.insert(words.end(), {"keep", "other"});
  return words;
}

std::string targets_like(const std::string& word) {
  std::vector<std::string> near = LabelMap().nearest(word);
  if (near.empty()) near = text::nearest_words(word, target_words());
  if (!near.empty()) return fmt::format("{}{}?", kMeant, text::alternatives(near));
  std::vector<std::string_view> all;
  for (std::size_t i = 0; i < kCategoryCount; ++i) all.push_back(name(static_cast<Category>(i)));
  return fmt::format("there are {}, keep and other", fmt::join(all, ", "));
}

}  // namespace pseudo::cli
