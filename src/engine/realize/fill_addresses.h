// Writes addresses, using the surrogates of the names that they contain and invented words.
#pragma once

#include <cstdint>
#include <map>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/assign/assign.h"
#include "engine/common/setup.h"
#include "engine/plan/plan.h"
#include "engine/resolve/resolve.h"
#include "pseudo/document.h"
#include "values/name_replacement.h"

namespace pseudo {

/// Writes the addresses of one document, one scope at a time. All arguments must outlive the
/// object.
class AddressWriter {
 public:
  /// `mention_texts`: the new text of each mention that contains a name; other elements are not
  /// read. `names`: the surrogates, by entity.
  AddressWriter(std::span<const std::string> mention_texts, const Document& document,
                const Plan& plan, const Resolved& resolved, std::span<const DrawnName> names,
                const EngineSetup& setup, Scopes& scopes);

  /// Returns the new texts of the addresses at one scope place. Addresses in sentence scope use the
  /// names of their sentence and names with a wider scope.
  std::vector<std::string> write(std::span<const ShownAddress* const> addresses,
                                 const ScopePlace& place);

 private:
  /// The names that addresses of one scope place may use, as indices.
  struct Seen {
    std::vector<std::size_t> entities;
    std::vector<std::size_t> mentions;
    std::vector<std::size_t> address_names;
    std::vector<std::vector<std::size_t>> equivalences;  ///< The mentions of each.
  };
  /// A part of a person's name and its position in the text.
  struct PersonPart {
    std::size_t entity;  ///< Its index in the replacements.
    Category category;
    ByteSpan span;
  };

  Seen& seen_from(const ScopePlace& place);
  void sort_entities();
  void sort_mentions();
  void sort_equivalences();
  void write_address_names();
  [[nodiscard]] bool is_replaced(std::size_t mention) const;
  void follow(const ScopePlace& place, std::vector<values::NameReplacement>& replacements,
              std::vector<values::FullName>& full_names);
  void add_entities(const Seen& seen, std::vector<values::NameReplacement>& replacements);
  [[nodiscard]] std::pair<std::string_view, std::string_view> without_titles(
      std::size_t mention) const;
  void add_mention(std::size_t mention, std::vector<values::NameReplacement>& replacements) const;
  void add_address_name(std::size_t name, std::vector<values::NameReplacement>& replacements) const;
  void add_person_parts(const Seen& seen, std::vector<PersonPart>& parts) const;
  void tie_neighbours(std::vector<PersonPart> parts,
                      std::vector<values::FullName>& full_names) const;
  void tie_person(std::span<const std::size_t> mentions,
                  std::vector<values::FullName>& full_names) const;
  [[nodiscard]] std::vector<const Seen*> all_seen(const ScopePlace& place) const;

  std::span<const std::string> mention_texts_;
  const Document& document_;
  const Plan& plan_;
  const Resolved& resolved_;
  std::span<const DrawnName> names_;
  const EngineSetup& setup_;
  Scopes& scopes_;
  Seen common_;  // of all scope places except sentences
  std::map<std::uint32_t, Seen> sentences_;
  std::vector<std::string> address_name_texts_;  // by index in Resolved::address_names
  std::vector<std::size_t> places_;  // by entity: index in the replacements, or kNoEntity
};

}  // namespace pseudo
