// Well-known bodies and brands.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

#include "lang/common/folded_map.h"
#include "lang/de/grammar/adjectives.h"
#include "pseudo/lexicon.h"

namespace pseudo::lang::de {

/// A well-known body or brand. A row of table org_bodies. Points into the lexicon.
struct OrgBody {
  std::string_view name, kind, gender, number;
  bool unique = false;  ///< The only one of its kind. Its name is never split.
};

/// The rows of table org_bodies. Immutable, safe for concurrent use.
class OrgBodies {
 public:
  OrgBodies() = default;
  OrgBodies(const LexiconTable* bodies, const AdjectiveEndings& adjectives);

  /// Returns the body with this folded name. Also accepts a unique body of several words without
  /// inflection (see OrgLexicon::uninflected).
  [[nodiscard]] std::optional<OrgBody> find(std::string_view folded) const;

 private:
  const LexiconTable* table_ = nullptr;
  FoldedMap<std::uint32_t> unique_;  // uninflected names of several words -> row
};

}  // namespace pseudo::lang::de
