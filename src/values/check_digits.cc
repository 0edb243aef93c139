#include "values/check_digits.h"

#include <cstddef>
#include <string>

#include "text/ascii.h"
#include "values/national_numbers.h"

namespace pseudo::values {
namespace {

char eleven(int remainder) { return remainder == 10 ? 'X' : static_cast<char>('0' + remainder); }

/// The check character for the first 15 digits of an ORCID. Source: ISO 7064 mod 11-2.
char orcid_check(std::string_view digits) {
  int total = 0;
  for (const char c : digits) total = (total + text::digit_value(c)) * 2 % 11;
  return eleven((12 - total) % 11);
}

/// The check character for 9 digits. Source: ISO 2108:1992.
char isbn10_check(std::string_view digits) {
  int sum = 0;
  for (std::size_t i = 0; i < digits.size(); ++i)
    sum += static_cast<int>(i + 1) * text::digit_value(digits[i]);
  return eleven(sum % 11);
}

/// The check digit for 12 digits. Source: ISO 2108:2005, like EAN-13.
char isbn13_check(std::string_view digits) {
  int sum = 0;
  for (std::size_t i = 0; i < digits.size(); ++i)
    sum += text::digit_value(digits[i]) * (i % 2 == 0 ? 1 : 3);
  return static_cast<char>('0' + (10 - sum % 10) % 10);
}

/// The check digit for any number of digits. Source: ISO/IEC 7812-1, annex B (Luhn).
char luhn_check(std::string_view digits) {
  int sum = 0;
  for (std::size_t i = 0; i < digits.size(); ++i) {
    const int value = text::digit_value(digits[digits.size() - 1 - i]) * (i % 2 == 0 ? 2 : 1);
    sum += value / 10 + value % 10;
  }
  return static_cast<char>('0' + (10 - sum % 10) % 10);
}

}  // namespace

int mod97(std::string_view plain) {
  int remainder = 0;
  for (const char c : plain) {
    const bool letter = c >= 'A';
    const int value = letter ? c - 'A' + 10 : text::digit_value(c);
    remainder = (remainder * (letter ? 100 : 10) + value) % 97;
  }
  return remainder;
}

int mod11_10(std::string_view digits) {
  int product = 10;
  for (const char c : digits) {
    const int sum = (text::digit_value(c) + product) % 10;
    product = 2 * (sum == 0 ? 10 : sum) % 11;
  }
  return (11 - product) % 10;
}

char check_character(IdentifierKind kind, std::string_view head) {
  switch (kind) {
    case IdentifierKind::kIsbn10:
      return isbn10_check(head);
    case IdentifierKind::kIsbn13:
      return isbn13_check(head);
    case IdentifierKind::kOrcid:
      return orcid_check(head);
    default:
      return luhn_check(head);
  }
}

bool check_digits_right(IdentifierKind kind, std::string_view plain) {
  if (plain.size() < 5) return false;
  if (kind == IdentifierKind::kIban) {
    return mod97(std::string(plain.substr(4)) + std::string(plain.substr(0, 4))) == 1;
  }
  if (is_national(kind)) return recognize_national(plain) == kind;
  return check_character(kind, plain.substr(0, plain.size() - 1)) == plain.back();
}

}  // namespace pseudo::values
