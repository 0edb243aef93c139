// The units that a check for leaks compares: runs of letters and runs of digits.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::text {

/// A run of two letters or more, or of three digits or more. Anything else divides runs, but what
/// is invisible (soft hyphen, zero-width space) does not.
struct WordUnit {
  ByteSpan span;    ///< In bytes of the text.
  std::string key;  ///< fold_key of the letters without accents, digits as ASCII; without an "s" at
                    ///< its end, if four letters are before it: "Hubers" and "Huber" are one word.
};

/// All units of `utf8`, in order. "Anna Müller-Hubers, 9020 B1" -> anna | mueller | huber | 9020
std::vector<WordUnit> word_units(std::string_view utf8);

/// The key of a word of three letters or more whose umlauts have lost their dots, as foreign
/// programs write it: "Völkel" -> "volkel". Empty: it has none, or is several units.
std::string key_without_dots(std::string_view word);

/// A bit for each unit, by its first three characters. Texts without a common bit have no common
/// unit: most surrogates are known from that, without the keys of their words.
std::uint64_t unit_signature(std::string_view utf8);

/// The units of an original, also without the dots of their umlauts, to find out whether a new text
/// has one of them.
class UnitSet {
 public:
  UnitSet() = default;
  explicit UnitSet(std::string_view utf8);
  /// A set without the units that `stays` answers true for.
  template <class Predicate>
  UnitSet(std::string_view utf8, Predicate stays) {
    for (WordUnit& unit : word_units(utf8)) {
      if (stays(unit)) continue;
      std::string bare = key_without_dots(utf8.substr(unit.span.begin, unit.span.size()));
      if (!bare.empty()) keys_.push_back(std::move(bare));
      keys_.push_back(std::move(unit.key));
    }
    prepare();
  }

  [[nodiscard]] bool empty() const { return keys_.empty(); }
  [[nodiscard]] bool contains(std::string_view key) const;
  /// True if a unit of `utf8` is in the set.
  [[nodiscard]] bool recurs_in(std::string_view utf8) const;

 private:
  void prepare();
  std::vector<std::string> keys_;  // sorted
  std::uint64_t signature_ = 0;    // of the keys
};

}  // namespace pseudo::text
