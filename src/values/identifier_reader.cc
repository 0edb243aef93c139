#include "values/identifier_reader.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "text/ascii.h"
#include "values/check_digits.h"
#include "values/ip_addresses.h"
#include "values/national_numbers.h"

namespace pseudo::values {
namespace {

using text::is_ascii_digit;
using text::is_ascii_upper;

bool all_digits(std::string_view text) { return std::ranges::all_of(text, is_ascii_digit); }

bool all_digits_or_upper(std::string_view text) {
  return std::ranges::all_of(text, [](char c) { return is_ascii_digit(c) || is_ascii_upper(c); });
}

bool is_iban(std::string_view plain, const Countries& countries) {
  constexpr std::size_t kShortest = 15;
  if (plain.size() < kShortest || !all_digits(plain.substr(2, 2))) return false;
  const Country* const country = countries.find(plain.substr(0, 2));
  return country != nullptr && country->iban_length == plain.size() && all_digits_or_upper(plain);
}

bool is_bic(std::string_view core, std::string_view plain, const Countries& countries) {
  if ((plain.size() != 8 && plain.size() != 11) || core != plain) return false;
  if (!std::ranges::all_of(plain.substr(0, 6), is_ascii_upper)) return false;
  const Country* const country = countries.find(plain.substr(4, 2));
  return country != nullptr && country->bic && all_digits_or_upper(plain);
}

/// Matches "K-123 AB", "KA-AB 1234", "ZH 123456": a district, a separator, then one run of digits
/// and at most one of letters.
bool is_plate(std::string_view core) {
  constexpr std::size_t kMostDigits = 6;
  constexpr std::size_t kMostCharacters = 8;
  const auto head = std::ranges::find_if_not(core, is_ascii_upper);
  const auto letters = static_cast<std::size_t>(head - core.begin());
  if (letters < 1 || letters > 3 || letters + 1 >= core.size()) return false;
  if (core[letters] != '-' && core[letters] != ' ') return false;
  std::string runs;  // their kinds
  std::size_t digits = 0;
  std::size_t characters = letters;
  for (const char c : core.substr(letters + 1)) {
    if (c == ' ' || c == '-') continue;
    if (!is_ascii_digit(c) && !is_ascii_upper(c)) return false;
    const char kind = is_ascii_digit(c) ? 'd' : 'l';
    if (runs.empty() || runs.back() != kind) runs.push_back(kind);
    digits += kind == 'd' ? 1 : 0;
    ++characters;
  }
  return (runs == "d" || runs == "ld" || runs == "dl") && digits <= kMostDigits &&
         characters <= kMostCharacters;
}

bool is_hex_groups(std::string_view core) {
  const auto is_hex = [](char c) { return text::hex_digit_value(c) >= 0; };
  const auto colons = std::ranges::count(core, ':');
  const auto hyphens = std::ranges::count(core, '-');
  const bool hex = std::ranges::all_of(
      core, [&](char c) { return is_hex(c) || c == ':' || c == '-' || c == '/'; });
  if (!hex || !std::ranges::any_of(core, is_hex)) return false;
  const bool ipv6 = colons >= 2 && colons <= 7 && hyphens == 0;
  const bool mac = core.size() == 17 && colons + hyphens == 5;
  const bool uuid = core.size() == 36 && hyphens == 4 && core[8] == '-' && core[23] == '-';
  return ipv6 || mac || uuid;
}

bool is_doi(std::string_view core) {
  std::size_t pos = 3;
  while (pos < core.size() && (is_ascii_digit(core[pos]) || core[pos] == '.')) ++pos;
  return core.starts_with("10.") && pos >= 7 && pos + 1 < core.size() && core[pos] == '/';
}

/// Matches digits followed by a check character.
bool is_checked_number(std::string_view plain, std::size_t size) {
  return plain.size() == size && all_digits(plain.substr(0, size - 1)) &&
         (is_ascii_digit(plain.back()) || plain.back() == 'X');
}

bool is_isbn10(std::string_view plain, std::string_view label) {
  return is_checked_number(plain, 10) &&
         (label.starts_with("ISBN") || check_digits_right(IdentifierKind::kIsbn10, plain));
}

bool is_isbn13(std::string_view plain) {
  return plain.size() == 13 && all_digits(plain) &&
         (plain.starts_with("978") || plain.starts_with("979"));
}

bool is_orcid(std::string_view plain) {
  return plain.starts_with("0000000") && is_checked_number(plain, 16);
}

bool is_card(std::string_view plain) {
  return plain.size() >= 13 && plain.size() <= 19 && all_digits(plain) &&
         check_digits_right(IdentifierKind::kCard, plain);
}

}  // namespace

IdentifierKind recognize_identifier(std::string_view core, std::string_view plain,
                                    std::string_view label, const Countries& countries) {
  if (is_ipv4(core)) return IdentifierKind::kIpv4;
  if (is_hex_groups(core)) return IdentifierKind::kHex;
  if (is_doi(core)) return IdentifierKind::kDoi;
  if (is_iban(plain, countries)) return IdentifierKind::kIban;
  if (is_isbn13(plain)) return IdentifierKind::kIsbn13;
  if (is_orcid(plain)) return IdentifierKind::kOrcid;
  const IdentifierKind national = recognize_national(plain);
  if (national != IdentifierKind::kPlain && !label.starts_with("ISBN")) return national;
  if (is_isbn10(plain, label)) return IdentifierKind::kIsbn10;
  if (is_card(plain)) return IdentifierKind::kCard;
  if (is_bic(core, plain, countries)) return IdentifierKind::kBic;
  return is_plate(core) ? IdentifierKind::kPlate : IdentifierKind::kPlain;
}

BankAccount bank_account(std::string_view plain, const Countries& countries) {
  constexpr std::size_t kHead = 4;  // country and check digits
  const Country* const country = countries.find(plain.substr(0, 2));
  if (country == nullptr || country->bank_digits == 0) return {};
  const std::string_view digits = plain.substr(kHead);
  if (digits.size() <= country->bank_digits) return {};
  std::string_view account = digits.substr(country->bank_digits);
  account.remove_prefix(std::min(account.find_first_not_of('0'), account.size()));
  return {digits.substr(0, country->bank_digits), account};
}

bool punctuation_counts(IdentifierKind kind) {
  return kind == IdentifierKind::kIpv4 || kind == IdentifierKind::kHex ||
         kind == IdentifierKind::kDoi;
}

}  // namespace pseudo::values
