// Reads words that are derived from places: inhabitants ("Wiener") and adjectives ("wienerisch").
#pragma once

#include <optional>
#include <string_view>

#include "lang/de/places/place_finder.h"

namespace pseudo::lang::de {

/// Const and shared. Views grammar and lexicon, which must outlive it.
class DerivedPlaces {
 public:
  DerivedPlaces(const Grammar& grammar, const PlaceLexicon& lexicon)
      : grammar_(grammar), lexicon_(lexicon), finder_(lexicon) {}

  /// The place that an inhabitant comes from, of a people ("Franke") or in -er ("Wienerin").
  /// `known_only`: nothing unless the lexicon or another mention knows the place.
  [[nodiscard]] std::optional<Part> read_inhabitant(std::string_view surface,
                                                    const Context& context, bool known_only) const;
  /// The place of an adjective in -sch, in any ending.
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

/// A folded word without a folded ending; nothing if it has another end or less than two bytes
/// would remain.
std::optional<std::string_view> strip_ending(std::string_view folded, std::string_view ending);

/// Keeps the surface in the form of a part that no rule writes in this form: "Münchener".
void keep_irregular(const Grammar& grammar, const PlaceLexicon& lexicon, std::string_view surface,
                    Part& part);

}  // namespace pseudo::lang::de
