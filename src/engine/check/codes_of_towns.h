// Determines which postal codes of a document belong to a town in it.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>

#include "engine/check/check.h"
#include "engine/resolve/resolve.h"
#include "values/locale.h"

namespace pseudo {

/// Relates a postal code without a town to the town beside which the document has the same code
/// elsewhere. The replacement of such a code is not compared with other documents. Holds references
/// to its arguments.
class CodesOfTowns {
 public:
  CodesOfTowns(const Checked& before, const Resolved& resolved, const values::Locale& locale)
      : before_(before), resolved_(resolved), locale_(locale) {}

  /// True if the mention is only a code, and the code belongs to a town outside the mention.
  bool follows_town(std::size_t mention);

 private:
  [[nodiscard]] bool has_town(std::size_t mention) const;
  [[nodiscard]] bool is_beside_town(std::size_t mention) const;
  [[nodiscard]] std::set<std::string> codes_in(std::size_t mention) const;

  const Checked& before_;
  const Resolved& resolved_;
  const values::Locale& locale_;
  std::optional<std::set<std::string>> codes_;  // filled on first use
};

}  // namespace pseudo
