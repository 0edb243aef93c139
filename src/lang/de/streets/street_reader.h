// Reads STREET mentions: splits them into parts.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/names/name_reader.h"
#include "lang/de/places/place_reader.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Immutable, and thus safe to share between threads. Refers to its arguments, which must outlive
/// it.
class StreetReader {
 public:
  StreetReader(const Rules& rules, const NameReader& names, const PlaceReader& places)
      : rules_(rules), names_(names), places_(places) {}
  /// A house number after the name becomes a separate part.
  [[nodiscard]] Analysis read(const Mention& mention, const Context& context) const;

 private:
  [[nodiscard]] std::size_t with_its_word(std::string_view surface, std::size_t number) const;
  [[nodiscard]] Analysis read_name(const Mention& mention, const Context& context) const;
  [[nodiscard]] Analysis read_parts(const Tokens& tokens, const Mention& mention,
                                    const Context& context) const;
  [[nodiscard]] std::optional<Part> saint_place(const Token& saint, const Token& place,
                                                const Mention& mention,
                                                const Context& context) const;
  [[nodiscard]] std::optional<Part> place_in(const Token& token, bool first, bool exact,
                                             const Mention& mention, const Context& context) const;
  [[nodiscard]] bool read_persons(std::span<const Token* const> words, const Mention& mention,
                                  const Context& context, Analysis& parts) const;
  [[nodiscard]] KeptReason reason_to_stay(const Token& token, const Context& context) const;
  [[nodiscard]] bool read_words(const Tokens& tokens, bool exact, const Mention& mention,
                                const Context& context, Analysis& parts) const;
  const Rules& rules_;
  const NameReader& names_;
  const PlaceReader& places_;
};

}  // namespace pseudo::lang::de
