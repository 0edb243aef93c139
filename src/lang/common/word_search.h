// Tests whether a text contains any of several words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pseudo::lang {

/// A small set of words. The search is case-sensitive and also finds them inside longer words.
class WordSearch {
 public:
  void add(std::string_view word) { words_.emplace_back(word); }
  /// Cost: O(size of the text * number of words).
  [[nodiscard]] bool finds_any(std::string_view text) const {
    for (const std::string& word : words_) {
      if (text.find(word) != std::string_view::npos) return true;
    }
    return false;
  }

 private:
  std::vector<std::string> words_;
};

}  // namespace pseudo::lang
