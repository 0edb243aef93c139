// Reads CITY mentions: places, regions and countries, their genitives, inhabitants, adjectives.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/common/typed_form.h"
#include "lang/de/context/context.h"
#include "lang/de/places/place_form.h"
#include "lang/de/places/place_lexicon.h"

namespace pseudo::lang::de {

/// Stateless; const and shared. Views grammar and lexicon, which must outlive it.
class PlaceReader {
 public:
  PlaceReader(const Grammar& grammar, const PlaceLexicon& lexicon)
      : grammar_(grammar), lexicon_(lexicon) {}

  [[nodiscard]] Analysis read(const Mention& mention, const Context& context) const;

  /// One place, spelled `surface`, at [begin, begin + surface size) of the document. `known_only`:
  /// nothing unless the lexicon or another mention knows the place.
  [[nodiscard]] std::optional<Part> read_one(std::string_view surface, std::size_t begin,
                                             const Context& context, bool known_only) const;
  /// The base forms that an inhabitant in -er (folded: "klagenfurter") may come from, known ones.
  [[nodiscard]] std::optional<Part> read_inhabitant(std::string_view surface,
                                                    const Context& context, bool known_only) const;

 private:
  [[nodiscard]] Analysis read_parts(const Mention& mention, const Context& context) const;
  [[nodiscard]] Analysis read_words(const Tokens& tokens, std::size_t first, const Mention& mention,
                                    const Context& context) const;
  [[nodiscard]] Part make_said(const PlaceRows& rows, std::string_view surface,
                               const Context& context) const;
  [[nodiscard]] bool has_namesake(const std::string& core, const std::string& full,
                                  const Context& context) const;
  [[nodiscard]] Part make(const PlaceRow& row, std::string_view surface, bool is_short,
                          const Context& context) const;
  [[nodiscard]] Part make_unknown(std::string_view lemma, std::string_view surface,
                                  const Context& context) const;
  [[nodiscard]] std::optional<Part> lookup(std::string_view folded, std::string_view surface,
                                           const Context& context) const {
    return lookup(lexicon_.find(folded), folded, surface, context);
  }
  /// `rows`: those that the lexicon finds under `folded`.
  [[nodiscard]] std::optional<Part> lookup(const PlaceRows& rows, std::string_view folded,
                                           std::string_view surface, const Context& context) const;
  [[nodiscard]] std::optional<Part> read_genitive(std::string_view surface, std::size_t begin,
                                                  const Context& context, bool known_only) const;
  [[nodiscard]] std::optional<Part> read_adjective(std::string_view surface, const Context& context,
                                                   bool known_only) const;
  [[nodiscard]] std::optional<Part> read_region(const PlaceRows& rows, std::string_view surface,
                                                std::string_view folded, std::size_t begin,
                                                const Context& context) const;
  [[nodiscard]] std::optional<Part> base_of(std::string_view inhabitant, std::string_view surface,
                                            const Context& context) const;
  [[nodiscard]] std::optional<Part> base_of_adjective(std::string_view adjective,
                                                      std::string_view surface,
                                                      const Context& context) const;
  [[nodiscard]] std::optional<Part> guess_form(std::string_view surface, std::string_view folded,
                                               std::size_t begin, const Context& context) const;
  [[nodiscard]] bool inhabitant_goes_on(std::string_view folded, std::string_view rest) const;
  void decline_people(Part& part, std::string_view folded, std::size_t begin,
                      const Context& context) const;
  void keep_unruly(Part& part, std::string_view surface) const;
  void mark_region(Part& part, std::string_view surface, std::size_t begin,
                   const Context& context) const;
  const Grammar& grammar_;
  const PlaceLexicon& lexicon_;
};

/// "auf dem", "am" stands before: rather a mountain or a water than a person.
bool stands_upon(const Context& context, std::size_t byte);

/// Folded stem without a folded ending, or nothing.
std::optional<std::string_view> strip_ending(std::string_view folded, std::string_view ending);

}  // namespace pseudo::lang::de
