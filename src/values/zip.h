// Postal codes of places.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/random.h"

namespace pseudo::values {

/// The tables "zip_de", "zip_at" and "zip_ch" (columns zip, place), by place. Must not outlive the
/// lexicons. Threads: const, shared freely.
class ZipCodes {
 public:
  ZipCodes() = default;
  explicit ZipCodes(const Lexicons& lexicons);

  /// The codes of `place` with `length` digits (0: any), in the order of the tables. `country`:
  /// "AT"; empty: of any.
  [[nodiscard]] std::vector<std::string_view> of(std::string_view place, std::string_view country,
                                                 std::size_t length = 0) const;

 private:
  struct Country {
    std::string_view code;
    const LexiconTable* table;
    std::size_t zip_column;
    std::size_t place_column;
    /// (folded place, row), sorted; empty where the table itself is searched by place.
    std::vector<std::pair<std::string, std::uint32_t>> index;
  };
  std::vector<Country> countries_;
};

/// One of the surrogate city's codes, unlike `key`, of the same length if it can be; where none is
/// known, random digits (and letters) without a new leading zero. `key`: the code without a country
/// sign. `city`: lemma of the surrogate city, or empty.
std::string draw_zip(std::string_view key, std::string_view city, std::string_view country,
                     const ZipCodes& codes, DrawStream& stream);

/// The code of a place in another country than that which `surface` shows, by its digits or its
/// sign: "CH-8001" and "79798" in "DE" -> "D-79798". Nothing if its digits fit into `surface`.
std::optional<std::string> write_zip(std::string_view surface, std::string_view code,
                                     std::string_view country);

}  // namespace pseudo::values
