// Invents pronounceable words for the parts of addresses that are not names.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>

#include "pseudo/random.h"

namespace pseudo::values {

/// Maps words to words and numbers to numbers of the same length, never to themselves. Distinct
/// inputs stay distinct in document scope. Stateful: use one object per document.
class InventedWords {
 public:
  /// `distinct`: document scope. The draws must outlive it.
  InventedWords(const ScopeDraws& draws, bool distinct);

  /// Reserves a word of the document: no later call invents it.
  void reserve(std::string_view folded) {
    if (distinct_) used_.emplace(folded);
  }
  /// The result lives as long as this object. `folded`: letters in lower case. A single letter
  /// becomes another one.
  const std::string& word(std::string_view folded);
  /// `digits`: of any script; the result is in ASCII.
  const std::string& number(std::string_view digits);

 private:
  std::string invent(std::string_view folded, unsigned attempt);
  std::string next_letter(std::string_view letter);
  const ScopeDraws& draws_;
  bool distinct_;
  std::string letters_;  // A cyclic order of the alphabet, made on first use: every letter becomes
                         // the next.
  std::map<std::string, std::string, std::less<>> given_;  // by original
  std::set<std::string, std::less<>> used_;
};

}  // namespace pseudo::values
