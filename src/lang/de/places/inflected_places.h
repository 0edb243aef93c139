// Reads places in inflected forms: genitives ("Wiens") and regions with their article ("im
// Tessin").
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "lang/de/places/place_finder.h"

namespace pseudo::lang::de {

/// Const and shared. Views grammar and lexicon, which must outlive it. `begin`: of the surface, in
/// bytes of the document's text.
class InflectedPlaces {
 public:
  InflectedPlaces(const Grammar& grammar, const PlaceLexicon& lexicon)
      : grammar_(grammar), lexicon_(lexicon), finder_(lexicon) {}

  /// A genitive, or the dative plural of a country. `known_only`: nothing unless the lexicon,
  /// another mention or an apostrophe shows it.
  [[nodiscard]] std::optional<Part> read_genitive(std::string_view surface, std::size_t begin,
                                                  const Context& context, bool known_only) const;
  /// A region with its article, which a place of the same name lacks ("im Tessin"), or with an
  /// adjective that is inflected ("in den Vereinigten Staaten"). `rows`: those named `folded`.
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

/// Makes an unknown place a region if an article precedes it, with the gender that its own end and
/// the article allow.
void set_region_traits(std::string_view surface, std::size_t begin, const Context& context,
                       Part& part);

}  // namespace pseudo::lang::de
