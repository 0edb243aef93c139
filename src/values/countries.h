// How countries write their numbers; rows of the table "countries".
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"

namespace pseudo::values {

struct Country {
  std::string_view code;          ///< ISO 3166-1 alpha-2: "AT".
  std::string_view dial;          ///< E.164 country code: "43".
  std::string_view vehicle;       ///< Sign before a postal code: "A". Empty if not in use.
  bool iso_sign = false;          ///< The ISO code stands before postal codes, too.
  bool keeps_zero = false;        ///< National numbers keep their zero behind the country code.
  std::size_t iban_length = 0;    ///< 0: no IBAN.
  std::size_t bank_digits = 0;    ///< Behind the check digits of an IBAN. 0: not known.
  bool bic = false;               ///< The code counts as a country in a BIC.
  std::size_t home_rank = kAway;  ///< Place in the table "home_countries".

  static constexpr std::size_t kAway = ~std::size_t{0};
  [[nodiscard]] bool is_home() const { return home_rank != kAway; }
};

/// Must not outlive the lexicons. Threads: const, shared freely.
class Countries {
 public:
  Countries() = default;
  /// Either table may be null: then no country is known, or there is no home country.
  Countries(const LexiconTable* countries, const LexiconTable* home);

  /// Null if there is none of that code.
  [[nodiscard]] const Country* find(std::string_view code) const;
  /// The number of leading digits that are a country code (E.164); 0 without a table.
  [[nodiscard]] std::size_t dial_length(std::string_view digits) const;
  /// True if national numbers of the country code keep their leading zero.
  [[nodiscard]] bool keeps_zero(std::string_view dial) const;
  /// True for a vehicle sign or an ISO code that stands before postal codes.
  [[nodiscard]] bool is_zip_sign(std::string_view sign) const;
  [[nodiscard]] bool is_vehicle_sign(std::string_view sign) const;
  /// The home countries, in the order of their table.
  [[nodiscard]] std::vector<const Country*> home() const;

 private:
  std::vector<Country> countries_;
};

}  // namespace pseudo::values
