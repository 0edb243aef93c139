// Streets: read, asked for, written.
#pragma once

#include <optional>
#include <string>

#include "lang/de/names/name_reader.h"
#include "lang/de/places/place_reader.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Stateless; const and shared. Views what it is made from.
class StreetReader {
 public:
  StreetReader(const Rules& rules, const NameReader& names, const PlaceReader& places)
      : rules_(rules), names_(names), places_(places) {}
  [[nodiscard]] Analysis read(const Mention& mention, const Context& context) const;

 private:
  [[nodiscard]] Part street_part(std::string_view surface, const Token& last, std::size_t begin,
                                 const Context& context) const;
  static void take_suffix(Part& part, const SuffixMatch& match, const Token& last);
  void decline(Part& part, std::string_view gender, std::size_t begin,
               const Context& context) const;
  [[nodiscard]] std::string_view article_outside(std::string_view lemma, const SuffixMatch& match,
                                                 std::size_t begin, const Context& context) const;
  [[nodiscard]] bool read_words(const Tokens& tokens, bool exact, const Mention& mention,
                                const Context& context, Analysis& parts) const;
  const Rules& rules_;
  const NameReader& names_;
  const PlaceReader& places_;
};

SurrogateQuery query_street(const Rules& rules, const EntityView& entity);

/// `lemma` in the form of `part`, for parts of category STREET. `row`: of table places, for
/// streets named after an unknown place.
std::optional<std::string> write_street(const Rules& rules, std::string_view lemma,
                                        const PlaceRow* row, const Part& part);

}  // namespace pseudo::lang::de
