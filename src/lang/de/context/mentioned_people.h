// What the mentions of a document reveal about its people.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/common/mentioned_words.h"
#include "lang/common/neighbours.h"
#include "lang/de/grammar/grammar.h"

namespace pseudo::lang::de {

/// Builds its indexes on first use, so that it is not thread-safe. Refers to its arguments, which
/// must outlive it.
class MentionedPeople {
 public:
  MentionedPeople(const Grammar& grammar, const Neighbours& words, const MentionedWords& mentioned)
      : grammar_(grammar), words_(words), mentioned_(mentioned) {}

  /// Returns FEMALE or MALE for a given name at `name` if its words of address, the label of
  /// another mention of it, or the words of address before that mention are conclusive.
  [[nodiscard]] std::optional<Category> certain_gender(std::string_view folded,
                                                       ByteSpan name) const;

  /// Returns the gender of a given name that is labelled FEMALE or MALE: that of the label, unless
  /// articles after prepositions allow only the other one ("zur [Kim]", labelled MALE).
  [[nodiscard]] Category gender_by_articles(std::string_view folded, Category labelled) const;

  /// True if Herr, Frau or Familie precedes this folded word anywhere in the text, annotated or
  /// not: "Herr Dr. [Huber]". Also matches the word without a genitive ending.
  [[nodiscard]] bool is_addressed(std::string_view folded) const;

  /// Returns the first mentions of this category with exactly this surface if there are at least
  /// two. Only for surfaces in -s.
  [[nodiscard]] std::span<const ByteSpan> alike(Category category, std::string_view surface) const;

 private:
  using Surface = std::pair<std::string_view, Category>;
  using Spans = std::map<Surface, std::vector<ByteSpan>>;
  using Genders = std::map<std::string, unsigned, std::less<>>;  // folded word -> set of categories
  [[nodiscard]] Spans index_alike() const;
  [[nodiscard]] Genders index_addressed() const;
  [[nodiscard]] Genders index_articles() const;

  const Grammar& grammar_;
  const Neighbours& words_;
  const MentionedWords& mentioned_;
  mutable std::optional<Spans> alike_;
  mutable std::optional<FoldedSet> behind_titles_;
  mutable std::optional<Genders> addressed_;
  mutable std::optional<Genders>
      articles_;  // genders that the articles before labelled names allow
};

}  // namespace pseudo::lang::de
