// Addresses with spelled-out characters, hidden from machines: "max (at) example (dot) com".
#pragma once

#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/lexicon.h"
#include "pseudo/span.h"

namespace pseudo::values {

/// The table "spelled_characters" (word, character). Threads: const calls are safe.
class SpelledWords {
 public:
  SpelledWords() = default;
  /// `table` may be null; then no word is known.
  explicit SpelledWords(const LexiconTable* table);
  /// The character that a word, in any case, represents; empty if there is none.
  [[nodiscard]] std::string_view character(std::string_view word) const;

 private:
  std::map<std::string, std::string, std::less<>> characters_;
};

/// "(at)", "[dot]" or, in an EMAIL, the words "at" and "dot" without brackets.
struct SpelledCharacter {
  ByteSpan span;
  bool at = false;  ///< An "@"; otherwise a dot.
};

/// The one in brackets that begins at `pos`, excluding blanks around it.
std::optional<SpelledCharacter> read_bracketed(std::string_view text, std::size_t pos,
                                               const SpelledWords& words);

/// All spelled-out characters of an EMAIL, URL or ADD, in order, including the blanks around them.
/// None if one of them is also written as a character ("@"), or if the only one is an "(at)" inside
/// a word, which can be read as one word.
std::vector<SpelledCharacter> find_spelled_characters(Category category, std::string_view surface,
                                                      const SpelledWords& words);

}  // namespace pseudo::values
