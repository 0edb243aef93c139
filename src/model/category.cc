#include "pseudo/category.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "text/ascii_words.h"
#include "text/nearest_word.h"

namespace pseudo {
namespace {

struct Node {
  std::string_view name;
  std::optional<Category> parent;
};

// Figure 1 of Eder, Krieg-Holz & Hahn 2019, in the order of the enumeration.
constexpr std::array<Node, kCategoryCount> kNodes{{
    {"ACTOR", {}},
    {"ORG", Category::kActor},
    {"PERSON", Category::kActor},
    {"FAMILY", Category::kPerson},
    {"GIVEN", Category::kPerson},
    {"FEMALE", Category::kGiven},
    {"MALE", Category::kGiven},
    {"USER", Category::kActor},
    {"DATE", {}},
    {"FID", {}},
    {"PASS", Category::kFid},
    {"UFID", Category::kFid},
    {"LOC", {}},
    {"STREET", Category::kLoc},
    {"STREETNO", Category::kLoc},
    {"ZIP", Category::kLoc},
    {"CITY", Category::kLoc},
    {"ADD", {}},
    {"EMAIL", Category::kAdd},
    {"PHONE", Category::kAdd},
    {"URL", Category::kAdd},
}};

const Node& node(Category category) { return kNodes[static_cast<std::size_t>(category)]; }

// True if `word` is a word of the label: "CITY" in "LOCATION_CITY".
bool is_word_of(std::string_view label, std::string_view word) {
  for (std::size_t pos = 0; pos <= label.size();) {
    const std::size_t end = std::min(label.find_first_of("_-/. ", pos), label.size());
    if (text::same_ascii_word(label.substr(pos, end - pos), word)) return true;
    pos = end + 1;
  }
  return false;
}

constexpr std::string_view kKeepWord = "keep";
constexpr std::string_view kOtherWord = "other";

// The key under which the rule of a literal label is stored.
std::string_view key_of(std::string_view label) {
  const std::optional<Category> own = find_category(label);
  return own ? name(*own) : label;
}

// The precedence of a pattern: its length without stars.
std::size_t weight(std::string_view pattern) {
  return pattern.size() - static_cast<std::size_t>(std::ranges::count(pattern, '*'));
}

// Linear in most cases: only the last star is retried at several positions.
bool follows(std::string_view label, std::string_view pattern) {
  std::size_t at = 0;
  std::size_t star = std::string_view::npos;
  std::size_t tried = 0;
  for (std::size_t pos = 0; pos < label.size();) {
    if (at < pattern.size() && pattern[at] == '*') {
      star = at++;
      tried = pos;
    } else if (at < pattern.size() && pattern[at] == label[pos]) {
      ++at;
      ++pos;
    } else if (star != std::string_view::npos) {
      at = star + 1;
      pos = ++tried;
    } else {
      return false;
    }
  }
  return pattern.find_first_not_of('*', at) == std::string_view::npos;
}

// True if some string matches both patterns. Quadratic; patterns are short.
bool overlap(std::string_view a, std::string_view b) {
  // row[j]: some string matches both `a` from i on and `b` from j on.
  std::vector<bool> row(b.size() + 1);
  std::vector<bool> next(b.size() + 1);
  for (std::size_t i = a.size() + 1; i-- > 0; std::swap(row, next)) {
    for (std::size_t j = b.size() + 1; j-- > 0;) {
      const bool a_ends = i == a.size();
      const bool b_ends = j == b.size();
      bool common = a_ends && b_ends;
      if (!a_ends && a[i] == '*') common = common || next[j] || (!b_ends && row[j + 1]);
      if (!b_ends && b[j] == '*') common = common || row[j + 1] || (!a_ends && next[j]);
      if (!a_ends && !b_ends && a[i] == b[j]) common = common || next[j + 1];
      row[j] = common;
    }
  }
  return next[0];
}

}  // namespace

std::string_view name(Category category) { return node(category).name; }

std::optional<Category> find_category(std::string_view name) {
  const auto found = std::ranges::find_if(
      kNodes, [&](const Node& node) { return text::same_ascii_word(node.name, name); });
  if (found == kNodes.end()) return std::nullopt;
  return static_cast<Category>(found - kNodes.begin());
}

std::optional<Category> parent(Category category) { return node(category).parent; }

int depth(Category category) {
  int steps = 0;
  for (auto up = parent(category); up; up = parent(*up)) ++steps;
  return steps;
}

bool is_leaf(Category category) {
  return std::ranges::none_of(kNodes, [&](const Node& n) { return n.parent == category; });
}

std::string_view LabelRule::target() const {
  switch (kind) {
    case Kind::kKeep:
      return kKeepWord;
    case Kind::kOther:
      return kOtherWord;
    case Kind::kCategory:
      break;
  }
  return name(category);
}

std::optional<LabelRule> find_target(std::string_view word) {
  if (word == kKeepWord) return LabelRule{LabelRule::Kind::kKeep, {}, {}, {}};
  // Its text is searched for as a whole, like a number.
  if (word == kOtherWord) return LabelRule{LabelRule::Kind::kOther, Category::kUfid, {}, {}};
  const std::optional<Category> category = find_category(word);
  if (!category) return std::nullopt;
  return LabelRule{LabelRule::Kind::kCategory, *category, {}, {}};
}

bool matches_label(std::string_view from, std::string_view label) {
  if (is_label_pattern(from)) return follows(label, from);
  return key_of(from) == key_of(label);
}

bool are_rivals(std::string_view pattern, std::string_view other) {
  return pattern != other && weight(pattern) == weight(other) && overlap(pattern, other);
}

LabelMap::LabelMap() {
  for (std::size_t i = 0; i < kCategoryCount; ++i) {
    map(std::string(kNodes[i].name), static_cast<Category>(i));
  }
}

void LabelMap::set(std::string from, LabelRule rule) {
  if (!is_label_pattern(from)) {
    literals_.insert_or_assign(std::string(key_of(from)), std::move(rule));
    return;
  }
  std::erase_if(patterns_, [&](const auto& known) { return known.first == from; });
  const auto at = std::ranges::find_if(
      patterns_, [&](const auto& known) { return weight(known.first) <= weight(from); });
  patterns_.emplace(at, std::move(from), std::move(rule));
}

void LabelMap::map(std::string from, Category category) {
  set(std::move(from), {LabelRule::Kind::kCategory, category, {}, {}});
}

void LabelMap::keep(std::string from) {
  set(std::move(from), {LabelRule::Kind::kKeep, {}, {}, {}});
}

const LabelRule* LabelMap::find(std::string_view label) const {
  if (const auto found = literals_.find(label); found != literals_.end()) return &found->second;
  if (const auto category = find_category(label)) return &literals_.find(name(*category))->second;
  const auto found = std::ranges::find_if(
      patterns_, [&](const auto& pattern) { return follows(label, pattern.first); });
  return found == patterns_.end() ? nullptr : &found->second;
}

std::vector<std::pair<std::string, LabelRule>> LabelMap::rules() const {
  std::vector<std::pair<std::string, LabelRule>> sorted(literals_.begin(), literals_.end());
  std::ranges::sort(sorted, {}, &std::pair<std::string, LabelRule>::first);
  sorted.insert(sorted.end(), patterns_.begin(), patterns_.end());
  return sorted;
}

std::vector<std::string> LabelMap::nearest(std::string_view label) const {
  constexpr std::size_t kMost = 3;
  std::vector<std::string> near;
  for (const auto& [known, rule] : literals_) {
    if (is_word_of(label, known) || text::is_clear_misspelling(label, known)) near.push_back(known);
  }
  std::ranges::sort(near);
  if (near.size() > kMost) near.resize(kMost);
  return near;
}

}  // namespace pseudo
