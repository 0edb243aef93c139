// Reads telephone numbers in their many formats.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"
#include "values/locale.h"

namespace pseudo::values {

/// A parsed telephone number. "+43 463 2700-12", "0043 463 2700 DW 12" and "(0463) 2700/12" have
/// the significant number 463270012; prefix, trunk zero and the phone words of the locale belong to
/// the format.
struct PhoneNumber {
  std::string country;   ///< Digits of the country code; empty if not written.
  std::string digits;    ///< The significant number; letters in upper case.
  std::size_t base = 0;  ///< Number of characters of `digits` before the extension.
  /// Indexes in `digits` at which written groups end ("0463/27 00": 3, 5), without the last one.
  /// Empty without a prefix or trunk zero, as those precede the area code.
  std::vector<std::size_t> groups;
  std::vector<ByteSpan> characters;  ///< The spans of the characters of `digits` in the surface.
};

/// Precondition: valid UTF-8. Source of prefixes and country codes: ITU-T E.164 and E.123.
PhoneNumber read_phone(std::string_view surface, const Locale& locale);

/// The significant digits as written without "+" or "00": alone, and with the code of the country
/// or, if unknown, of each home country: "660123", "43660123", "430660123".
std::vector<std::string> bare_spellings(const PhoneNumber& number, const Countries& countries);

/// The number as dialled within its area: "123456" for "0316 123456". Several if area codes of
/// several countries match; none if the area is unknown or too few digits would be left. Refers to
/// the number.
std::vector<std::string_view> local_digits(std::string_view digits, std::string_view country,
                                           const Locale& locale);

/// The extension after each word of Locale::phone_words that may introduce it: "ext 12". An
/// extension of five digits also without a word.
std::vector<std::string> announced_extensions(const PhoneNumber& number, const Locale& locale);

/// The number that results from replacing the last digits of another: "0316 123457" for "0316
/// 123456 and -57". Nothing if no word of Locale::number_links precedes the last digits.
std::optional<std::string> continued_number(std::string_view surface, const PhoneNumber& number,
                                            const Locale& locale);

}  // namespace pseudo::values
