// House numbers: single ones, ranges ("12-14"), and those with words ("Top 7").
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "pseudo/lexicon.h"
#include "pseudo/random.h"

namespace pseudo::values {

/// Words that stand in house numbers and belong to none: the table `house_words`, if there is one.
class HouseWords {
 public:
  enum class Role { kNone, kStays, kRange };
  HouseWords() = default;
  explicit HouseWords(const Lexicons& lexicons);
  /// Of a word in lower case, composed.
  [[nodiscard]] Role role(std::string_view word) const;

 private:
  std::map<std::string, Role, std::less<>> roles_;
};

/// What stands in for a house number as its key has it, lower case and without blanks. Digits and
/// letters at random, as scramble() draws them; the words of the table stay; of a range that rises
/// by a few houses ("12-14", "8bis10", "12a-c") the other one does so too, on the same side of the
/// street. Never the original.
std::string draw_house_number(std::string_view key, const HouseWords& words, DrawStream& stream);

}  // namespace pseudo::values
