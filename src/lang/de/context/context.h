// The words around a mention, and the other mentions of the document.
#pragma once

#include <compare>
#include <cstddef>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lang/de/context/mentioned_words.h"
#include "lang/de/grammar/grammar.h"
#include "lang/de/orgs/org_lexicon.h"
#include "pseudo/language.h"
#include "text/string_numbers.h"

namespace pseudo::lang::de {

/// A word beside a mention. Empty if there is none near enough: only blanks may stand between, or
/// one line end.
struct Neighbour {
  std::string_view word;
  ByteSpan span;                     ///< In the document's text.
  bool same_line = true;             ///< No line end between.
  const Mention* mention = nullptr;  ///< The mention that the word is part of.
  explicit operator bool() const { return !word.empty(); }
};

/// What articles and adjectives before a mention allow. Bits: 1 << index of gender f, m, n; 8 for
/// plural.
struct Agreement {
  unsigned allowed = 0;  ///< 0: nothing stands there.
  std::string_view determiner_kind;
  Case grammatical_case = Case::kNominative;
  bool has_adjective = false;
  bool plural_dative = false;  ///< If it is a plural, it is a dative: "den", "unseren".
  bool certain_case = false;   ///< All readings have that case.
};
inline constexpr unsigned kFeminineBit = 1, kMasculineBit = 2, kNeuterBit = 4, kPluralBit = 8;

/// One document, while it is analyzed. Views live as long as the document view.
class Context {
 public:
  Context(const Grammar& grammar, const DocumentView& document)
      : grammar_(grammar), document_(document), words_(document.mentions) {}

  [[nodiscard]] const Grammar& grammar() const { return grammar_; }
  [[nodiscard]] const DocumentView& document() const { return document_; }

  [[nodiscard]] Neighbour before(std::size_t byte) const;
  [[nodiscard]] Neighbour after(std::size_t byte) const;
  /// The text goes on with a letter right behind `byte`.
  [[nodiscard]] bool inside_word(std::size_t byte) const;
  /// The letters right behind `byte`; "" if no letter stands there.
  [[nodiscard]] std::string_view rest_of_word(std::size_t byte) const;

  /// Article and adjectives directly before a place of the text.
  [[nodiscard]] Agreement agreement(std::size_t byte) const;
  /// The ending that the article directly before gives an adjective of a gender: "e", "en"; "" if
  /// there is none or it asks for the strong one.
  [[nodiscard]] std::string_view weak_ending(std::size_t byte, std::string_view gender) const;
  /// A noun, or an adjective and a noun, follows at once: "[Bernds] neues Rad".
  [[nodiscard]] bool noun_follows(std::size_t byte, bool skip_adjective) const;
  /// A plain noun (no title, greeting, name) stands directly before, on the line.
  [[nodiscard]] bool noun_precedes(std::size_t byte) const;
  /// The address word directly before ("Herr", "Liebe"), or null.
  [[nodiscard]] const AddressWord* address_before(std::size_t byte) const;

  /// FEMALE or MALE, if the words before a given name ("Herr", "Liebe"), the label of another
  /// mention of it or the words before that one leave no doubt, whatever the lists say.
  [[nodiscard]] std::optional<Category> certain_gender(std::string_view folded,
                                                       ByteSpan name) const;

  /// True if another mention of this category (or an inner node above it) has this folded word.
  [[nodiscard]] bool mentioned(Category category, std::string_view folded) const;
  /// The category under which a folded word is mentioned, of FAMILY, FEMALE, MALE, CITY.
  [[nodiscard]] std::optional<Category> mentioned_as(std::string_view folded) const;

  /// The first mentions of this category whose surface is `surface`, if there are two or more.
  [[nodiscard]] std::span<const ByteSpan> alike(Category category, std::string_view surface) const;

  /// Mentions of organisations (by index) that an acronym may stand for, in the order of the text.
  [[nodiscard]] std::vector<std::size_t> full_names(std::string_view acronym) const;
  /// True if some organisation is called by this alone, its legal form aside. `key`:
  /// adjective_free.
  [[nodiscard]] bool is_org(std::string_view key, const OrgLexicon& lexicon) const;
  /// True if mentions show this organisation with several endings: "die Kleine Zeitung", "in der
  /// Kleinen Zeitung". `key`: adjective_free.
  [[nodiscard]] bool org_declines(std::string_view key, const OrgLexicon& lexicon) const;
  /// True if some organisation is called by the initials of this name, three letters or more.
  [[nodiscard]] bool has_acronym(std::string_view name) const;

  /// The text's own apostrophe: "'" or "’".
  [[nodiscard]] std::string_view apostrophe() const;
  /// Spelling flags that the whole text shows.
  [[nodiscard]] std::uint8_t habits() const;

 private:
  void index_full_names() const;
  void index_orgs(const OrgLexicon& lexicon) const;
  void index_alike() const;
  void index_addressed() const;
  [[nodiscard]] std::optional<Category> addressed_gender(ByteSpan name) const;
  [[nodiscard]] bool is_greeting(const Neighbour& word) const;
  [[nodiscard]] bool ends_greeting(std::size_t name) const;
  [[nodiscard]] bool speaks_to_several(std::size_t end) const;
  [[nodiscard]] const Mention* mention_at(std::size_t byte) const;

  const Grammar& grammar_;
  const DocumentView& document_;
  // Made on demand.
  mutable MentionedWords words_;
  mutable bool names_indexed_ = false;
  mutable std::map<std::string, std::vector<std::size_t>> by_initials_;
  mutable std::vector<std::pair<std::string, std::size_t>> single_names_;  // folded, index
  struct Orgs {
    text::StringNumbers keys;
    std::vector<std::string> folded;  // what the first mention with a key is
    std::vector<bool> declines;
  };
  mutable std::optional<Orgs> orgs_;
  mutable std::string_view apostrophe_;
  struct Surface {
    std::string_view text;
    Category category;
    friend auto operator<=>(const Surface&, const Surface&) = default;
  };
  mutable bool alike_indexed_ = false;
  mutable std::map<Surface, std::vector<ByteSpan>> alike_;  // of names in -s
  mutable bool addressed_indexed_ = false;
  mutable std::map<std::string, unsigned, std::less<>> addressed_;  // folded word -> categories
  mutable int habits_ = -1;
};

}  // namespace pseudo::lang::de
