// Words in house numbers that are no part of the number.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "pseudo/lexicon.h"

namespace pseudo::values {

/// The table "house_words" (word, role). Threads: const, shared freely.
class HouseWords {
 public:
  enum class Role {
    kNone,   ///< No word of the table: its letters change.
    kStays,  ///< "top"
    kRange,  ///< Between the ends of a range: "to".
  };
  HouseWords() = default;
  /// `table` may be null: no word is known then.
  explicit HouseWords(const LexiconTable* table);
  /// `word`: in lower case, composed.
  [[nodiscard]] Role role(std::string_view word) const;

 private:
  std::map<std::string, Role, std::less<>> roles_;
};

}  // namespace pseudo::values
