#include "values/countries.h"

#include <algorithm>
#include <charconv>
#include <cstdint>

namespace pseudo::values {
namespace {

std::size_t number(std::string_view digits) {
  std::size_t value = 0;
  std::from_chars(digits.data(), digits.data() + digits.size(), value);
  return value;
}

}  // namespace

Countries::Countries(const LexiconTable* countries, const LexiconTable* home) {
  if (countries == nullptr) return;
  for (std::uint32_t row = 0; row < countries->rows(); ++row) {
    Country& country = countries_.emplace_back();
    country.code = countries->cell(row, "code");
    country.dial = countries->cell(row, "dial");
    country.vehicle = countries->cell(row, "vehicle");
    country.writes_iso_code = countries->cell(row, "iso_sign") == "1";
    country.keeps_zero = countries->cell(row, "trunk_zero") == "kept";
    country.iban_length = number(countries->cell(row, "iban"));
    country.bic = countries->cell(row, "bic") == "1";
  }
  for (std::uint32_t row = 0; home != nullptr && row < home->rows(); ++row) {
    const auto found = std::ranges::find(countries_, home->cell(row, "code"), &Country::code);
    if (found == countries_.end()) continue;
    found->home_rank = row;
    found->bank_digits = number(home->cell(row, "bank"));
  }
}

const Country* Countries::find(std::string_view code) const {
  const auto found = std::ranges::find(countries_, code, &Country::code);
  return found == countries_.end() ? nullptr : &*found;
}

std::size_t Countries::dial_length(std::string_view digits) const {
  if (countries_.empty()) return 0;
  for (const Country& country : countries_) {
    if (!country.dial.empty() && digits.starts_with(country.dial)) return country.dial.size();
  }
  // All E.164 codes of one or two digits are in the table; the others have three.
  constexpr std::size_t kOther = 3;
  return std::min(kOther, digits.size());
}

bool Countries::keeps_zero(std::string_view dial) const {
  return std::ranges::any_of(countries_, [&](const Country& country) {
    return country.dial == dial && country.keeps_zero;
  });
}

bool Countries::is_country_mark(std::string_view mark) const {
  return std::ranges::any_of(countries_, [&](const Country& country) {
    return !mark.empty() &&
           (country.vehicle == mark || (country.writes_iso_code && country.code == mark));
  });
}

bool Countries::is_vehicle_code(std::string_view mark) const {
  return !mark.empty() &&
         std::ranges::find(countries_, mark, &Country::vehicle) != countries_.end();
}

std::vector<const Country*> Countries::home() const {
  std::vector<const Country*> home;
  for (const Country& country : countries_) {
    if (country.is_home()) home.push_back(&country);
  }
  std::ranges::sort(home, {}, &Country::home_rank);
  return home;
}

}  // namespace pseudo::values
