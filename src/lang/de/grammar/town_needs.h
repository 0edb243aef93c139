// Words that require a town of some kind: "Flughafen Graz", "ich studiere in Graz".
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "lang/common/folded_map.h"

namespace pseudo::lang::de {

/// The rows of table size_cues. Immutable after loading, and thus safe to share between threads.
class TownNeeds {
 public:
  /// The maximum distance between a word and the town. kBeside: adjacent. kSentence: in the same
  /// sentence. kAddress: in the name of an organisation whose address contains the town. kSentence
  /// and kAddress include kBeside.
  enum class Reach : unsigned char { kBeside, kSentence, kAddress };

  /// Adds a row. `match`: "begin", "end" or "" for the whole word. `needs`: "university_town",
  /// "town" or "district". If several rows have the same word and match, the first counts.
  void add(std::string_view word, std::string_view match, std::string_view needs, Reach reach);

  /// Returns the strongest need of a folded word at this distance, or "". The result points into
  /// the table.
  [[nodiscard]] std::string_view of(std::string_view folded, Reach reach) const;

  /// Returns the stronger of two needs.
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
