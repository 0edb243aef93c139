// Draws replacements for numbers and identifiers: new digits and letters in the old format.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "engine/common/scopes.h"
#include "pseudo/pseudonymizer.h"
#include "values/value_table.h"

namespace pseudo {

/// The numbers of one scope and the values drawn for them.
struct DrawnNumbers {
  values::ValueTable table;
  std::vector<std::string> drawn;  ///< Indexed by entity of the table.

  /// Returns the new text of a mention, in the format of the original.
  [[nodiscard]] std::string text(std::size_t mention) const {
    return table.render(mention, drawn[table.entity(mention)]);
  }
};

/// Draws a value for every number of one scope. `mentions` must be all numbers of the scope; their
/// surfaces must outlive the result. Equal values get equal replacements, and no value is replaced
/// by itself. In document scope different values also get different replacements, and no
/// replacement occurs in the document, as far as the format has enough values.
DrawnNumbers draw_numbers(std::span<const values::ValueMention> mentions, const ScopePlace& scope,
                          const Options& options, std::string_view home_country,
                          const values::Locale& locale, Scopes& scopes);

}  // namespace pseudo
