#include "values/value_reader.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "text/casing.h"
#include "values/characters.h"
#include "values/phone_reader.h"
#include "values/zip.h"

namespace pseudo::values {
namespace {

// Names of international schemes, which are often annotated together with the identifier.
constexpr std::array<std::string_view, 10> kLabels = {"HTTPS://DOI.ORG/",
                                                      "HTTP://DOI.ORG/",
                                                      "ORCID",
                                                      "SWIFT",
                                                      "ISBN-13",
                                                      "ISBN-10",
                                                      "ISBN",
                                                      "IBAN",
                                                      "DOI",
                                                      "BIC"};

struct Label {
  std::string_view name;   ///< Upper case; empty if there is none.
  std::size_t length = 0;  ///< Includes the separators after it.
};

constexpr std::string_view kAfterLabel = " :.-\t";

Label read_label(std::string_view surface) {
  constexpr std::size_t kLongest = 16;
  const std::string upper = text::to_upper(surface.substr(0, kLongest));
  for (const std::string_view label : kLabels) {
    if (!upper.starts_with(label)) continue;
    const std::size_t end = surface.find_first_not_of(kAfterLabel, label.size());
    // "ISBNX" is not a label. A label alone ("IBAN") is itself replaced.
    if (end == std::string_view::npos || (end == label.size() && !label.ends_with('/'))) continue;
    return {label, end};
  }
  return {};
}

Value read_identifier(std::string_view surface, const Countries& countries) {
  const Label label = read_label(surface);
  Value value{{}, find_characters(surface, label.length)};
  if (value.characters.empty()) return {std::string(surface), {}};
  const std::size_t begin = value.characters.front().begin;
  const std::string_view core = surface.substr(begin, value.characters.back().end - begin);
  value.key = join_characters(surface, value.characters, LetterCase::kUpper);
  value.identifier = recognize_identifier(core, value.key, label.name, countries);
  // A BIC of eight letters may also end in XXX: MX is a country.
  if (value.identifier == IdentifierKind::kBic && value.key.size() > kBankOfBic &&
      value.key.ends_with(kHeadOffice)) {
    value.key.resize(kBankOfBic);
    value.characters.resize(kBankOfBic);
  }
  // Punctuation distinguishes short plain identifiers: "1-11" and "11-1".
  constexpr std::size_t kShort = 6;
  const bool short_plain =
      value.identifier == IdentifierKind::kPlain && value.characters.size() < kShort;
  if (short_plain || punctuation_counts(value.identifier)) {
    value.key = join_with_punctuation(surface, value.characters, LetterCase::kUpper);
  }
  return value;
}

Value read_zip(std::string_view surface, const Countries& countries) {
  const ByteSpan code = zip_code(surface, countries);
  const std::string_view written = surface.substr(code.begin, code.size());
  Value value{{}, find_characters(written, zip_prefix(written, countries))};
  if (value.characters.empty()) return {std::string(surface), {}};
  value.key = join_characters(written, value.characters, LetterCase::kLower);
  value.written = written;
  return value;
}

Value read_number(std::string_view surface, const Locale& locale) {
  PhoneNumber number = read_phone(surface, locale);
  if (number.characters.empty()) return {std::string(surface), {}};
  return {std::move(number.digits), std::move(number.characters)};
}

Value read_plain(std::string_view surface) {
  Value value{{}, find_characters(surface)};
  if (value.characters.empty()) return {std::string(surface), {}};
  value.key = join_with_punctuation(surface, value.characters, LetterCase::kLower);
  return value;
}

Value read_by_category(Category category, std::string_view surface, const Locale& locale) {
  switch (category) {
    case Category::kPass:
      return {std::string(surface), {}};
    case Category::kUfid:
    case Category::kFid:
      return read_identifier(surface, locale.countries);
    case Category::kPhone:
      return read_number(surface, locale);
    case Category::kZip:
      return read_zip(surface, locale.countries);
    default:
      return read_plain(surface);
  }
}

}  // namespace

Value read_value(Category category, std::string_view surface, const Locale& locale) {
  Value value = read_by_category(category, surface, locale);
  if (value.written.empty()) value.written = surface;
  return value;
}

bool begins_with_label(std::string_view text) { return read_label(text).length > 0; }

bool is_label(std::string_view text) {
  const std::size_t last = text.find_last_not_of(kAfterLabel);
  const std::string upper = text::to_upper(text.substr(0, last + 1));  // npos + 1 is 0
  return std::ranges::find(kLabels, upper) != kLabels.end();
}

}  // namespace pseudo::values
