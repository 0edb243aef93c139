// The categories of privacy-bearing text, their hierarchy, and what a corpus calls them.
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
/// In any letter case.
std::optional<Category> find_category(std::string_view name);

/// The parent in the hierarchy; nothing for the five roots.
std::optional<Category> parent(Category category);
/// Distance from the root: ACTOR 0, PERSON 1, GIVEN 2, FEMALE 3.
int depth(Category category);
bool is_leaf(Category category);

/// What is done with the annotations of one label of the corpus.
struct LabelRule {
  enum class Kind : unsigned char {
    kCategory,
    kKeep,   ///< Not private: the annotations keep their text.
    kOther,  ///< Private, but there are no surrogates: the label takes the place of the text.
  };
  Kind kind = Kind::kCategory;
  /// kOther: that of the category whose text is searched for in the same way. kKeep: unused.
  Category category = Category::kPerson;
  std::optional<Style> style;  ///< How the annotations are replaced; nothing: StyleTable::of.
  std::string source;          ///< Who said so, for people: "--keep-label Mood"; empty: built in.

  [[nodiscard]] bool is_private() const { return kind != Kind::kKeep; }
  /// The target as a scheme names it: "PERSON", "keep", "other".
  [[nodiscard]] std::string_view target() const;
};

/// The target that `word` names: a node of the hierarchy (in any letter case), "keep" or "other".
std::optional<LabelRule> find_target(std::string_view word);

/// True if the rule for `from` is one for `label`: it is that label (of our own labels in any
/// letter case), or a pattern that it follows: `*` stands for any characters, also for none.
bool matches_label(std::string_view from, std::string_view label);
inline bool is_label_pattern(std::string_view from) { return from.find('*') != from.npos; }
/// True if two different patterns decide equally (they are of one length), and some label follows
/// both.
bool are_rivals(std::string_view pattern, std::string_view other);

/// Labels of a corpus -> rules. Our own labels, the nodes of the hierarchy, are known from the
/// start and matched in any letter case, others as written. A literal decides before a pattern, a
/// longer pattern before a shorter one. A value; safe to share between threads once built.
class LabelMap {
 public:
  LabelMap();
  /// `from`: a label or a pattern. Later calls win over earlier ones for the same label or
  /// pattern, or for patterns of one length.
  void set(std::string from, LabelRule rule);
  void map(std::string from, Category category);
  void keep(std::string from);

  /// Nothing when the label is unknown: an error of the document that holds it.
  [[nodiscard]] const LabelRule* find(std::string_view label) const;
  /// All labels with rules, sorted, then the patterns, the one that decides first before others.
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
  std::unordered_map<std::string, LabelRule, Hash, std::equal_to<>> literals_;
  std::vector<std::pair<std::string, LabelRule>> patterns_;  // the first that matches decides
};

}  // namespace pseudo
