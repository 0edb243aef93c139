// The words of all mentions of a document, with the categories of these mentions.
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/language.h"
#include "text/string_interner.h"

namespace pseudo::lang {

/// The bit of a category in a set of categories.
constexpr unsigned bit(Category category) { return 1U << static_cast<unsigned>(category); }

/// Index of names of persons, places and organisations: whole surfaces and their single words.
/// Built by the first call. Views the mentions, which must outlive it.
class MentionedWords {
 public:
  explicit MentionedWords(std::span<const Mention> mentions) : mentions_(mentions) {}

  /// The set of categories of the mentions that are or contain this folded word.
  [[nodiscard]] unsigned categories_of(std::string_view folded) const;

 private:
  struct Word {
    std::string_view word;
    unsigned category;  // a bit
  };
  /// A few words are compared one by one; many are folded and numbered.
  struct Index {
    std::vector<Word> words;           // empty if they are numbered
    text::StringInterner numbers;      // of folded words
    std::vector<unsigned> categories;  // sets, by number of the word
  };
  [[nodiscard]] Index make_index() const;
  static void number_words(Index& index);

  std::span<const Mention> mentions_;
  mutable std::optional<Index> index_;
};

/// True if a mention of this category, or of an inner node above it, is or contains this word.
bool is_mentioned_as(const MentionedWords& words, Category category, std::string_view folded);

}  // namespace pseudo::lang
