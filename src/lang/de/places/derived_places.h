// Reads words that derive from places: inhabitants ("Wiener") and adjectives ("wienerisch").
#pragma once

#include <optional>
#include <string_view>

#include "lang/de/places/place_finder.h"

namespace pseudo::lang::de {

/// Immutable, and thus safe to share between threads. Refers to grammar and lexicon, which must
/// outlive it.
class DerivedPlaces {
 public:
  DerivedPlaces(const Grammar& grammar, const PlaceLexicon& lexicon)
      : grammar_(grammar), lexicon_(lexicon), finder_(lexicon) {}

  /// Returns the place of an inhabitant, of a people ("Franke") or with an ending in -er
  /// ("Wienerin"). `known_only`: returns nullopt unless the lexicon or another mention contains the
  /// place.
  [[nodiscard]] std::optional<Part> read_inhabitant(std::string_view surface,
                                                    const Context& context, bool known_only) const;
  /// Returns the place of an adjective in -sch with any inflectional ending. `known_only`: as in
  /// read_inhabitant.
  [[nodiscard]] std::optional<Part> read_adjective(std::string_view surface, const Context& context,
                                                   bool known_only) const;

 private:
  [[nodiscard]] std::string unknown_base(std::string inhabitant) const;
  [[nodiscard]] std::string unknown_base_of_adjective(std::string_view surface,
                                                      std::string_view stem,
                                                      std::string_view ending) const;
  [[nodiscard]] std::optional<Part> read_people(std::string_view surface,
                                                const Context& context) const;
  [[nodiscard]] std::optional<Part> base_of_inhabitant(std::string_view inhabitant,
                                                       std::string_view surface,
                                                       const Context& context) const;
  [[nodiscard]] std::optional<Part> base_in_isch(std::string_view stem, std::string_view surface,
                                                 const Context& context) const;
  [[nodiscard]] std::optional<Part> base_of_adjective(std::string_view stem,
                                                      std::string_view surface,
                                                      const Context& context) const;
  const Grammar& grammar_;
  const PlaceLexicon& lexicon_;
  PlaceFinder finder_;
};

/// Removes a folded ending from a folded word. Returns nullopt if the word does not end so, or if
/// less than two bytes would remain.
std::optional<std::string_view> strip_ending(std::string_view folded, std::string_view ending);

/// Stores the surface in the form of a part if the rules would not write it from the lemma:
/// "Münchener".
void keep_irregular(const Grammar& grammar, const PlaceLexicon& lexicon, std::string_view surface,
                    Part& part);

}  // namespace pseudo::lang::de
