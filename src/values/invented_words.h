// Invents pronounceable words for those parts of addresses that are not names.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "pseudo/random.h"

namespace pseudo::values {

/// Maps words to words and numbers to numbers of the same length, never to themselves. In document
/// scope, different inputs have different results. Stateful: use one object per document.
class InventedWords {
 public:
  /// `distinct`: true in document scope. The draws must outlive the object.
  InventedWords(const ScopeDraws& draws, bool distinct);

  /// Reserves a word of the document, so that no later call returns it.
  void reserve(std::string_view folded) {
    if (distinct_) used_.emplace(folded);
  }
  /// In shared scopes, the words of the address that is written next: no result is one of them.
  void avoid(std::set<std::string, std::less<>> words) { avoided_ = std::move(words); }
  /// `folded`: letters in lower case. A single letter is mapped to another letter.
  std::string word(std::string_view folded);
  /// `digits`: of any script. The result is ASCII.
  const std::string& number(std::string_view digits);

 private:
  std::string invent(std::string_view folded, unsigned attempt);
  std::string next_letter(std::string_view letter);
  const ScopeDraws& draws_;
  bool distinct_;
  // A cyclic permutation of the alphabet, created on first use: each letter is mapped to the next.
  std::string letters_;
  std::map<std::string, std::string, std::less<>> given_;  // by original
  std::set<std::string, std::less<>> used_;
  std::set<std::string, std::less<>> avoided_;
};

}  // namespace pseudo::values
