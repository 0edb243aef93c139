#include "values/identifier_surrogates.h"

#include <algorithm>
#include <cstddef>
#include <utility>

#include "text/ascii.h"
#include "values/check_digits.h"
#include "values/digits_letters.h"
#include "values/ip_addresses.h"
#include "values/national_numbers.h"

namespace pseudo::values {
namespace {

/// The number of leading characters that are kept.
std::size_t kept_head(IdentifierKind kind) {
  switch (kind) {
    case IdentifierKind::kIsbn13:
    case IdentifierKind::kDoi:
      return 3;
    case IdentifierKind::kOrcid:
      return 7;
    default:
      return 0;
  }
}

std::string draw_hex(std::string_view key, DrawStream& stream) {
  std::string result(key);
  for (char& c : result) {
    if (text::is_ascii_digit(c)) {
      c = static_cast<char>('0' + stream.below(10));
    } else if (text::hex_digit_value(c) >= 0) {
      c = static_cast<char>((c >= 'a' ? 'a' : 'A') + static_cast<int>(stream.below(6)));
    }
  }
  return result;
}

std::string draw_bic(std::string_view key, DrawStream& stream) {
  std::string result = scramble(key, stream);
  result.replace(4, 2, key.substr(4, 2));
  return result;
}

std::string two_digits(int number) {
  return std::to_string(number / 10) + std::to_string(number % 10);
}

std::string draw_iban(std::string_view key, bool valid, DrawStream& stream) {
  const std::string account = scramble(key.substr(4), stream);
  const std::string country(key.substr(0, 2));
  const int right = 98 - mod97(account + country + "00");
  int check = right;
  while (!valid && check % 97 == right % 97) check = static_cast<int>(2 + stream.below(97));
  return country + two_digits(check) + account;
}

/// Replaces identifiers that end with a check character. A check X is kept; no other X is
/// introduced.
std::string draw_checked(IdentifierKind kind, std::string_view key, bool valid,
                         DrawStream& stream) {
  constexpr int kTries = 1000;
  const std::size_t head = kept_head(kind);
  const std::size_t body = key.size() - 1;
  std::string result;
  for (int i = 0; i < kTries; ++i) {
    result = std::string(key.substr(0, head)) + scramble(key.substr(head, body - head), stream);
    const char right = check_character(kind, result);
    char last = right;
    if (!valid) last = key.back() == 'X' ? 'X' : static_cast<char>('0' + stream.below(10));
    result.push_back(last);
    if ((last == 'X') == (key.back() == 'X') && (last == right) == valid) break;
  }
  return result;
}

/// Draws ten digits with the same pattern of repetitions, which tax numbers require.
std::string draw_recurring(std::string_view digits, DrawStream& stream) {
  std::string others = "0123456789";
  std::string drawn(digits);
  const auto shuffle = [&stream](std::string& all) {
    for (std::size_t i = all.size(); i > 1; --i) std::swap(all[i - 1], all[stream.below(i)]);
  };
  shuffle(others);
  for (char& c : drawn) c = others[static_cast<std::size_t>(c - '0')];
  shuffle(drawn);
  return drawn;
}

std::string draw_national(IdentifierKind kind, std::string_view key, bool valid,
                          DrawStream& stream) {
  constexpr int kTries = 1000;
  std::string drawn(key);
  for (int i = 0; i < kTries; ++i) {
    drawn = kind == IdentifierKind::kTaxId
                ? draw_recurring(key.substr(0, key.size() - 1), stream) + key.back()
                : scramble(key, stream);
    const std::string right = with_check_digit(kind, drawn);
    if (right.empty()) continue;
    if (valid) return right;
    char& check = drawn[check_place(kind)];
    check = static_cast<char>('0' + stream.below(10));
    if (check != right[check_place(kind)]) return drawn;
  }
  return drawn;
}

std::string draw_once(IdentifierKind kind, std::string_view key, bool valid, DrawStream& stream) {
  switch (kind) {
    case IdentifierKind::kIban:
      return draw_iban(key, valid, stream);
    case IdentifierKind::kBic:
      return draw_bic(key, stream);
    case IdentifierKind::kIsbn10:
    case IdentifierKind::kIsbn13:
    case IdentifierKind::kOrcid:
    case IdentifierKind::kCard:
      return draw_checked(kind, key, valid, stream);
    case IdentifierKind::kTaxId:
    case IdentifierKind::kPension:
    case IdentifierKind::kHealth:
    case IdentifierKind::kDoctor:
    case IdentifierKind::kSocial:
      return draw_national(kind, key, valid, stream);
    case IdentifierKind::kDoi:
      return std::string(key.substr(0, kept_head(kind))) +
             scramble(key.substr(kept_head(kind)), stream);
    case IdentifierKind::kIpv4:
      return draw_ipv4(key, stream);
    case IdentifierKind::kHex:
      return draw_hex(key, stream);
    case IdentifierKind::kPlate:
      return scramble(key, stream, {.leading_zeros = true});
    case IdentifierKind::kPlain:
      break;
  }
  return scramble(key, stream, {.marks = true});
}

bool changed_enough(IdentifierKind kind, std::string_view before, std::string_view after) {
  if (before.size() != after.size()) return true;
  if (kind == IdentifierKind::kIpv4) {
    // Addresses of private networks stay private, public ones stay public.
    const std::string_view head = private_head(before);
    if (private_head(after) != head) return false;
    before.remove_prefix(head.size());
    after.remove_prefix(head.size());
  }
  std::size_t characters = 0;
  std::size_t changed = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (text::is_ascii_digit(before[i]) || text::is_ascii_upper(before[i])) ++characters;
    if (before[i] != after[i]) ++changed;
  }
  return changed >= least_changes(characters);
}

}  // namespace

std::string draw_identifier(IdentifierKind kind, std::string_view key, bool valid,
                            DrawStream& stream) {
  constexpr int kTries = 64;
  for (int i = 0; i < kTries; ++i) {
    std::string drawn = draw_once(kind, key, valid, stream);
    if (changed_enough(kind, key, drawn)) return drawn;
  }
  return scramble(key, stream, {.marks = true});
}

std::vector<KeptRange> kept_ranges(IdentifierKind kind, std::string_view key) {
  switch (kind) {
    case IdentifierKind::kIban:
      return {{0, 2, KeptReason::kCountryMark}};
    case IdentifierKind::kBic:
      return {{4, 2, KeptReason::kCountryMark}};
    case IdentifierKind::kIsbn13:
    case IdentifierKind::kOrcid:
      return {{0, kept_head(kind), KeptReason::kCueWord}};
    case IdentifierKind::kIpv4: {
      const std::string_view head = private_head(key);
      const auto digits =
          static_cast<std::size_t>(std::ranges::count_if(head, text::is_ascii_digit));
      if (digits == 0) return {};
      return {{0, digits, KeptReason::kCueWord}};
    }
    default:
      return {};
  }
}

}  // namespace pseudo::values
