#include "values/national_numbers.h"

#include <algorithm>
#include <array>
#include <cstddef>

#include "text/ascii.h"
#include "values/check_digits.h"

namespace pseudo::values {
namespace {

using text::is_ascii_digit;
using text::is_ascii_upper;

constexpr int kNone = -1;

/// Replaces letters by two digits, A 01 to Z 26; drops the last digit, the check digit.
std::string spelled_out(std::string_view plain) {
  std::string digits;
  for (const char c : plain.substr(0, plain.size() - 1)) {
    const int number = is_ascii_digit(c) ? text::digit_value(c) : c - 'A' + 1;
    if (!is_ascii_digit(c)) digits += static_cast<char>('0' + number / 10);
    digits += static_cast<char>('0' + number % 10);
  }
  return digits;
}

/// The sum of the digits of the weighted digits.
template <std::size_t kSize>
int sum_of_digits(std::string_view digits, const std::array<int, kSize>& weights) {
  int sum = 0;
  for (std::size_t i = 0; i < kSize; ++i) {
    const int product = text::digit_value(digits[i]) * weights[i];
    sum += product / 10 + product % 10;
  }
  return sum;
}

/// The check digit of a Versicherungsnummer (German pension insurance). Source: VKVV, section 2.
int pension_check(std::string_view plain) {
  constexpr std::array<int, 12> kWeights = {2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1};
  return sum_of_digits(spelled_out(plain), kWeights) % 10;
}

/// The check digit of a Krankenversichertennummer. Source: GKV-Spitzenverband, structure of the
/// KVNR.
int health_check(std::string_view plain) {
  constexpr std::array<int, 10> kWeights = {1, 2, 1, 2, 1, 2, 1, 2, 1, 2};
  return sum_of_digits(spelled_out(plain), kWeights) % 10;
}

/// The check digit of a Lebenslange Arztnummer: six digits, the check digit, two digits for the
/// field. Source: KBV, directive on section 75 paragraph 7 SGB V.
int doctor_check(std::string_view plain) {
  int sum = 0;
  for (std::size_t i = 0; i < 6; ++i) sum += text::digit_value(plain[i]) * (i % 2 == 0 ? 4 : 9);
  return (10 - sum % 10) % 10;
}

/// The check digit of a Steueridentifikationsnummer: no leading zero; exactly one of the first ten
/// digits occurs two or three times. Source: BZSt, section 139b AO; ISO 7064 mod 11,10.
int tax_check(std::string_view plain) {
  std::array<int, 10> counts{};
  for (const char c : plain.substr(0, 10)) ++counts[static_cast<std::size_t>(text::digit_value(c))];
  const auto repeated = std::ranges::count_if(counts, [](int count) { return count >= 2; });
  const int most = *std::ranges::max_element(counts);
  if (plain.front() == '0' || repeated != 1 || most > 3) return kNone;
  return mod11_10(plain.substr(0, 10));
}

/// The check digit of an Austrian Versicherungsnummer: three digits, the check digit, the day of
/// birth. Source: ASVG, section 31; Dachverband der Sozialversicherungsträger.
int social_check(std::string_view plain) {
  constexpr std::array<int, 10> kWeights = {3, 7, 9, 0, 5, 8, 4, 2, 1, 6};
  constexpr int kMostMonths = 15;  // 13 to 15 are used if a day has no numbers left
  const int day = 10 * text::digit_value(plain[4]) + text::digit_value(plain[5]);
  const int month = 10 * text::digit_value(plain[6]) + text::digit_value(plain[7]);
  if (plain.front() == '0' || day < 1 || day > 31 || month < 1 || month > kMostMonths) return kNone;
  int sum = 0;
  for (std::size_t i = 0; i < kWeights.size(); ++i)
    sum += text::digit_value(plain[i]) * kWeights[i];
  return sum % 11 == 10 ? kNone : sum % 11;
}

struct Form {
  IdentifierKind kind = IdentifierKind::kPlain;
  std::string_view shape;                ///< 'A': a letter, '0': a digit.
  std::size_t check_place;               ///< Index of the check digit.
  int (*check)(std::string_view plain);  ///< Returns kNone if no check digit is valid.
};

constexpr std::array<Form, 5> kForms = {{
    {IdentifierKind::kTaxId, "00000000000", 10, tax_check},
    {IdentifierKind::kPension, "00000000A000", 11, pension_check},
    {IdentifierKind::kHealth, "A000000000", 9, health_check},
    {IdentifierKind::kSocial, "0000000000", 3, social_check},
    {IdentifierKind::kDoctor, "000000000", 6, doctor_check},
}};

bool has_shape(std::string_view plain, std::string_view shape) {
  return std::ranges::equal(plain, shape, [](char c, char kind) {
    return kind == 'A' ? is_ascii_upper(c) : is_ascii_digit(c);
  });
}

const Form& form_of(IdentifierKind kind) { return *std::ranges::find(kForms, kind, &Form::kind); }

}  // namespace

IdentifierKind recognize_national(std::string_view plain) {
  for (const Form& form : kForms) {
    if (!has_shape(plain, form.shape)) continue;
    if (form.check(plain) == text::digit_value(plain[form.check_place])) return form.kind;
  }
  return IdentifierKind::kPlain;
}

bool is_national(IdentifierKind kind) {
  return std::ranges::find(kForms, kind, &Form::kind) != kForms.end();
}

std::string with_check_digit(IdentifierKind kind, std::string plain) {
  const Form& form = form_of(kind);
  const int check = form.check(plain);
  if (check == kNone) return {};
  plain[form.check_place] = static_cast<char>('0' + check);
  return plain;
}

std::size_t check_place(IdentifierKind kind) { return form_of(kind).check_place; }

}  // namespace pseudo::values
