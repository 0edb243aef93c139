// Search for any of some words in a text.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo::lang {

/// Words as they are written, also inside longer ones. One pass over a text looks for all of them.
class WordSearch {
 public:
  void add(std::string_view word);
  [[nodiscard]] bool finds_any(std::string_view text) const;

 private:
  static constexpr std::size_t kBeginning = 3;  // bytes; shorter words are looked for one by one

  [[nodiscard]] static std::size_t hash(std::uint32_t beginning) {
    constexpr std::uint32_t kFactor = 0x9E3779B1;  // 2^32 by the golden ratio
    return (beginning * kFactor) >> 22U;
  }
  [[nodiscard]] bool begins_any(std::string_view rest) const;

  std::vector<std::string> words_;
  std::vector<std::string> short_words_;
  std::bitset<1024> beginnings_;  // hashes of the first bytes of words_
};

}  // namespace pseudo::lang
