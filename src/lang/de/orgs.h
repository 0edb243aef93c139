// Organisations: read, asked for, written.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "lang/de/name_reader.h"
#include "lang/de/place_reader.h"
#include "lang/de/rules.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Stateless; const and shared. Views what it is made from.
class OrgReader {
 public:
  OrgReader(const Rules& rules, const NameReader& names, const PlaceReader& places)
      : rules_(rules), names_(names), places_(places) {}
  [[nodiscard]] Analysis read(const Mention& mention, const Context& context) const;

 private:
  struct Words;
  [[nodiscard]] Words classify(const Mention& mention, const Context& context) const;
  void classify_names(Words& words, const Mention& mention, const Context& context) const;
  void classify_name(Words& words, std::size_t i, const Mention& mention,
                     const Context& context) const;
  [[nodiscard]] bool compose(const Words& words, const Mention& mention, const Context& context,
                             std::vector<Part>& parts) const;
  /// A field of study that stands for its institute: "Slawistik".
  [[nodiscard]] std::optional<Part> lone_topic(const Words& words, const Mention& mention) const;
  [[nodiscard]] Part whole(const Words& words, const Mention& mention,
                           const Context& context) const;
  [[nodiscard]] bool link_acronym(Part& part, const Mention& mention, const Context& context) const;
  const Rules& rules_;
  const NameReader& names_;
  const PlaceReader& places_;
};

SurrogateQuery query_org(const Rules& rules, const EntityView& entity);

std::optional<std::string> write_org(const Rules& rules, const Surrogate& surrogate,
                                     const Part& part);

/// The acronym of a name: the first letters of its words, filled up to `letters`.
std::string acronym_of(std::string_view name, std::size_t letters);

}  // namespace pseudo::lang::de
