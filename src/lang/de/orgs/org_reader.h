// Reads ORG mentions: splits them into parts.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "lang/de/context/context.h"
#include "lang/de/names/name_reader.h"
#include "lang/de/orgs/org_classifier.h"
#include "lang/de/orgs/org_words.h"
#include "lang/de/places/place_reader.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Immutable, and thus safe to share between threads. Refers to its arguments, which must outlive
/// it.
class OrgReader {
 public:
  OrgReader(const Rules& rules, const NameReader& names, const PlaceReader& places)
      : rules_(rules), classifier_(rules, names, places) {}
  [[nodiscard]] Analysis read(const Mention& mention, const Context& context) const;

 private:
  [[nodiscard]] Analysis read_name(const Mention& written, const Context& context) const;
  [[nodiscard]] Analysis read_with_acronym(const Mention& written, std::size_t open,
                                           const Context& context) const;
  [[nodiscard]] Analysis read_parts(const OrgWords& words, const Mention& mention,
                                    const Context& context) const;
  [[nodiscard]] bool is_one_name(const OrgWords& words, const Mention& mention,
                                 const Context& context) const;
  [[nodiscard]] std::optional<Part> part_behind_acronym(const Mention& mention, bool sure,
                                                        const Context& context) const;
  [[nodiscard]] bool link_acronym(Part& part, const Mention& mention, const Context& context) const;
  [[nodiscard]] bool link_to_bracket(Part& part, const Mention& mention, const std::string& acronym,
                                     const Context& context) const;
  const Rules& rules_;
  OrgClassifier classifier_;
};

}  // namespace pseudo::lang::de
