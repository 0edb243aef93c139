// Resolves the name of a place to a row of the lexicon, and makes the part for it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "lang/de/context/context.h"
#include "lang/de/places/place_form.h"
#include "lang/de/places/place_lexicon.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Immutable, and thus safe to share between threads. Refers to the lexicon, which must outlive it.
/// The resulting parts have a PlaceForm, but no span yet.
class PlaceFinder {
 public:
  explicit PlaceFinder(const PlaceLexicon& lexicon) : lexicon_(lexicon) {}

  /// Returns the place whose full name or short form is `folded` ("bruck" if the document mentions
  /// "Bruck an der Mur"). `surface`: the name as written, in NFC.
  [[nodiscard]] std::optional<Part> find(std::string_view folded, std::string_view surface,
                                         const Context& context) const {
    return find(lexicon_.find(folded), folded, surface, context);
  }
  /// As above. `rows`: the rows of the lexicon with the name `folded`.
  [[nodiscard]] std::optional<Part> find(const PlaceRows& rows, std::string_view folded,
                                         std::string_view surface, const Context& context) const;
  /// Makes a part for the short form of one of `rows`: of the longest name that the document
  /// mentions, else of the first row.
  [[nodiscard]] Part short_form(const PlaceRows& rows, std::string_view surface,
                                const Context& context) const;
  [[nodiscard]] Part make(const PlaceRow& row, std::string_view surface, bool is_short,
                          const Context& context) const;
  /// Makes a part for a place that the lexicon does not contain.
  [[nodiscard]] static Part make_unknown(std::string_view lemma, std::string_view surface,
                                         const Context& context);

 private:
  [[nodiscard]] std::optional<Part> find_with_addition(std::string_view folded,
                                                       std::string_view surface,
                                                       const Context& context) const;
  [[nodiscard]] Part make_in_full(const std::string& name, std::string_view surface, bool is_short,
                                  const Context& context) const;
  [[nodiscard]] bool has_namesake(const std::string& core, const std::string& full,
                                  const Context& context) const;
  const PlaceLexicon& lexicon_;
};

}  // namespace pseudo::lang::de
