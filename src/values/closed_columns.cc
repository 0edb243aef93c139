#include "values/closed_columns.h"

#include <vector>

#include "lexicon/closed_columns.h"

namespace pseudo::values {

std::optional<Error> find_other_word(const Lexicons& lexicons) {
  const std::vector<lexicon::ClosedColumn> columns = {
      {"house_words", "role", {"unit", "floor", "side", "range"}},
      {"phone_words", "kind", {"", "facsimile"}},
      {"spelled_characters", "character", {"@", "."}},
      {"top_level_domains", "kind", {"country", "generic", "place"}},
      {"countries", "trunk_zero", {"", "kept"}},
      {"countries", "iso_sign", {"", "1"}},
      {"countries", "bic", {"", "1"}},
  };
  return lexicon::find_other_word(lexicons, columns);
}

}  // namespace pseudo::values
