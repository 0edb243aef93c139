// Reads locations of houses in the names of organisations ("Klinikum am Steinhof"), and rooms of
// hospitals.
#pragma once

#include <cstddef>
#include <optional>

#include "lang/de/context/context.h"
#include "lang/de/orgs/org_form.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/rules.h"
#include "lang/de/streets/street_reader.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Immutable, and thus safe to share between threads. Refers to its arguments, which must outlive
/// it.
class OrgSiteReader {
 public:
  OrgSiteReader(const Rules& rules, const NameReader& names, const PlaceReader& places)
      : rules_(rules), streets_(rules, names, places) {}

  /// Turns the words after head noun, preposition and article into names: "am [Steinhof]", "zum
  /// [Goldenen Hirschen]", "an der [Leopoldstraße]".
  void find(OrgWords& words, const Mention& mention, const Context& context) const;

 private:
  [[nodiscard]] bool find_sign(OrgWords& words, const Mention& mention) const;
  [[nodiscard]] std::size_t words_of_site(const OrgWords& words, std::size_t first,
                                          bool may_be_person, const Mention& mention) const;
  [[nodiscard]] Analysis read(ByteSpan span, const OrgSite& site, const Mention& mention,
                              const Context& context) const;
  const Rules& rules_;
  StreetReader streets_;
};

/// True if word `i` follows a preposition with an article, and thus is not a town.
bool follows_article(const Rules& rules, const OrgWords& words, std::size_t i);

/// Returns the part of a mention that is nothing but a ward or a room: "Intensivstation",
/// "HNO-Ambulanz". Recognizes only wards in mentions labelled as organisations.
std::optional<Part> lone_room(const Rules& rules, const Mention& mention);

}  // namespace pseudo::lang::de
