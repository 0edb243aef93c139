// The context of a name: the words around it and the other mentions of the document.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "lang/common/folded_map.h"
#include "lang/common/mentioned_words.h"
#include "lang/common/neighbours.h"
#include "lang/de/context/agreement.h"
#include "lang/de/context/mentioned_orgs.h"
#include "lang/de/context/mentioned_people.h"
#include "lang/de/context/mentioned_towns.h"
#include "lang/de/context/shown_role.h"
#include "lang/de/grammar/grammar.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Facade for the files of this folder, as one document is analyzed. Not thread-safe: indexes are
/// built on first use. Refers to the grammar and the document view, which must outlive it.
/// Positions are byte offsets into the document's text.
class Context {
 public:
  Context(const Grammar& grammar, const DocumentView& document, MentionedTowns towns = {});
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  [[nodiscard]] const Grammar& grammar() const { return grammar_; }
  [[nodiscard]] const DocumentView& document() const { return words_.document(); }

  // The words around a position: see neighbours.h, agreement.h, noun_neighbours.h,
  // forms_of_address.h.
  [[nodiscard]] Neighbour before(std::size_t byte) const { return words_.before(byte); }
  [[nodiscard]] Neighbour after(std::size_t byte) const { return words_.after(byte); }
  [[nodiscard]] bool inside_word(std::size_t byte) const { return words_.inside_word(byte); }
  [[nodiscard]] std::string_view rest_of_word(std::size_t byte) const {
    return words_.rest_of_word(byte);
  }
  [[nodiscard]] Agreement agreement(std::size_t byte) const {
    return agreement_before(grammar_, words_, byte);
  }
  /// Returns the ending that the determiner directly before `byte` requires of an adjective before
  /// a noun of this gender, or "" if there is no determiner.
  [[nodiscard]] std::string_view adjective_ending(std::size_t byte, std::string_view gender) const;
  [[nodiscard]] bool noun_follows(std::size_t byte, bool skip_adjective) const;
  [[nodiscard]] bool noun_precedes(std::size_t byte) const;
  [[nodiscard]] const AddressWord* address_before(std::size_t byte) const;

  // The other mentions.
  /// True if a mention of this category, or of an inner node above it, equals or contains this
  /// word.
  [[nodiscard]] bool mentioned(Category category, std::string_view folded) const {
    return is_mentioned_as(mentioned_, category, folded);
  }
  /// Returns the first of FAMILY, CITY, FEMALE and MALE for which mentioned() holds.
  [[nodiscard]] std::optional<Category> mentioned_as(std::string_view folded) const;
  /// True if a mention of a person shows this folded word as a name rather than a title: as the
  /// only or last word, before a comma, or next to a hyphen.
  [[nodiscard]] bool is_name_elsewhere(std::string_view folded) const;
  /// True if a mention of an organisation, a place or an address contains this folded word, so that
  /// it is a name if it can be one.
  [[nodiscard]] bool is_shown_beside_people(std::string_view folded) const;
  [[nodiscard]] const MentionedPeople& people() const { return people_; }
  /// Returns the result of `index` (names/shown_roles.h), which is called once.
  template <class Index>
  [[nodiscard]] const ShownRoles& shown_roles(Index index) const {
    if (!shown_roles_) shown_roles_ = index();
    return *shown_roles_;
  }
  [[nodiscard]] const MentionedOrgs& orgs() const { return orgs_; }
  [[nodiscard]] const MentionedTowns& towns() const { return towns_; }

  // The habits of the text: see text_habits.h.
  [[nodiscard]] std::string_view apostrophe() const;
  [[nodiscard]] std::uint8_t habits() const;

 private:
  const Grammar& grammar_;
  Neighbours words_;
  MentionedWords mentioned_;
  MentionedPeople people_;
  MentionedOrgs orgs_;
  MentionedTowns towns_;
  mutable std::optional<ShownRoles> shown_roles_;
  mutable std::optional<FoldedSet> names_;  // for is_name_elsewhere
  mutable std::optional<FoldedSet> beside_people_;
  mutable std::string_view apostrophe_;  // "" until it is computed
  mutable std::optional<std::uint8_t> habits_;
};

}  // namespace pseudo::lang::de
