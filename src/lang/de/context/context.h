// One document as the readers see it: the words around a name and the other mentions.
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

/// Brings the topics of this folder together, each of which has its own file and test. Lives while
/// one document is analyzed, in one thread; views the grammar and the document view. Positions are
/// bytes of the document's text.
class Context {
 public:
  Context(const Grammar& grammar, const DocumentView& document, MentionedTowns towns = {});
  Context(const Context&) = delete;
  Context& operator=(const Context&) = delete;

  [[nodiscard]] const Grammar& grammar() const { return grammar_; }
  [[nodiscard]] const DocumentView& document() const { return words_.document(); }

  // The words around a place: see neighbours.h, agreement.h, noun_neighbours.h, forms_of_address.h.
  [[nodiscard]] Neighbour before(std::size_t byte) const { return words_.before(byte); }
  [[nodiscard]] Neighbour after(std::size_t byte) const { return words_.after(byte); }
  [[nodiscard]] bool inside_word(std::size_t byte) const { return words_.inside_word(byte); }
  [[nodiscard]] std::string_view rest_of_word(std::size_t byte) const {
    return words_.rest_of_word(byte);
  }
  [[nodiscard]] Agreement agreement(std::size_t byte) const {
    return agreement_before(grammar_, words_, byte);
  }
  /// The ending that the determiner directly before demands of the adjective of a noun of this
  /// gender; "" if there is none.
  [[nodiscard]] std::string_view adjective_ending(std::size_t byte, std::string_view gender) const;
  [[nodiscard]] bool noun_follows(std::size_t byte, bool skip_adjective) const;
  [[nodiscard]] bool noun_precedes(std::size_t byte) const;
  [[nodiscard]] const AddressWord* address_before(std::size_t byte) const;

  // The other mentions.
  /// True if a mention of this category, or of an inner node above it, is or contains this word.
  [[nodiscard]] bool mentioned(Category category, std::string_view folded) const {
    return is_mentioned_as(mentioned_, category, folded);
  }
  /// The category under which a folded word is mentioned: the first of FAMILY, CITY, FEMALE, MALE.
  [[nodiscard]] std::optional<Category> mentioned_as(std::string_view folded) const;
  /// True if a mention of a person shows this folded word as a name, not as a title: alone, behind
  /// all others, before a comma, beside a hyphen.
  [[nodiscard]] bool is_name_elsewhere(std::string_view folded) const;
  /// True if a mention of an organisation, a place or an address shows this folded word, which then
  /// is a name if it can be one.
  [[nodiscard]] bool is_shown_beside_people(std::string_view folded) const;
  [[nodiscard]] const MentionedPeople& people() const { return people_; }
  /// What `index` (names/shown_roles.h) finds, which is called once.
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
  mutable std::optional<FoldedSet> names_;  // by is_name_elsewhere
  mutable std::optional<FoldedSet> beside_people_;
  mutable std::string_view apostrophe_;  // "": not known yet
  mutable std::optional<std::uint8_t> habits_;
};

}  // namespace pseudo::lang::de
