// Reads inflected places: genitives ("Wiens") and regions with their article ("im Tessin").
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "lang/de/places/place_finder.h"

namespace pseudo::lang::de {

/// Immutable, and thus safe to share between threads. Refers to grammar and lexicon, which must
/// outlive it. `begin` is the byte offset of the surface in the document's text.
class InflectedPlaces {
 public:
  InflectedPlaces(const Grammar& grammar, const PlaceLexicon& lexicon)
      : grammar_(grammar), lexicon_(lexicon), finder_(lexicon) {}

  /// Reads a genitive, or the dative plural of a country. `known_only`: returns nullopt unless the
  /// lexicon, another mention or an apostrophe confirms it.
  [[nodiscard]] std::optional<Part> read_genitive(std::string_view surface, std::size_t begin,
                                                  const Context& context, bool known_only) const;
  /// Reads a region with its article ("im Tessin"), which a place of the same name would not have,
  /// or with an inflected adjective ("in den Vereinigten Staaten"). `rows`: the rows with the name
  /// `folded`.
  [[nodiscard]] std::optional<Part> read_region(const PlaceRows& rows, std::string_view surface,
                                                std::string_view folded, std::size_t begin,
                                                const Context& context) const;

 private:
  [[nodiscard]] std::optional<Part> read_dative_plural(std::string_view surface,
                                                       std::string_view folded,
                                                       const Context& context) const;
  const Grammar& grammar_;
  const PlaceLexicon& lexicon_;
  PlaceFinder finder_;
};

/// Makes an unknown place a region if an article precedes it. Its gender follows from its ending
/// and the article.
void set_region_traits(std::string_view surface, std::size_t begin, const Context& context,
                       Part& part);

}  // namespace pseudo::lang::de
