#include "values/kept_spans.h"

#include <algorithm>
#include <cstddef>

#include "text/casing.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "text/word_units.h"
#include "values/address_path.h"
#include "values/address_reader.h"
#include "values/host_ends.h"
#include "values/identifier_surrogates.h"
#include "values/ip_addresses.h"
#include "values/phone_reader.h"
#include "values/value_reader.h"
#include "values/zip.h"

namespace pseudo::values {
namespace {

// Units without a replaceable character: the prefix and the cue words of a phone number.
std::vector<KeptSpan> kept_in_phone(std::string_view surface, const Locale& locale) {
  const PhoneNumber number = read_phone(surface, locale);
  std::vector<KeptSpan> kept;
  for (const text::WordUnit& unit : text::word_units(surface)) {
    const bool changes = std::ranges::any_of(number.characters, [&](const ByteSpan& character) {
      return unit.span.contains(character);
    });
    std::size_t pos = unit.span.begin;
    const bool digits = text::is_digit(text::next(surface, pos));
    if (!changes) {
      kept.push_back({unit.span, digits ? KeptReason::kCountryMark : KeptReason::kCueWord});
    }
  }
  return kept;
}

std::vector<KeptSpan> kept_in_identifier(std::string_view surface, const Locale& locale) {
  const Value value = read_value(Category::kUfid, surface, locale);
  std::vector<KeptSpan> kept;
  if (value.characters.empty()) return kept;
  if (const std::size_t begin = value.characters.front().begin; begin > 0) {
    kept.push_back({{0, begin}, KeptReason::kCueWord});
  }
  for (const auto& [first, count, reason] : kept_ranges(value.identifier, value.key)) {
    if (first + count > value.characters.size()) break;
    const ByteSpan span{value.characters[first].begin, value.characters[first + count - 1].end};
    kept.push_back({span, reason});
  }
  return kept;
}

std::vector<KeptSpan> kept_in_house_number(std::string_view surface, const HouseWords& words) {
  std::vector<KeptSpan> kept;
  for (const text::WordUnit& unit : text::word_units(surface)) {
    const auto word = surface.substr(unit.span.begin, unit.span.size());
    if (words.role(text::to_lower(word)) == HouseWords::Role::kNone) continue;
    kept.push_back({unit.span, KeptReason::kCueWord});
  }
  return kept;
}

std::vector<KeptSpan> kept_in_zip(std::string_view surface, const Countries& countries) {
  const ByteSpan code = zip_code(surface, countries);
  const std::size_t mark = zip_prefix(surface.substr(code.begin, code.size()), countries);
  if (mark == 0) return {};
  return {{{code.begin, code.begin + mark}, KeptReason::kCountryMark}};
}

// What stays of one part, relative to it.
std::vector<KeptSpan> kept_in_part(AddressPartKind kind, std::string_view text,
                                   const Locale& locale) {
  std::vector<KeptSpan> kept;
  const auto add = [&](ByteSpan span) { kept.push_back({span, KeptReason::kAddressForm}); };
  if (kind == AddressPartKind::kPath) {
    for (const ByteSpan& ending : file_endings(text)) add(ending);
    return kept;
  }
  // New hosts end in "example" (RFC 2606). If an old one contains that word, it identifies nobody.
  constexpr std::string_view kReserved = "example";
  for (const text::WordUnit& unit : text::word_units(text)) {
    if (unit.key == kReserved) add(unit.span);
  }
  if (kind == AddressPartKind::kIp) {
    const std::size_t head = private_head(text).size();
    if (head > 0) kept.push_back({{0, head}, KeptReason::kCueWord});
  }
  if (kind == AddressPartKind::kTld && is_top_level(text, locale)) add({0, text.size()});
  if (kind == AddressPartKind::kHost) {
    const std::size_t registry = registry_begin(text, locale);
    if (registry < text.size()) add({registry, text.size()});
  }
  return kept;
}

std::vector<KeptSpan> kept_in_address(Category category, std::string_view surface,
                                      const Locale& locale) {
  const Address address = read_address(category, surface, locale.spelled_words);
  std::vector<KeptSpan> kept;
  std::size_t done = 0;
  const auto add_signs = [&](std::size_t end) {
    if (done < end) kept.push_back({{done, end}, KeptReason::kAddressForm});
  };
  for (const AddressPart& part : address.parts) {
    add_signs(part.span.begin);
    done = part.span.end;
    for (KeptSpan& span : kept_in_part(part.kind, address.text(part.span), locale)) {
      if (span.span.empty()) continue;
      span.span.begin += part.span.begin;
      span.span.end += part.span.begin;
      kept.push_back(span);
    }
  }
  add_signs(surface.size());
  return kept;
}

}  // namespace

std::vector<KeptSpan> kept_spans(Category category, std::string_view surface,
                                 const Locale& locale) {
  switch (category) {
    case Category::kPhone:
      return kept_in_phone(surface, locale);
    case Category::kUfid:
    case Category::kFid:
      return kept_in_identifier(surface, locale);
    case Category::kStreetNo:
      return kept_in_house_number(surface, locale.houses);
    case Category::kEmail:
    case Category::kUrl:
    case Category::kUser:
    case Category::kAdd:
      return kept_in_address(category, surface, locale);
    case Category::kZip:
      return kept_in_zip(surface, locale.countries);
    default:
      return {};
  }
}

}  // namespace pseudo::values
