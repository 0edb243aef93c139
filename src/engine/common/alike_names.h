// Recognizes names that a reader would take for names of the same person.
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <unordered_set>
#include <vector>

#include "lang/name_sounds.h"
#include "pseudo/category.h"
#include "pseudo/lexicon.h"

namespace pseudo {

/// A name, prepared for comparison with the names of other people.
struct PersonName {
  std::string folded;               ///< text::fold_key
  std::vector<std::string> sounds;  ///< Of the name, and of names that it may be short for.
};

/// Compares names using the tables `nicknames` and `name_sounds` (letters that sound alike); a
/// language may lack either. Threads: const calls are safe.
class AlikeNames {
 public:
  /// The lexicons must outlive this object.
  explicit AlikeNames(const Lexicons& lexicons);

  /// `folded`: text::fold_key of a family or given name.
  [[nodiscard]] PersonName read(Category category, std::string folded) const;

 private:
  const LexiconTable* nicknames_;
  NameSounds sounds_;
};

/// True for "Kathrin" and "Katrin", "Jochen" and "Joachim", "Stephan" and "Stefan".
bool are_alike(const PersonName& one, const PersonName& other);

/// The names of people that already occur among the surrogates of a document.
class PeopleShown {
 public:
  void enter(Category category, const PersonName& name);
  /// True if the name is alike to an entered name, or if one is a prefix of the other ("Unterberg",
  /// "Unterberger"). Beyond a maximum per category, names are no longer compared.
  [[nodiscard]] bool mistakable(Category category, const PersonName& name) const;

 private:
  std::map<Category, std::vector<std::string>> names_;  // folded
  std::unordered_set<std::string> sounds_;
};

}  // namespace pseudo
