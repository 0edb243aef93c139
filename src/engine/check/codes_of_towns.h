// Which postal codes of a document belong to a town in it.
#pragma once

#include <cstddef>
#include <optional>
#include <set>
#include <string>

#include "engine/check/check.h"
#include "engine/resolve/resolve.h"
#include "values/locale.h"

namespace pseudo {

/// A code that stands alone is that of the town beside which the document has it elsewhere: what it
/// becomes, no other document need know. Views its arguments.
class CodesOfTowns {
 public:
  CodesOfTowns(const Checked& before, const Resolved& resolved, const values::Locale& locale)
      : before_(before), resolved_(resolved), locale_(locale) {}

  /// True if the mention is a code alone, and one of a town that is not in it.
  bool follows_town(std::size_t mention);

 private:
  [[nodiscard]] bool has_town(std::size_t mention) const;
  [[nodiscard]] bool is_beside_town(std::size_t mention) const;
  [[nodiscard]] std::set<std::string> codes_in(std::size_t mention) const;

  const Checked& before_;
  const Resolved& resolved_;
  const values::Locale& locale_;
  std::optional<std::set<std::string>> codes_;  // made when asked for
};

}  // namespace pseudo
