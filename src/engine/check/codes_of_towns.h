// Determines which postal codes of a document belong to a town in it.
#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>

#include "engine/check/check.h"
#include "engine/resolve/resolve.h"
#include "engine/resolve/town_of_code.h"

namespace pseudo {

/// Relates the postal codes of a document to the towns from which a run draws them: the town beside
/// the code, otherwise the town beside which the document has the same code first. Holds references
/// to its arguments.
class CodesOfTowns {
 public:
  CodesOfTowns(const Checked& before, const Resolved& resolved, const EngineSetup& setup)
      : before_(before),
        resolved_(resolved),
        setup_(setup),
        towns_(before.document.text, before.plan, resolved) {}

  /// The entity of the town of the first code in the mention, or kNoEntity. In a scope within the
  /// document, a code that occurs with several towns belongs to the first of them.
  std::size_t town_of(std::size_t mention);

  /// True if the mention contains a code that belongs to a town outside the mention.
  bool follows_town(std::size_t mention);

 private:
  using CodeInScope = std::pair<ScopePlace, std::string>;

  [[nodiscard]] std::size_t town_at(const PartPlace& code) const;
  std::size_t first_town_of(const PartPlace& code);
  [[nodiscard]] CodeInScope key_of(const PartPlace& code) const;

  const Checked& before_;
  const Resolved& resolved_;
  const EngineSetup& setup_;
  TownOfCode towns_;
  std::optional<std::map<CodeInScope, std::size_t>> first_towns_;  // filled on first use
};

}  // namespace pseudo
