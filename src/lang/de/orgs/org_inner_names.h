// Finds places, persons and other organisations inside an organisation's name.
#pragma once

#include <cstddef>
#include <optional>

#include "lang/de/context/context.h"
#include "lang/de/names/name_reader.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/places/place_reader.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Immutable, and thus safe to share between threads. Refers to its arguments, which must outlive
/// it.
class OrgInnerNames {
 public:
  OrgInnerNames(const Rules& rules, const NameReader& names, const PlaceReader& places)
      : rules_(rules), names_(names), places_(places) {}

  /// Sets the role of the open word `i`: kName with its parts in words.names, kAcronym, kTopic
  /// ("Professur Wirtschaftsinformatik"), or unchanged.
  void classify(OrgWords& words, std::size_t i, const Mention& mention,
                const Context& context) const;

 private:
  void classify_beside_head(OrgWords& words, std::size_t i, const Mention& mention,
                            const Context& context) const;
  void classify_unknown(OrgWords& words, std::size_t i, const Mention& mention,
                        const Context& context) const;
  [[nodiscard]] Category category_inside(const InnerMention& inner, const Token& token,
                                         std::size_t begin, const Context& context) const;
  [[nodiscard]] bool take_org(OrgWords& words, std::size_t i, const Context& context) const;
  [[nodiscard]] bool take_person(OrgWords& words, std::size_t i, const Mention& mention,
                                 const Context& context) const;
  const Rules& rules_;
  const NameReader& names_;
  const PlaceReader& places_;
};

}  // namespace pseudo::lang::de
