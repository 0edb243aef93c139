#include "cli/label_words.h"

#include <algorithm>
#include <filesystem>
#include <utility>
#include <vector>

#include "cli/list_file.h"
#include "cli/version.h"
#include "model/category_tree.h"
#include "text/ascii.h"
#include "text/casing.h"
#include "text/nearest_word.h"

namespace pseudo::cli {

namespace {

constexpr std::string_view kDividers = "_-/.: ";

/// Splits a label into lower case words: "B-FirstName" becomes "b", "firstname".
std::vector<std::string> words_in(std::string_view label) {
  std::vector<std::string> words;
  for (std::size_t pos = 0; pos < label.size();) {
    const std::size_t end = std::min(label.find_first_of(kDividers, pos), label.size());
    if (end > pos) words.push_back(text::to_lower(label.substr(pos, end - pos)));
    pos = end + 1;
  }
  return words;
}

/// True for words that say nothing about the kind: "B" in "B-PER", "2" in "NAME2_2".
bool is_mark(const std::string& word) {
  return word.size() == 1 || std::ranges::all_of(word, text::is_ascii_digit);
}

/// Returns the deeper of two targets, or null if neither is below the other.
const LabelRule* deeper(const LabelRule& one, const LabelRule& other) {
  if (one.kind != other.kind) return nullptr;
  if (one.kind != LabelRule::Kind::kCategory) return &one;
  if (is_within(one.category, other.category)) return &one;
  return is_within(other.category, one.category) ? &other : nullptr;
}

}  // namespace

Result<LabelWords> LabelWords::read() {
  const std::filesystem::path path = lexicon_folder().parent_path() / "label_words.tsv";
  ListFile file("words of labels", path.string());
  const Result<std::vector<ListLine>> lines = file.read();
  if (!lines) return lines.error();
  LabelWords words;
  for (const ListLine& line : *lines) {
    const std::size_t tab = std::min(line.text.find('\t'), line.text.size());
    std::optional<LabelRule> rule = find_target(trimmed(line.text.substr(tab)));
    if (!rule) return file.error(line, "write a word, a tab and a target");
    words.targets_.insert_or_assign(std::string(trimmed(line.text.substr(0, tab))),
                                    *std::move(rule));
  }
  return words;
}

const LabelRule* LabelWords::find(const std::string& word) const {
  const auto found = targets_.find(word);
  return found == targets_.end() ? nullptr : &found->second;
}

std::optional<LabelRule> LabelWords::meaning_of(std::string_view label) const {
  std::vector<std::string> words = words_in(label);
  std::erase_if(words, is_mark);
  std::string whole;
  for (const std::string& word : words) whole += word;
  if (whole.empty()) return std::nullopt;
  if (const LabelRule* const rule = find(whole); rule != nullptr) return *rule;
  const LabelRule* agreed = nullptr;
  for (const std::string& word : words) {
    const LabelRule* const rule = find(word);
    if (rule != nullptr) agreed = agreed == nullptr ? rule : deeper(*agreed, *rule);
    if (rule == nullptr || agreed == nullptr) {
      agreed = nullptr;
      break;
    }
  }
  if (agreed != nullptr) return *agreed;
  const auto near = std::ranges::find_if(
      targets_, [&](const auto& row) { return text::is_clear_misspelling(whole, row.first); });
  return near == targets_.end() ? std::nullopt : std::optional(near->second);
}

}  // namespace pseudo::cli
