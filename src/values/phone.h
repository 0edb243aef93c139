// Telephone numbers: one number in its many formats, and another in the same format.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/lexicon.h"
#include "pseudo/random.h"
#include "pseudo/span.h"
#include "text/string_numbers.h"

namespace pseudo::values {

/// A number as read. "+43 463 2700-12", "0043 463 2700 DW 12" and "(0463) 2700/12" have the
/// significant number 463270012; prefix, trunk zero and words around belong to the format.
struct PhoneNumber {
  std::string country;          ///< Digits of the country code, empty if not written.
  std::string digits;           ///< The significant number; letters in upper case.
  std::size_t base = 0;         ///< Characters of `digits` before the extension.
  std::vector<ByteSpan> slots;  ///< Where the characters of `digits` stand in the surface.
};

/// Source of the country codes: ITU-T E.164.
PhoneNumber read_phone(std::string_view surface);

/// Countries whose area codes are told: DE, AT, CH, LI.
inline constexpr std::size_t kAreaCodeCountries = 4;

/// Area codes by country, kind and length, from the table "area_codes" (code, country, place,
/// kind); empty without it. Views the lexicons. Threads: const, shared freely.
class AreaCodes {
 public:
  AreaCodes() = default;
  explicit AreaCodes(const Lexicons& lexicons);

  /// Length of the area code at the head of a significant number, 0 if none is known.
  /// `country`: digits of the country code; empty: any, in the order 49, 43, 41, others.
  [[nodiscard]] std::size_t match(std::string_view digits, std::string_view country) const;
  /// Another code of the same country, kind and length; empty if there is none.
  [[nodiscard]] std::string other(std::string_view code, std::string_view country,
                                  DrawStream& stream) const;

 private:
  struct Group {
    std::string_view country;  // As in the table: "AT".
    std::string_view kind;
    std::size_t length = 0;
    std::vector<std::string_view> codes;
  };
  [[nodiscard]] const Group* find(std::string_view code, std::string_view country) const;
  std::size_t group_of(std::string_view country, std::string_view kind, std::size_t length);

  std::vector<Group> groups_;  // A few dozen.
  text::StringNumbers codes_;
  static constexpr std::uint32_t kNoGroup = ~std::uint32_t{0};
  using ByCountry = std::array<std::uint32_t, kAreaCodeCountries>;
  std::vector<ByCountry> first_group_;  // that has the code, by the numbers of codes
  std::bitset<65536> heads_;  // by the hashes of codes: most heads of numbers are none of them
  std::size_t longest_ = 0;
};

/// The significant number that stands in for `digits`: an area code of the same length where one
/// is known, else random digits; no zero appears, zeros stay unless too little would change; the
/// extension depends on its own digits alone, so that "2700-12" and "extension 12" agree.
/// `attempt`: 0, then 1, 2 ... for other ones. Threads: pure.
std::string draw_phone(std::string_view digits, std::size_t base, std::string_view country,
                       const AreaCodes& areas, const ScopeDraws& draws, unsigned attempt);

}  // namespace pseudo::values
