// Which given names are spellings of one another: "Josef" and "Joseph", "Margarete" and "Margret".
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lang/common/folded_map.h"
#include "lang/name_sounds.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// Names of the lists that sound alike, and those of table `given_variants`. They may be two
/// people, so they are only looked for. Value; const and shared once built.
class GivenSpellings {
 public:
  static GivenSpellings load(const Lexicons& lexicons);

  /// The other spellings of a name (folded), each once. `gender`: "f" or "m".
  [[nodiscard]] std::vector<std::string> of(std::string_view gender, std::string_view folded) const;

 private:
  using Names = std::vector<std::string>;  // folded
  NameSounds sounds_;
  FoldedMap<Names> by_sound_;  // gender and sound
  FoldedMap<Names> variants_;  // gender and name
};

}  // namespace pseudo::lang::de
