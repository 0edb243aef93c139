// The categories of privacy-bearing text, their hierarchy, and the map from corpus labels to them.
//
//   pseudo::LabelMap labels;
//   labels.map("NAME_PATIENT", pseudo::Category::kPerson);
//   labels.keep("Sentiment");
//   labels.map("LOCATION_*", pseudo::Category::kLoc);
//   assert(labels.find("FEMALE")->category == pseudo::Category::kFemale);
//   assert(labels.find("Female") == labels.find("FEMALE"));
//   assert(labels.find("LOCATION_WARD")->category == pseudo::Category::kLoc);
//   assert(labels.find("Unknown") == nullptr);
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace pseudo {

enum class Style : std::uint8_t;  // pseudo/style.h

/// All nodes of figure 1 in Eder, Krieg-Holz & Hahn 2019. The 15 leaves are the usual labels.
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

/// The label of the category in that paper: "FEMALE", "STREETNO".
std::string_view name(Category category);
/// The category with that name, in any letter case.
std::optional<Category> find_category(std::string_view name);

/// The parent in the hierarchy; nothing for the five roots.
std::optional<Category> parent(Category category);
/// Distance from the root: ACTOR 0, PERSON 1, GIVEN 2, FEMALE 3.
int depth(Category category);
bool is_leaf(Category category);

/// How the annotations of one corpus label are treated.
struct LabelRule {
  enum class Kind : unsigned char {
    kCategory,
    kKeep,   ///< Not private: the annotations keep their text.
    kOther,  ///< Private, but without surrogates: the text is replaced by the label.
  };
  Kind kind = Kind::kCategory;
  /// For kOther: the category whose search rules apply to the text. For kKeep: unused.
  Category category = Category::kPerson;
  std::optional<Style> style;  ///< Overrides the style; if empty, StyleTable::of decides.
  /// The origin of the rule, for messages: "--keep-label Mood"; empty: built in.
  std::string source;

  [[nodiscard]] bool is_private() const { return kind != Kind::kKeep; }
  /// The target as it is written in a scheme: "PERSON", "keep", "other".
  [[nodiscard]] std::string_view target() const;
};

/// Parses a target: a node of the hierarchy (in any letter case), "keep" or "other".
std::optional<LabelRule> find_target(std::string_view word);

/// True if a rule for `from` applies to `label`. `from` is a label (a node of the hierarchy is
/// compared in any letter case) or a pattern in which `*` matches any characters, including none.
bool matches_label(std::string_view from, std::string_view label);
inline bool is_label_pattern(std::string_view from) { return from.find('*') != from.npos; }
/// True if two different patterns have the same precedence (equal length) and some label matches
/// both.
bool are_rivals(std::string_view pattern, std::string_view other);

/// Maps labels of a corpus to rules. The nodes of the hierarchy are known from the start and
/// matched in any letter case; other labels are matched exactly. Literals take precedence over
/// patterns, longer patterns over shorter ones. Copyable; safe to share between threads once built.
class LabelMap {
 public:
  LabelMap();
  /// Adds a rule. `from`: a label or a pattern. A later rule replaces an earlier one for the same
  /// `from`, and takes precedence over earlier patterns of the same length.
  void set(std::string from, LabelRule rule);
  void map(std::string from, Category category);
  void keep(std::string from);

  /// The rule for a label, or null if the label is unknown; a document with an unknown label is an
  /// error.
  [[nodiscard]] const LabelRule* find(std::string_view label) const;
  /// All rules: those of labels, sorted, then those of patterns in order of precedence.
  [[nodiscard]] std::vector<std::pair<std::string, LabelRule>> rules() const;
  /// Up to three known labels that are most similar to `label`, for error messages.
  [[nodiscard]] std::vector<std::string> nearest(std::string_view label) const;

 private:
  struct Hash {
    using is_transparent = void;
    std::size_t operator()(std::string_view label) const {
      return std::hash<std::string_view>()(label);
    }
  };
  std::unordered_map<std::string, LabelRule, Hash, std::equal_to<>> literals_;
  std::vector<std::pair<std::string, LabelRule>> patterns_;  // in order of precedence
};

}  // namespace pseudo
