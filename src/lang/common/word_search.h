// Search for any of some words in a text.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pseudo::lang {

/// A few words, searched for as they are written, also inside longer words.
class WordSearch {
 public:
  void add(std::string_view word) { words_.emplace_back(word); }
  /// Linear in the text for each word.
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
