#include "text/casing.h"

#include <unicode/bytestream.h>
#include <unicode/casemap.h>
#include <unicode/stringoptions.h>

#include <cstdint>

#include "text/chars.h"
#include "text/normalizers.h"
#include "text/short_strings.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

constexpr const char* kRootLocale = "";  // null would be the locale of the environment

std::string map_ascii(std::string_view ascii, char32_t (*map)(char32_t)) {
  std::string mapped(ascii);
  for (char& c : mapped) c = static_cast<char>(map(static_cast<unsigned char>(c)));
  return mapped;
}

/// Numbers of cased letters in a text. ß is not counted, as it also occurs in all-caps words.
struct Cases {
  std::size_t upper = 0;
  std::size_t lower = 0;
  bool begins_upper = false;
  bool begins_lower = false;
};

Cases count_cases(std::string_view utf8) {
  Cases cases;
  for (std::size_t pos = 0; pos < utf8.size();) {
    const char32_t c = next(utf8, pos);
    if (c == U'ß') continue;
    const bool first = cases.upper + cases.lower == 0;
    if (is_upper(c)) {
      ++cases.upper;
      cases.begins_upper = cases.begins_upper || first;
    } else if (is_lower(c)) {
      ++cases.lower;
      cases.begins_lower = cases.begins_lower || first;
    }
  }
  return cases;
}

}  // namespace

std::string to_upper(std::string_view utf8) {
  if (is_ascii(utf8)) return map_ascii(utf8, upper);
  std::string mapped;
  UErrorCode status = U_ZERO_ERROR;
  icu::StringByteSink<std::string> sink(&mapped);
  icu::CaseMap::utf8ToUpper(kRootLocale, 0, as_piece(utf8), sink, nullptr, status);
  require_success(status);
  return mapped;
}

std::string to_lower(std::string_view utf8) {
  if (is_ascii(utf8)) return map_ascii(utf8, lower);
  std::string mapped;
  UErrorCode status = U_ZERO_ERROR;
  icu::StringByteSink<std::string> sink(&mapped);
  icu::CaseMap::utf8ToLower(kRootLocale, 0, as_piece(utf8), sink, nullptr, status);
  require_success(status);
  return mapped;
}

std::string capitalize(std::string_view utf8) {
  std::size_t begin = 0;
  std::size_t end = 0;
  for (;; begin = end) {
    if (end == utf8.size()) return std::string(utf8);
    if (is_letter(next(utf8, end))) break;
  }
  std::string mapped(utf8.substr(0, begin));
  const std::string_view letter = utf8.substr(begin, end - begin);
  if (letter.size() == 1) {
    append(mapped, upper(static_cast<unsigned char>(letter[0])));
  } else {
    UErrorCode status = U_ZERO_ERROR;
    icu::StringByteSink<std::string> sink(&mapped);
    icu::CaseMap::utf8ToTitle(kRootLocale, U_TITLECASE_WHOLE_STRING, nullptr, as_piece(letter),
                              sink, nullptr, status);
    require_success(status);
  }
  return mapped.append(utf8.substr(end));
}

CaseShape observe_case(std::string_view surface, std::string_view natural) {
  if (equal(surface, natural)) return CaseShape::kNatural;
  const Cases seen = count_cases(surface);
  const Cases expected = count_cases(natural);
  if (seen.upper == 0) {
    return seen.lower > 0 && expected.upper > 0 ? CaseShape::kLower : CaseShape::kNatural;
  }
  if (seen.lower == 0 && seen.upper > 1) {
    return expected.lower > 0 ? CaseShape::kUpper : CaseShape::kNatural;
  }
  if (seen.begins_upper && expected.begins_lower) return CaseShape::kTitle;
  return CaseShape::kNatural;
}

std::string apply_case(std::string_view natural, CaseShape shape) {
  switch (shape) {
    case CaseShape::kLower:
      return to_lower(natural);
    case CaseShape::kUpper:
      return to_upper(natural);
    case CaseShape::kTitle:
      return capitalize(natural);
    case CaseShape::kNatural:
      break;
  }
  return std::string(natural);
}

}  // namespace pseudo::text
