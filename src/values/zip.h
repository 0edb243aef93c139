// Postal codes: the codes of places, and how countries write them.
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

/// Postal codes by place, in one table a country (place, zip). Must not outlive the lexicons.
/// Threads: const, shared freely.
class ZipCodes {
 public:
  /// The codes of one country: `table` is searched by place and may be null.
  void add(std::string_view country, const LexiconTable* table);

  /// The codes of `place` with `length` digits (0: any), in the order in which the tables were
  /// added. `country`: "AT"; empty: of any.
  [[nodiscard]] std::vector<std::string_view> of(std::string_view place, std::string_view country,
                                                 std::size_t length = 0) const;

 private:
  struct Country {
    std::string_view code;
    const LexiconTable* table;
    std::size_t zip_column;
  };
  std::vector<Country> countries_;
};

/// The bytes of a country sign and its separator before a postal code ("A-" of "A-9020"), or 0.
std::size_t zip_prefix(std::string_view surface, const Countries& countries);

/// The country sign, if there is one, and the code of a surface that holds more: "A-9020" in
/// "A-9020 Mustertal", "9020" in "Box 12, 9020". All of it if it has no digit.
ByteSpan zip_code(std::string_view surface, const Countries& countries);

/// A code of the surrogate city other than `key`, of the same length if possible; if none is known,
/// random digits (and letters) without a new leading zero. `key`: the code without a country sign.
/// `city`: lemma of the surrogate city, or empty.
std::string draw_zip(std::string_view key, std::string_view city, std::string_view country,
                     const ZipCodes& codes, DrawStream& stream);

/// A code as its country writes it, if it differs from the country that `surface` shows by its
/// digits or its sign: "CH-8001" and "79798" in "DE" -> "D-79798". Nothing if the digits fit
/// `surface`.
std::optional<std::string> write_zip(std::string_view surface, std::string_view code,
                                     std::string_view country, const Countries& countries);

}  // namespace pseudo::values
