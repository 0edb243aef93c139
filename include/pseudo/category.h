// The categories of privacy-bearing text, their hierarchy, and what a corpus calls them.
//
//   pseudo::LabelMap labels;
//   labels.map("NAME_PATIENT", pseudo::Category::kPerson);
//   labels.keep("Sentiment");
//   assert(labels.find("FEMALE")->category == pseudo::Category::kFemale);
//   assert(labels.find("Unknown") == nullptr);
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace pseudo {

/// Figure 1 of Eder, Krieg-Holz & Hahn 2019, every node. The 15 leaves are the usual labels.
enum class Category : unsigned char {
  kActor,
  kOrg,
  kPerson,
  kFamily,
  kGiven,
  kFemale,
  kMale,
  kUser,
  kDate,
  kFid,
  kPass,
  kUfid,
  kLoc,
  kStreet,
  kStreetNo,
  kZip,
  kCity,
  kAdd,
  kEmail,
  kPhone,
  kUrl,
};
inline constexpr std::size_t kCategoryCount = 21;

/// The label of the category in the paper: "FEMALE", "STREETNO".
std::string_view name(Category category);
std::optional<Category> find_category(std::string_view name);

/// The parent in the hierarchy; nothing for the five roots.
std::optional<Category> parent(Category category);
/// Distance from the root: ACTOR 0, PERSON 1, GIVEN 2, FEMALE 3.
int depth(Category category);
bool is_leaf(Category category);

/// What is done with the annotations of one label of the corpus.
struct LabelRule {
  enum class Kind { kCategory, kKeep } kind = Kind::kCategory;
  Category category = Category::kPerson;  ///< Meaningful for kCategory only.
};

/// Labels of a corpus -> rules. Labels are matched as written; the nodes of the hierarchy are
/// known from the start. A value; safe to share between threads once built.
class LabelMap {
 public:
  LabelMap();
  /// Later calls win over earlier ones, and over the built-in nodes.
  void map(std::string label, Category category);
  void keep(std::string label);

  /// Nothing when the label is unknown: an error of the document that holds it.
  [[nodiscard]] const LabelRule* find(std::string_view label) const;
  /// All known labels with their rules, sorted by label.
  [[nodiscard]] std::vector<std::pair<std::string, LabelRule>> rules() const;
  /// Up to three known labels that look most like `label`, for error messages.
  [[nodiscard]] std::vector<std::string> nearest(std::string_view label) const;

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view label) const {
      return std::hash<std::string_view>()(label);
    }
  };
  std::unordered_map<std::string, LabelRule, Hash, std::equal_to<>> rules_;
};

}  // namespace pseudo
