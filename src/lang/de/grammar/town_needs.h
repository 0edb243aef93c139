// Words that only fit a town of some kind: "Flughafen Graz", "ich studiere in Graz".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "lang/common/folded_map.h"

namespace pseudo::lang::de {

/// Rows of size_cues. Value; const and shared once built.
class TownNeeds {
 public:
  /// How far from a town its word may stand; kAddress: in an organisation whose address is the
  /// town. Words of the latter two count beside a town as well.
  enum class Reach : unsigned char { kBeside, kSentence, kAddress };

  /// match: "begin", "end" or "" for the whole word; needs: "university_town", "town", "district".
  /// Where rows have the same word and match, the first holds.
  void add(std::string_view word, std::string_view match, std::string_view needs, Reach reach);

  /// The strongest need of a folded word that stands there; "" if it has none. Views the
  /// table.
  [[nodiscard]] std::string_view of(std::string_view folded, Reach reach) const;

  /// The stronger of two needs.
  static std::string_view stronger(std::string_view a, std::string_view b);

 private:
  struct Need {
    std::string kind;
    Reach reach = Reach::kBeside;
  };
  struct Ends {  // beginnings or ends of words
    FoldedMap<Need> needs;
    std::size_t shortest = std::string_view::npos;
    std::size_t longest = 0;
  };
  FoldedMap<Need> words_;
  Ends beginnings_;
  Ends ends_;
};

}  // namespace pseudo::lang::de
