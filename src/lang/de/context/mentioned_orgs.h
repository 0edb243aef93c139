// What the mentions of a document reveal about its organisations.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "lang/common/mentioned_words.h"
#include "lang/de/orgs/org_lexicon.h"
#include "pseudo/language.h"
#include "text/string_interner.h"

namespace pseudo::lang::de {

/// Builds its indexes on first use, so that it is not thread-safe. Refers to its arguments, which
/// must outlive it.
class MentionedOrgs {
 public:
  MentionedOrgs(const DocumentView& document, const MentionedWords& mentioned)
      : text_(document.text), mentions_(document.mentions), mentioned_(mentioned) {}

  /// Returns the index of the mention next to this acronym if one of the two is in parentheses:
  /// "Institut für Keltologie (IFK)".
  [[nodiscard]] std::optional<std::size_t> defined_by(std::string_view acronym) const;

  /// Returns the index of the first mention that has the acronym in brackets itself.
  [[nodiscard]] std::optional<std::size_t> with_bracket(std::string_view acronym) const;

  /// True if an acronym of at least three letters consists of the first letters of all words of a
  /// name: "VgL" for "Verein gegen Lärm".
  static bool is_initials_of(std::string_view acronym, std::string_view name);
  /// Returns the indexes of the mentions of organisations that an acronym may abbreviate, in the
  /// order of the text: by the initials of their words, else by letters of their first word ("STW"
  /// for Stadtwerke).
  [[nodiscard]] std::vector<std::size_t> full_names(std::string_view acronym) const;
  /// True if some organisation has this name, ignoring its legal form. `key`: see
  /// OrgLexicon::uninflected.
  [[nodiscard]] bool is_mentioned(std::string_view key, const OrgLexicon& lexicon) const;
  /// True if this organisation is mentioned with different endings: "die Kleine Zeitung", "in der
  /// Kleinen Zeitung". `key`: see OrgLexicon::uninflected.
  [[nodiscard]] bool declines(std::string_view key, const OrgLexicon& lexicon) const;
  /// True if the initials of this name, at least three, are the name of a mentioned organisation.
  [[nodiscard]] bool has_acronym(std::string_view name) const;

 private:
  struct FullNames {
    std::map<std::string, std::vector<std::size_t>> by_initials;   // indexes of mentions
    std::vector<std::pair<std::string, std::size_t>> first_words;  // folded, index
  };
  struct Names {
    text::StringInterner keys;
    std::vector<std::string> folded;  // of the first mention with the key
    std::vector<bool> declines;
  };
  [[nodiscard]] FullNames index_full_names() const;
  [[nodiscard]] std::map<std::string, std::size_t> index_definitions() const;
  [[nodiscard]] std::map<std::string, std::size_t> index_brackets() const;
  [[nodiscard]] const Names& names(const OrgLexicon& lexicon) const;

  std::string_view text_;
  std::span<const Mention> mentions_;
  const MentionedWords& mentioned_;
  mutable std::optional<FullNames> full_names_;
  mutable std::optional<Names> names_;
  mutable std::optional<std::map<std::string, std::size_t>> definitions_;  // acronym -> mention
  mutable std::optional<std::map<std::string, std::size_t>> brackets_;     // the same
};

}  // namespace pseudo::lang::de
