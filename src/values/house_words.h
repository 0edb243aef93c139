// Words in house numbers that are kept.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "pseudo/lexicon.h"

namespace pseudo::values {

/// The table "house_words" (word, role). Threads: const calls are safe.
class HouseWords {
 public:
  enum class Role {
    kNone,   ///< Not in the table: its letters are replaced.
    kStays,  ///< "top"
    kRange,  ///< A word between the ends of a range: "to".
  };
  HouseWords() = default;
  /// `table` may be null; then no word is known.
  explicit HouseWords(const LexiconTable* table);
  /// `word`: in lower case, composed.
  [[nodiscard]] Role role(std::string_view word) const;

 private:
  std::map<std::string, Role, std::less<>> roles_;
};

}  // namespace pseudo::values
