// Index of the words of all mentions of a document.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/language.h"
#include "text/string_interner.h"

namespace pseudo::lang {

/// Bit that represents a category in a set of categories.
constexpr unsigned bit(Category category) { return 1U << static_cast<unsigned>(category); }

/// Index of the names of persons, places and organisations, by their whole surfaces and their
/// single words. The first call builds it, so that it is not thread-safe. Refers to the mentions,
/// which must outlive it.
class MentionedWords {
 public:
  explicit MentionedWords(std::span<const Mention> mentions) : mentions_(mentions) {}

  /// Returns the set of categories of the mentions that equal or contain this folded word.
  [[nodiscard]] unsigned categories_of(std::string_view folded) const;

 private:
  struct Word {
    std::string_view word;
    unsigned category;  // a bit
  };
  /// A short list of words is searched linearly. A longer one is folded and numbered.
  struct Index {
    std::vector<Word> words;           // empty if `numbers` is used
    text::StringInterner numbers;      // of folded words
    std::vector<unsigned> categories;  // sets of categories, by number of the word
  };
  [[nodiscard]] Index make_index() const;
  static void number_words(Index& index);

  std::span<const Mention> mentions_;
  mutable std::optional<Index> index_;
};

/// True if a mention of this category, or of an inner node above it, equals or contains this word.
bool is_mentioned_as(const MentionedWords& words, Category category, std::string_view folded);

}  // namespace pseudo::lang
