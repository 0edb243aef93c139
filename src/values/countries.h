// Number formats of countries: the table "countries".
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo::values {

struct Country {
  std::string_view code;  ///< ISO 3166-1 alpha-2: "AT".
  std::string_view dial;  ///< E.164 country code: "43".
  /// Vehicle registration code, as written before postal codes: "A". Empty if not in use.
  std::string_view vehicle;
  bool writes_iso_code = false;  ///< The ISO code is written before postal codes, too.
  bool keeps_zero = false;  ///< National numbers keep their leading zero after the country code.
  std::size_t iban_length = 0;  ///< 0: the country has no IBAN.
  /// Digits of the bank after the check digits of an IBAN. 0: unknown.
  std::size_t bank_digits = 0;
  bool bic = false;               ///< The code is accepted as the country of a BIC.
  std::size_t home_rank = kAway;  ///< Row in the table "home_countries".

  static constexpr std::size_t kAway = ~std::size_t{0};
  [[nodiscard]] bool is_home() const { return home_rank != kAway; }
};

/// The lexicons must outlive it. Threads: const calls are safe.
class Countries {
 public:
  Countries() = default;
  /// A null table is treated as empty.
  Countries(const LexiconTable* countries, const LexiconTable* home);

  /// Null if the code is unknown.
  [[nodiscard]] const Country* find(std::string_view code) const;
  /// The number of leading digits that form a country code (E.164); 0 without a table.
  [[nodiscard]] std::size_t dial_length(std::string_view digits) const;
  /// True if national numbers of the country code keep their leading zero.
  [[nodiscard]] bool keeps_zero(std::string_view dial) const;
  /// True for a vehicle registration code or ISO code that is written before postal codes.
  [[nodiscard]] bool is_country_mark(std::string_view mark) const;
  [[nodiscard]] bool is_vehicle_code(std::string_view mark) const;
  /// The home countries, in the order of their table.
  [[nodiscard]] std::vector<const Country*> home() const;

 private:
  std::vector<Country> countries_;
};

}  // namespace pseudo::values
