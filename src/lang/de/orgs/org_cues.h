// Infers the kind of an organisation from the words around its name, if the name does not show it.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/folded_map.h"
#include "lang/de/context/context.h"
#include "lang/de/orgs/org_lexicon.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// The rows of tables org_cues and org_products. Immutable after load(). Refers to the lexicons,
/// which must outlive it.
class OrgCues {
 public:
  /// Errors: kLexicon if a table is missing.
  static Result<OrgCues> load(const Lexicons& lexicons);

  /// Returns the kind that the context shows, or "": by words next to the name ("die Tageszeitung
  /// X", "X-Aktie"), in the sentence ("ich fliege mit X"), in an apposition ("X, eine Direktbank")
  /// or in the next sentence ("Diese Direktbank"). Returns "open" if a head noun before the name
  /// shows the kind.
  [[nodiscard]] std::string_view kind_near(const Mention& mention, const Context& context,
                                           const OrgLexicon& orgs) const;

  /// Returns "english" or "open" if an adjective before the name shows that the organisation is
  /// from another country, regardless of its head noun: "die britische Motorenfabrik X". Else
  /// returns "".
  [[nodiscard]] std::string_view kind_of_origin(const Mention& mention,
                                                const Context& context) const;

  /// Returns the kind of surrogates for a brand of `kind` if the sentence names a product of its
  /// maker: "Apple" near "iPhone" becomes a shop. Returns "" if it names none.
  [[nodiscard]] std::string_view kind_beside_product(std::string_view kind, const Mention& mention,
                                                     const Context& context) const;

 private:
  enum class Where : std::uint8_t { kBefore, kAfter, kAny };
  struct Cue {
    Where where = Where::kAny;
    std::vector<std::string> prepositions;  // folded; empty: any
    std::string_view kind;
  };
  struct Product {
    std::string_view brand;  // kind of its maker
    std::string_view kind;   // kind of organisations that may sell it
  };
  struct Surroundings;
  [[nodiscard]] const std::vector<Cue>* cues_of(std::string_view folded) const;
  [[nodiscard]] std::string_view kind_by(std::string_view folded, Where where,
                                         std::string_view preposition) const;
  [[nodiscard]] std::string_view kind_beside(const Surroundings& around,
                                             const OrgLexicon& orgs) const;
  [[nodiscard]] std::string_view kind_in_sentence(const Surroundings& around) const;
  [[nodiscard]] Surroundings surroundings(const Mention& mention, const Context& context) const;
  FoldedMap<std::vector<Cue>> words_;
  FoldedMap<std::vector<Cue>> beginnings_;  // by the beginning of a word
  FoldedSet prepositions_;
  FoldedMap<Product> products_;
};

}  // namespace pseudo::lang::de
