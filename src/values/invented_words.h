// Pronounceable words for the parts of addresses that are nobody's name.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo::values {

/// One word for one word, one number for one number, of the same length, never its own original.
/// In document scope different ones stay different. Remembers what it gave: one for each document.
class InventedWords {
 public:
  /// `distinct`: document scope. The draws must outlive it.
  InventedWords(const ScopeDraws& draws, bool distinct);

  /// A word that no later call invents: an original of the document.
  void reserve(std::string_view folded) {
    if (distinct_) used_.emplace(folded);
  }
  /// The results live as long as this. `folded`: letters in lower case. A single letter becomes
  /// another one.
  const std::string& word(std::string_view folded);
  /// `digits`: of any script; the result is in ASCII.
  const std::string& number(std::string_view digits);

 private:
  std::string invent(std::string_view folded, unsigned attempt);
  std::string next_letter(std::string_view letter);
  const ScopeDraws& draws_;
  bool distinct_;
  std::string letters_;  // A cycle of the alphabet, once needed: every letter becomes the next.
  std::map<std::string, std::string, std::less<>> given_;  // by original
  std::set<std::string, std::less<>> used_;
};

}  // namespace pseudo::values
