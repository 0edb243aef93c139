// Reads CITY mentions: places, regions and countries, and their genitives, inhabitants and
// adjectives.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/places/derived_places.h"
#include "lang/de/places/inflected_places.h"
#include "lang/de/places/place_finder.h"
#include "lang/de/places/place_form.h"
#include "lang/de/places/place_lexicon.h"

namespace pseudo::lang::de {

/// Immutable, and thus safe to share between threads. Refers to grammar and lexicon, which must
/// outlive it.
class PlaceReader {
 public:
  PlaceReader(const Grammar& grammar, const PlaceLexicon& lexicon)
      : grammar_(grammar),
        lexicon_(lexicon),
        finder_(lexicon),
        derived_(grammar, lexicon),
        inflected_(grammar, lexicon) {}

  [[nodiscard]] Analysis read(const Mention& mention, const Context& context) const;

  /// Reads one place, spelled `surface`, at [begin, begin + surface.size()) of the document's text.
  /// `known_only`: returns nullopt unless the lexicon or another mention contains the place.
  [[nodiscard]] std::optional<Part> read_one(std::string_view surface, std::size_t begin,
                                             const Context& context, bool known_only) const;
  /// See DerivedPlaces.
  [[nodiscard]] std::optional<Part> read_inhabitant(std::string_view surface,
                                                    const Context& context, bool known_only) const {
    return derived_.read_inhabitant(surface, context, known_only);
  }

 private:
  [[nodiscard]] std::size_t first_of_name(const Tokens& tokens, std::string_view surface) const;
  [[nodiscard]] Analysis read_initials(const Tokens& tokens, std::size_t first,
                                       std::string_view surface) const;
  [[nodiscard]] Analysis read_parts(const Mention& mention, const Context& context) const;
  [[nodiscard]] Analysis read_words(const Tokens& tokens, std::size_t first, const Mention& mention,
                                    const Context& context) const;
  [[nodiscard]] KeptReason reason_to_stay(const Tokens& tokens, std::size_t i, bool has_name,
                                          const Mention& mention, const Analysis& parts) const;
  [[nodiscard]] Part read_word(const Token& token, bool last, const Mention& mention,
                               const Context& context) const;
  [[nodiscard]] bool is_town_instead(const PlaceRows& rows, std::size_t begin,
                                     const Context& context) const;
  [[nodiscard]] bool is_quarter_of_city(std::string_view surface, const Tokens& tokens) const;
  [[nodiscard]] bool are_places(const Tokens& tokens) const;
  void mark_district(const Part& town, Part& part) const;
  void keep_articles(const Mention& mention, Analysis& parts) const;
  [[nodiscard]] std::optional<Part> inhabitant_instead(const Part& place, std::string_view surface,
                                                       std::string_view folded, ByteSpan span,
                                                       const Context& context) const;
  [[nodiscard]] std::optional<Part> known_form(std::string_view surface, std::string_view folded,
                                               ByteSpan span, const Context& context) const;
  [[nodiscard]] std::optional<Part> guess_form(std::string_view surface, std::string_view folded,
                                               std::size_t begin, const Context& context) const;
  const Grammar& grammar_;
  const PlaceLexicon& lexicon_;
  PlaceFinder finder_;
  DerivedPlaces derived_;
  InflectedPlaces inflected_;
};

}  // namespace pseudo::lang::de
