#include "pseudo/category.h"
#include "text/ascii.h"

#include <algorithm>
#include <numeric>
#include <utility>

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

// Labels are short ASCII words, so bytes are a good enough unit for a suggestion.
std::size_t edit_distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t diagonal = row[0];
    row[0] = i + 1;
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t substituted =
          diagonal + (text::ascii_lower(a[i]) == text::ascii_lower(b[j]) ? 0 : 1);
      diagonal = row[j + 1];
      row[j + 1] = std::min({row[j] + 1, row[j + 1] + 1, substituted});
    }
  }
  return row.back();
}

}  // namespace

std::string_view name(Category category) { return node(category).name; }

std::optional<Category> find_category(std::string_view name) {
  const auto found = std::ranges::find(kNodes, name, &Node::name);
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

LabelMap::LabelMap() {
  for (std::size_t i = 0; i < kCategoryCount; ++i) {
    map(std::string(kNodes[i].name), static_cast<Category>(i));
  }
}

void LabelMap::map(std::string label, Category category) {
  rules_.insert_or_assign(std::move(label), LabelRule{LabelRule::Kind::kCategory, category});
}

void LabelMap::keep(std::string label) {
  rules_.insert_or_assign(std::move(label), LabelRule{LabelRule::Kind::kKeep, {}});
}

const LabelRule* LabelMap::find(std::string_view label) const {
  const auto found = rules_.find(label);
  return found == rules_.end() ? nullptr : &found->second;
}

std::vector<std::pair<std::string, LabelRule>> LabelMap::rules() const {
  std::vector<std::pair<std::string, LabelRule>> sorted(rules_.begin(), rules_.end());
  std::ranges::sort(sorted, {}, &std::pair<std::string, LabelRule>::first);
  return sorted;
}

std::vector<std::string> LabelMap::nearest(std::string_view label) const {
  std::vector<std::pair<std::size_t, std::string>> near;
  for (const auto& [known, rule] : rules_) {
    const std::size_t distance = edit_distance(label.substr(0, 64), known);
    if (distance <= std::max<std::size_t>(2, known.size() / 2)) near.emplace_back(distance, known);
  }
  std::ranges::sort(near);
  std::vector<std::string> names;
  for (std::size_t i = 0; i < near.size() && i < 3; ++i) names.push_back(near[i].second);
  return names;
}

}  // namespace pseudo
