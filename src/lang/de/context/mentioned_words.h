// The words of all mentions of a document, and what they are.
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/language.h"
#include "text/string_numbers.h"

namespace pseudo::lang::de {

/// A category in a set of them.
constexpr unsigned bit(Category category) { return 1U << static_cast<unsigned>(category); }

/// Names of persons, places and organisations, whole and word by word. Views the mentions. Indexes
/// them when it is first asked.
class MentionedWords {
 public:
  explicit MentionedWords(std::span<const Mention> mentions) : mentions_(mentions) {}

  /// The categories of mentions that are or have this folded word, as bits.
  [[nodiscard]] unsigned categories_of(std::string_view folded);

 private:
  struct Word {
    std::string_view word;
    unsigned category;  // a bit
  };
  void index();
  void number_words();

  std::span<const Mention> mentions_;
  bool indexed_ = false;
  std::vector<Word> words_;
  text::StringNumbers numbers_;      // of folded words, where there are many
  std::vector<unsigned> mentioned_;  // bit sets of categories, by number of the word
};

}  // namespace pseudo::lang::de
