// What the mentions of a document say of the people in it.
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

/// Indexes are built by the first call that needs them. Views its arguments, which must outlive it.
class MentionedPeople {
 public:
  MentionedPeople(const Grammar& grammar, const Neighbours& words, const MentionedWords& mentioned)
      : grammar_(grammar), words_(words), mentioned_(mentioned) {}

  /// FEMALE or MALE for a given name at `name`, if its words of address, the label of another
  /// mention of it, or the words of address before that one leave no doubt.
  [[nodiscard]] std::optional<Category> certain_gender(std::string_view folded,
                                                       ByteSpan name) const;

  /// The gender of a given name that is labelled FEMALE or MALE: the label's, unless articles
  /// behind prepositions leave only the other ("zur [Kim]", labelled MALE).
  [[nodiscard]] Category gender_by_articles(std::string_view folded, Category labelled) const;

  /// True if the text puts Herr, Frau or Familie before this folded word: "Herr Dr. [Huber]",
  /// annotated or not; also without a genitive ending.
  [[nodiscard]] bool is_addressed(std::string_view folded) const;

  /// The first mentions of this category with exactly this surface, if there are two or more. Only
  /// for surfaces in -s.
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
  mutable std::optional<Genders> articles_;  // what the articles before labelled names ask for
};

}  // namespace pseudo::lang::de
