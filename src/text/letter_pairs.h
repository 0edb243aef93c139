// The pairs of adjacent letters in some folded texts: a quick test before searching them.
#pragma once

#include <bitset>
#include <cstddef>
#include <string_view>

namespace pseudo::text {

/// The low five bits of a byte: equal for both cases of an ASCII letter.
inline std::size_t low_bits(char c) { return static_cast<unsigned char>(c) & 0x1FU; }

class LetterPairs {
 public:
  void add(std::string_view folded) {
    for (std::size_t i = 1; i < folded.size(); ++i) pairs_.set(number(folded[i - 1], folded[i]));
  }
  /// False only if they are adjacent in none of the texts. Precondition: ASCII letters or digits,
  /// in either case.
  [[nodiscard]] bool may_have(char a, char b) const { return pairs_.test(number(a, b)); }

 private:
  static std::size_t number(char a, char b) { return 32 * low_bits(a) + low_bits(b); }
  std::bitset<1024> pairs_;
};

}  // namespace pseudo::text
