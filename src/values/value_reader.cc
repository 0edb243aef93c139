#include "values/value_reader.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "text/alphabet.h"
#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/utf8.h"
#include "values/address_reader.h"
#include "values/digits_letters.h"
#include "values/phone.h"

namespace pseudo::values {
namespace {

// What people annotate before an identifier. The names of international schemes: nobody's own.
constexpr std::array<std::string_view, 10> kIdLabels = {"HTTPS://DOI.ORG/",
                                                        "HTTP://DOI.ORG/",
                                                        "ORCID",
                                                        "SWIFT",
                                                        "ISBN-13",
                                                        "ISBN-10",
                                                        "ISBN",
                                                        "IBAN",
                                                        "DOI",
                                                        "BIC"};

// Before a postal code: distinguishing signs of vehicles in traffic and ISO 3166 codes.
constexpr std::array<std::string_view, 32> kCountrySigns = {
    "A",  "AT", "B", "BE", "CH", "CZ", "D",  "DE", "DK", "E", "ES", "F",  "FI", "FL",  "FR", "H",
    "HR", "HU", "I", "IT", "L",  "LI", "LU", "NL", "PL", "S", "SE", "SI", "SK", "SLO", "US", "UK"};

enum class Signs { kNone, kLetter, kDigit };

/// Behind the combining marks of a letter.
std::size_t skip_marks(std::string_view surface, std::size_t pos) {
  while (pos < surface.size() && static_cast<unsigned char>(surface[pos]) >= 0x80) {
    std::size_t next = pos;
    if (!text::is_mark(text::next(surface, next))) break;
    pos = next;
  }
  return pos;
}

/// What stands at `pos`, which is moved behind it and, of a letter, behind its combining marks.
inline Signs next_sign(std::string_view surface, std::size_t& pos) {
  const char32_t c = text::next(surface, pos);
  if (text::digit_value(c) >= 0) return Signs::kDigit;
  if (!text::is_letter(c)) return Signs::kNone;
  pos = skip_marks(surface, pos);
  return Signs::kLetter;
}

std::vector<ByteSpan> find_slots(std::string_view surface, std::size_t from) {
  std::vector<ByteSpan> slots;
  slots.reserve(surface.size() - from);
  for (std::size_t pos = from; pos < surface.size();) {
    const std::size_t begin = pos;
    if (next_sign(surface, pos) != Signs::kNone) slots.push_back({begin, pos});
  }
  return slots;
}

/// One code point for one slot: composed, in upper or lower case, digits in ASCII.
void append_sign(std::string& key, std::string_view sign, bool upper) {
  if (sign.size() > 1) {
    const std::string composed = text::to_nfc(sign);
    std::size_t pos = 0;
    const char32_t c = text::next(composed, pos);
    text::append(key, upper ? text::upper(c) : text::lower(c));
    return;
  }
  const char c = sign.front();
  const bool letter = text::ascii::is_letter(static_cast<unsigned char>(c));
  constexpr int kCase = 'a' - 'A';  // one bit
  key.push_back(!letter ? c : static_cast<char>(upper ? c & ~kCase : c | kCase));
}

std::string join_slots(std::string_view surface, const std::vector<ByteSpan>& slots, bool upper) {
  std::string key;
  key.reserve(slots.size());
  for (const ByteSpan& slot : slots) {
    append_sign(key, surface.substr(slot.begin, slot.size()), upper);
  }
  return key;
}

/// The slots with the punctuation between them, without blanks.
std::string join_with_punctuation(std::string_view surface, const std::vector<ByteSpan>& slots,
                                  bool upper) {
  std::string key;
  std::size_t from = slots.front().begin;
  for (const ByteSpan& slot : slots) {
    for (std::size_t pos = from; pos < slot.begin;) {
      const char32_t c = text::next(surface, pos);
      if (!text::is_space(c)) text::append(key, text::is_hyphen(c) ? U'-' : c);
    }
    append_sign(key, surface.substr(slot.begin, slot.size()), upper);
    from = slot.end;
  }
  return key;
}

bool is_separator(char c) { return c == ' ' || c == ':' || c == '.' || c == '-' || c == '\t'; }

/// The label at the head of an identifier and the separators behind it.
std::string_view id_label(std::string_view surface, std::size_t& length) {
  const std::string upper =
      text::to_upper(surface.substr(0, std::min<std::size_t>(surface.size(), 16)));
  length = 0;
  for (const std::string_view label : kIdLabels) {
    if (!upper.starts_with(label)) continue;
    std::size_t end = label.size();
    const bool address = label.ends_with('/');
    while (end < surface.size() && is_separator(surface[end])) ++end;
    // "ISBNX" is no label, and one alone ("IBAN") is all there is to replace.
    if (end == surface.size() || (end == label.size() && !address)) continue;
    length = end;
    return label;
  }
  return {};
}

/// The bytes of a country sign and its separator before a postal code.
std::size_t country_prefix(std::string_view surface) {
  std::size_t end = 0;
  while (end < surface.size() && surface[end] >= 'A' && surface[end] <= 'Z') ++end;
  const std::string_view sign = surface.substr(0, end);
  if (std::ranges::find(kCountrySigns, sign) == kCountrySigns.end()) return 0;
  const std::size_t letters = end;
  while (end < surface.size() && is_separator(surface[end])) ++end;
  const bool digit = end < surface.size() && surface[end] >= '0' && surface[end] <= '9';
  return digit && end > letters ? end : 0;
}

Value read_id(std::string_view surface) {
  std::size_t from = 0;
  const std::string_view label = id_label(surface, from);
  Value value{{}, find_slots(surface, from)};
  if (value.slots.empty()) return {std::string(surface), {}};
  const std::size_t begin = value.slots.front().begin;
  std::string_view core = surface.substr(begin);
  core = core.substr(0, value.slots.back().end - begin);
  value.key = join_slots(surface, value.slots, true);
  value.id = recognize_identifier(core, value.key, label);
  // Short plain ones are told apart by their punctuation: "1-11" and "11-1".
  constexpr std::size_t kShort = 6;
  const bool short_plain = value.id == IdentifierKind::kPlain && value.slots.size() < kShort;
  if (short_plain || punctuation_counts(value.id)) {
    value.key = join_with_punctuation(surface, value.slots, true);
  }
  return value;
}

Value read_plain(std::string_view surface, std::size_t from, bool punctuation) {
  Value value{{}, find_slots(surface, from)};
  if (value.slots.empty()) return {std::string(surface), {}};
  value.key = punctuation ? join_with_punctuation(surface, value.slots, false)
                          : join_slots(surface, value.slots, false);
  return value;
}

Value read_number(std::string_view surface) {
  PhoneNumber number = read_phone(surface);
  if (number.slots.empty()) return {std::string(surface), {}};
  return {std::move(number.digits), std::move(number.slots)};
}

}  // namespace

Value read_value(Category category, std::string_view surface) {
  switch (category) {
    case Category::kPass:
      return {std::string(surface), {}};
    case Category::kUfid:
    case Category::kFid:
      return read_id(surface);
    case Category::kPhone:
      return read_number(surface);
    case Category::kZip:
      return read_plain(surface, country_prefix(surface), false);
    default:
      return read_plain(surface, 0, true);
  }
}

std::string value_key(Category category, std::string_view surface) {
  if (category == Category::kEmail || category == Category::kUrl || category == Category::kAdd) {
    return address_key(surface);
  }
  return read_value(category, surface).key;
}

namespace {

/// A digit in the script of the original digit, a letter in the case of the original one.
char32_t in_place_of(char32_t original, char32_t drawn) {
  const int digit = text::digit_value(original);
  const int value = text::digit_value(drawn);
  if (digit >= 0 && value >= 0) {
    return original - static_cast<char32_t>(digit) + static_cast<char32_t>(value);
  }
  const bool lower = text::is_lower(original);
  if (text::ascii::is_letter(drawn)) return lower ? drawn | 0x20U : drawn & ~0x20U;
  return lower ? text::lower(drawn) : text::upper(drawn);
}

}  // namespace

std::string fill_slots(std::string_view surface, const std::vector<ByteSpan>& slots,
                       std::string_view drawn) {
  if (slots.empty()) return std::string(drawn);
  std::string result;
  result.reserve(surface.size());
  std::size_t copied = 0;
  std::size_t at = 0;
  for (const ByteSpan& slot : slots) {
    if (copied < slot.begin) result.append(surface.substr(copied, slot.begin - copied));
    copied = slot.end;
    std::size_t begin = at;
    while (at < drawn.size() && next_sign(drawn, at) == Signs::kNone) begin = at;
    if (begin == at) continue;  // none is left
    std::size_t pos = slot.begin;
    const char32_t original = text::next(surface, pos);
    const char32_t put = in_place_of(original, text::next(drawn, begin));
    if (put < 0x80) {
      result.push_back(static_cast<char>(put));
    } else {
      text::append(result, put);
    }
  }
  result.append(surface.substr(copied));
  return result;
}

}  // namespace pseudo::values
