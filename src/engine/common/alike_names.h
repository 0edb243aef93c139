// Names that a reader takes for those of one person.
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

/// True for the categories of family and given names.
bool is_of_person(Category category);

/// A name as it is compared with those of other people.
struct PersonName {
  std::string folded;               ///< text::fold_key
  std::vector<std::string> sounds;  ///< Its own, and those of the names that it may be short for.
};

/// Knows nicknames and letters that sound alike by the tables `nicknames` and `name_sounds`; a
/// language may lack them. Threads: const calls are safe.
class AlikeNames {
 public:
  /// The lexicons must outlive it.
  explicit AlikeNames(const Lexicons& lexicons);

  /// `folded`: text::fold_key of a family or given name.
  [[nodiscard]] PersonName read(Category category, std::string folded) const;

 private:
  const LexiconTable* nicknames_;
  NameSounds sounds_;
};

/// True for "Kathrin" and "Katrin", "Jochen" and "Joachim", "Stephan" and "Stefan".
bool are_alike(const PersonName& one, const PersonName& other);

/// The names of people that the surrogates of a document show.
class PeopleShown {
 public:
  void enter(Category category, const PersonName& name);
  /// True for a name that is like one that is shown, or begins with it, or it with that one:
  /// "Unterberg" beside "Unterberger". After many names the further ones are not compared.
  [[nodiscard]] bool mistakable(Category category, const PersonName& name) const;

 private:
  std::map<Category, std::vector<std::string>> names_;  // folded
  std::unordered_set<std::string> sounds_;
};

}  // namespace pseudo
