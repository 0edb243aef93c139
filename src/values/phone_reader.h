// Reads telephone numbers: one number in its many formats.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"
#include "values/locale.h"

namespace pseudo::values {

/// "+43 463 2700-12", "0043 463 2700 DW 12" and "(0463) 2700/12" have the significant number
/// 463270012; prefix, trunk zero and the words of the locale belong to the format.
struct PhoneNumber {
  std::string country;   ///< Digits of the country code, empty if not written.
  std::string digits;    ///< The significant number; letters in upper case.
  std::size_t base = 0;  ///< Characters of `digits` before the extension.
  /// Where groups of `digits` end that the writing divides ("0463/27 00": 3, 5), the last one left
  /// out; empty without a prefix or trunk zero, which the area code follows.
  std::vector<std::size_t> groups;
  std::vector<ByteSpan> characters;  ///< Where the characters of `digits` are in the surface.
};

/// Precondition: valid UTF-8. Source of prefixes and country codes: ITU-T E.164 and E.123.
PhoneNumber read_phone(std::string_view surface, const Locale& locale);

/// Its significant digits as they may stand without "+" or "00": alone, and behind the code of its
/// country or, if it shows none, of each home country: "660123", "43660123", "430660123".
std::vector<std::string> bare_spellings(const PhoneNumber& number, const Countries& countries);

/// The number as it is dialled in its own area: "123456" of "0316 123456". Several where areas of
/// several countries may begin it, none if its area is not known or too little would be left. Views
/// the number.
std::vector<std::string_view> local_digits(std::string_view digits, std::string_view country,
                                           const Locale& locale);

/// The extension with each word of Locale::phone_words that may stand before it alone: "ext 12";
/// one of five digits also without.
std::vector<std::string> announced_extensions(const PhoneNumber& number, const Locale& locale);

/// The number that digits for the last ones of another make: "0316 123457" of "0316 123456 and
/// -57". Nothing if no word of Locale::number_links stands before the last digits.
std::optional<std::string> continued_number(std::string_view surface, const PhoneNumber& number,
                                            const Locale& locale);

}  // namespace pseudo::values
