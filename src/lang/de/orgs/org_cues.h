// The kind of an organisation by the words around its name, where the name shows none.
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

/// Rows of org_cues and org_products. Value; views the lexicons, which must outlive it.
class OrgCues {
 public:
  /// Errors: kLexicon, the missing table.
  static Result<OrgCues> load(const Lexicons& lexicons);

  /// The kind that the words around show, "" if none does: beside the name ("die Tageszeitung X",
  /// "X-Aktie"), in the sentence ("ich fliege mit X"), or in an apposition or the next sentence
  /// ("X, eine Direktbank", "Diese Direktbank"). "open" if a head noun before the name shows the
  /// kind.
  [[nodiscard]] std::string_view kind_near(const Mention& mention, const Context& context,
                                           const OrgLexicon& orgs) const;

  /// "english" or "open" where an adjective before the name says that it comes from another
  /// country, whatever its head noun says: "die britische Motorenfabrik X". Else "".
  [[nodiscard]] std::string_view kind_of_origin(const Mention& mention,
                                                const Context& context) const;

  /// The kind that a brand of `kind` gets where a product of its maker is named in the sentence:
  /// "Apple" beside "iPhone" becomes a shop. "" if none is named.
  [[nodiscard]] std::string_view kind_beside_product(std::string_view kind, const Mention& mention,
                                                     const Context& context) const;

 private:
  enum class Where : std::uint8_t { kBefore, kAfter, kAny };
  struct Cue {
    Where where = Where::kAny;
    std::vector<std::string> prepositions;  // folded; empty: no matter
    std::string_view kind;
  };
  struct Product {
    std::string_view brand;  // the kind of its maker
    std::string_view kind;   // of who may sell it
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
  FoldedMap<std::vector<Cue>> beginnings_;  // of words
  FoldedSet prepositions_;
  FoldedMap<Product> products_;
};

}  // namespace pseudo::lang::de
