// Postal codes: the codes of places, and their formats by country.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/random.h"
#include "pseudo/span.h"
#include "values/countries.h"

namespace pseudo::values {

/// Postal codes by place; one table (place, zip) per country. The lexicons must outlive it.
/// Threads: const calls are safe.
class ZipCodes {
 public:
  /// Adds the codes of a country. `table` may be null.
  void add(std::string_view country, const LexiconTable* table);

  /// The codes of `place` with `length` digits (0: any), in the order in which tables were added.
  /// `country`: "AT"; empty: any.
  [[nodiscard]] std::vector<std::string_view> of(std::string_view place, std::string_view country,
                                                 std::size_t length = 0) const;
  /// The number of such codes in the country where the place has the fewest; 0 if it has none.
  [[nodiscard]] std::size_t count_fewest(std::string_view place, std::size_t length) const;

 private:
  struct Country {
    std::string_view code;
    const LexiconTable* table;
    std::size_t zip_column;
  };
  std::vector<Country> countries_;
};

/// The size of a country mark and its separator before a postal code ("A-" of "A-9020"), or 0.
std::size_t zip_prefix(std::string_view surface, const Countries& countries);

/// The code in a surface, with its country mark if there is one: "A-9020" in "A-9020 Mustertal",
/// "9020" in "Box 12, 9020". The whole surface if it has no digit.
ByteSpan zip_code(std::string_view surface, const Countries& countries);

/// Draws a code of the surrogate city other than `key`, of the same length if possible; if none is
/// known, random digits (and letters) without a new leading zero. `key`: the code without country
/// mark. `city`: lemma of the surrogate city, or empty.
std::string draw_zip(std::string_view key, std::string_view city, std::string_view country,
                     const ZipCodes& codes, DrawStream& stream);

/// Writes a code in the format of its country if that differs from the country that the digits or
/// the mark of `surface` indicate: "CH-8001" and "79798" in "DE" -> "D-79798". Nothing if the
/// format of `surface` suits the code.
std::optional<std::string> write_zip(std::string_view surface, std::string_view code,
                                     std::string_view country, const Countries& countries);

}  // namespace pseudo::values
