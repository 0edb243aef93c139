// Numbers and identifiers: other digits and letters in the old format.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "engine/common/scopes.h"
#include "pseudo/pseudonymizer.h"
#include "values/value_table.h"

namespace pseudo {

/// The numbers of one scope and what was drawn for each.
struct DrawnNumbers {
  values::ValueTable table;
  std::vector<std::string> drawn;  ///< By entity of the table.

  /// New text of a mention, in its own format.
  [[nodiscard]] std::string text(std::size_t mention) const {
    return table.render(mention, drawn[table.entity(mention)]);
  }
};

/// `mentions`: all of one scope; their surfaces must outlive the result. Equal values get equal
/// ones; never the original; in document scope others get others, and none is a value that the
/// document already has, if there is room.
DrawnNumbers draw_numbers(std::span<const values::ValueMention> mentions, const ScopePlace& scope,
                          const Options& options, std::string_view home_country,
                          const values::Locale& locale, Scopes& scopes);

}  // namespace pseudo
