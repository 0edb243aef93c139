// Alternative spellings of given names: "Josef" and "Joseph", "Margarete" and "Margret".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lang/common/folded_map.h"
#include "lang/name_sounds.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// Groups names of the lists that sound alike, and adds those of table `given_variants`. Two
/// spellings may belong to two people, so they are only searched for, never treated as one entity.
/// Immutable after load(), and thus safe to share between threads.
class GivenSpellings {
 public:
  static GivenSpellings load(const Lexicons& lexicons);

  /// Returns the other spellings of a folded name, without duplicates. `gender`: "f" or "m".
  [[nodiscard]] std::vector<std::string> of(std::string_view gender, std::string_view folded) const;

 private:
  using Names = std::vector<std::string>;  // folded
  NameSounds sounds_;
  FoldedMap<Names> by_sound_;  // by gender and sound
  FoldedMap<Names> variants_;  // by gender and name
};

}  // namespace pseudo::lang::de
