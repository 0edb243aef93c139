// The units that the leak check compares: runs of letters and runs of digits.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::text {

/// A run of two or more letters, or of three or more digits. Runs end at any other character,
/// except invisible ones (soft hyphen, zero-width space).
struct WordUnit {
  ByteSpan span;  ///< In bytes of the text.
  /// fold_key of the letters without diacritics; digits as ASCII. A final "s" after four or more
  /// letters is removed: "Hubers" and "Huber" are equal.
  std::string key;
};

/// All units of `utf8`, in order. "Anna Müller-Hubers, 9020 B1" -> anna | mueller | huber | 9020
std::vector<WordUnit> word_units(std::string_view utf8);

/// The key of a word of three letters or more with its umlauts replaced by their base vowels, as
/// foreign programs write it: "Völkel" -> "volkel". Empty if it has no umlauts or is several units.
std::string key_without_dots(std::string_view word);

/// A set of bits, one per unit, selected by its first three characters. Texts without a common bit
/// have no common unit; this rules out most surrogates without computing keys.
std::uint64_t unit_signature(std::string_view utf8);

/// The set of units of an original, including variants without umlaut dots, to detect units that
/// recur in another text.
class UnitSet {
 public:
  UnitSet() = default;
  explicit UnitSet(std::string_view utf8);
  /// Omits the units for which `stays` returns true.
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
  /// True if the set contains a unit of `utf8`.
  [[nodiscard]] bool recurs_in(std::string_view utf8) const;

 private:
  void prepare();
  std::vector<std::string> keys_;  // sorted
  std::uint64_t signature_ = 0;    // of the keys
};

}  // namespace pseudo::text
