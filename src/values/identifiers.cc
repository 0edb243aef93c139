#include "values/identifiers.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>

#include "text/ascii.h"
#include "values/check_digits.h"
#include "values/digits_letters.h"

namespace pseudo::values {
namespace {

struct IbanLength {
  std::string_view country;
  std::size_t length;
};

// SWIFT, IBAN registry: the lengths by country.
constexpr std::array<IbanLength, 76> kIbanLengths = {{
    {"AD", 24}, {"AE", 23}, {"AL", 28}, {"AT", 20}, {"AZ", 28}, {"BA", 20}, {"BE", 16}, {"BG", 22},
    {"BH", 22}, {"BR", 29}, {"BY", 28}, {"CH", 21}, {"CR", 22}, {"CY", 28}, {"CZ", 24}, {"DE", 22},
    {"DK", 18}, {"DO", 28}, {"EE", 20}, {"EG", 29}, {"ES", 24}, {"FI", 18}, {"FO", 18}, {"FR", 27},
    {"GB", 22}, {"GE", 22}, {"GI", 23}, {"GL", 18}, {"GR", 27}, {"GT", 28}, {"HR", 21}, {"HU", 28},
    {"IE", 22}, {"IL", 23}, {"IQ", 23}, {"IS", 26}, {"IT", 27}, {"JO", 30}, {"KW", 30}, {"KZ", 20},
    {"LB", 28}, {"LC", 32}, {"LI", 21}, {"LT", 20}, {"LU", 20}, {"LV", 21}, {"MC", 27}, {"MD", 24},
    {"ME", 22}, {"MK", 19}, {"MR", 27}, {"MT", 31}, {"MU", 30}, {"NL", 18}, {"NO", 15}, {"PK", 24},
    {"PL", 28}, {"PS", 29}, {"PT", 25}, {"QA", 29}, {"RO", 24}, {"RS", 22}, {"SA", 24}, {"SC", 31},
    {"SE", 24}, {"SI", 19}, {"SK", 24}, {"SM", 27}, {"ST", 25}, {"SV", 28}, {"TL", 23}, {"TN", 24},
    {"TR", 26}, {"UA", 29}, {"VA", 22}, {"VG", 24},
}};

// ISO 3166: countries with banks in SWIFT that have no IBAN, the larger ones.
constexpr std::array<std::string_view, 24> kOtherBankCountries = {
    "AR", "AU", "CA", "CL", "CN", "CO", "HK", "ID", "IN", "JP", "KR", "LY",
    "MA", "MX", "MY", "NG", "NZ", "PH", "RU", "SG", "TH", "TW", "US", "ZA"};

bool is_hex(char c) {
  return text::is_ascii_digit(c) || (c >= 'A' && c <= 'F') || (c >= 'a' && c <= 'f');
}
bool all_digits(std::string_view s) { return std::ranges::all_of(s, text::is_ascii_digit); }

const IbanLength* iban_country(std::string_view plain) {
  const auto found = std::ranges::find(kIbanLengths, plain.substr(0, 2), &IbanLength::country);
  return found == kIbanLengths.end() ? nullptr : &*found;
}

bool is_iban(std::string_view plain) {
  if (plain.size() < 15 || !all_digits(plain.substr(2, 2))) return false;
  const IbanLength* const country = iban_country(plain);
  return country != nullptr && country->length == plain.size() &&
         std::ranges::all_of(
             plain, [](char c) { return text::is_ascii_digit(c) || text::is_ascii_upper(c); });
}

bool is_bic(std::string_view core, std::string_view plain) {
  if ((plain.size() != 8 && plain.size() != 11) || core != plain) return false;
  if (!std::ranges::all_of(plain.substr(0, 6), text::is_ascii_upper)) return false;
  if (!std::ranges::all_of(
          plain, [](char c) { return text::is_ascii_digit(c) || text::is_ascii_upper(c); }))
    return false;
  const std::string_view country = plain.substr(4, 2);
  return iban_country(country) != nullptr ||
         std::ranges::find(kOtherBankCountries, country) != kOtherBankCountries.end();
}

/// The number at `pos`, which is moved behind it; nothing if there is none up to 255.
std::optional<int> octet(std::string_view core, std::size_t& pos) {
  const std::size_t begin = pos;
  int value = 0;
  while (pos < core.size() && text::is_ascii_digit(core[pos]) && pos - begin < 3) {
    value = value * 10 + (core[pos++] - '0');
  }
  const bool padded = pos - begin > 1 && core[begin] == '0';
  if (pos == begin || value > 255 || padded) return std::nullopt;
  return value;
}

bool is_ipv4(std::string_view core) {
  std::size_t pos = 0;
  for (int i = 0; i < 4; ++i) {
    if (i > 0 && (pos >= core.size() || core[pos++] != '.')) return false;
    if (!octet(core, pos)) return false;
  }
  // A port or a mask may follow.
  return pos == core.size() ||
         ((core[pos] == ':' || core[pos] == '/') && all_digits(core.substr(pos + 1)));
}

bool is_hex_groups(std::string_view core) {
  const auto colons = std::ranges::count(core, ':');
  const auto hyphens = std::ranges::count(core, '-');
  const bool hex = std::ranges::all_of(
      core, [](char c) { return is_hex(c) || c == ':' || c == '-' || c == '/'; });
  if (!hex || !std::ranges::any_of(core, is_hex)) return false;
  const bool ipv6 = colons >= 2 && colons <= 7 && hyphens == 0;
  const bool mac = core.size() == 17 && colons + hyphens == 5;
  const bool uuid = core.size() == 36 && hyphens == 4 && core[8] == '-' && core[23] == '-';
  return ipv6 || mac || uuid;
}

/// "K-123 AB", "KA-AB 1234", "ZH 123456": a district, a separator, then one run of digits and at
/// most one of letters.
bool is_plate(std::string_view core) {
  std::size_t letters = 0;
  while (letters < core.size() && text::is_ascii_upper(core[letters])) ++letters;
  if (letters < 1 || letters > 3 || letters + 1 >= core.size()) return false;
  if (core[letters] != '-' && core[letters] != ' ') return false;
  std::string runs;
  std::size_t digits = 0;
  std::size_t signs = letters;
  for (const char c : core.substr(letters + 1)) {
    if (c == ' ' || c == '-') continue;
    if (!text::is_ascii_digit(c) && !text::is_ascii_upper(c)) return false;
    const char kind = text::is_ascii_digit(c) ? 'd' : 'l';
    if (runs.empty() || runs.back() != kind) runs.push_back(kind);
    digits += kind == 'd' ? 1 : 0;
    ++signs;
  }
  return (runs == "d" || runs == "ld" || runs == "dl") && digits <= 6 && signs <= 8;
}

bool is_doi(std::string_view core) {
  std::size_t pos = 3;
  while (pos < core.size() && (text::is_ascii_digit(core[pos]) || core[pos] == '.')) ++pos;
  return core.starts_with("10.") && pos >= 7 && pos + 1 < core.size() && core[pos] == '/';
}

bool is_isbn10(std::string_view plain) {
  return plain.size() == 10 && all_digits(plain.substr(0, 9)) &&
         (text::is_ascii_digit(plain[9]) || plain[9] == 'X');
}

bool is_isbn13(std::string_view plain) {
  return plain.size() == 13 && all_digits(plain) &&
         (plain.starts_with("978") || plain.starts_with("979"));
}

bool is_orcid(std::string_view plain) {
  return plain.size() == 16 && plain.starts_with("0000000") && all_digits(plain.substr(0, 15)) &&
         (text::is_ascii_digit(plain[15]) || plain[15] == 'X');
}

/// The check character that a string without its own needs.
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

/// How many characters at the head of such an identifier stay.
std::size_t kept_head(IdentifierKind kind) {
  switch (kind) {
    case IdentifierKind::kIban:
      return 2;
    case IdentifierKind::kIsbn13:
    case IdentifierKind::kDoi:
      return 3;
    case IdentifierKind::kOrcid:
      return 7;
    default:
      return 0;
  }
}

/// The octets that make a number one of a private network, of this machine or of its link: they
/// stay, with the dot behind them. Source: RFC 1918, RFC 1122, RFC 3927.
std::size_t private_head(std::string_view address) {
  for (const std::string_view head : {"10.", "127.", "192.168.", "169.254."}) {
    if (address.starts_with(head)) return head.size();
  }
  constexpr std::string_view kWide = "172.";
  std::size_t pos = kWide.size();
  if (!address.starts_with(kWide)) return 0;
  const std::optional<int> second = octet(address, pos);
  return second && *second >= 16 && *second <= 31 ? kWide.size() : 0;
}

std::string draw_octets(std::string_view key, DrawStream& stream) {
  const std::size_t head = private_head(key);
  std::string result;
  std::size_t pos = 0;
  for (int i = 0; i < 4; ++i) {
    const std::size_t begin = pos;
    static_cast<void>(octet(key, pos));
    if (pos <= head) {
      result.append(key.substr(begin, pos - begin)).append(key.substr(pos, i < 3 ? 1 : 0));
      pos += i < 3 ? 1 : 0;
      continue;
    }
    constexpr std::array<std::uint64_t, 4> kLeast = {0, 0, 10, 100};
    constexpr std::array<std::uint64_t, 4> kBound = {1, 10, 100, 256};
    const std::size_t digits = pos - begin;
    result += std::to_string(kLeast[digits] + stream.below(kBound[digits] - kLeast[digits]));
    if (i < 3) result.push_back(key[pos++]);
  }
  const std::string_view rest = key.substr(pos);
  if (!rest.starts_with(':') || rest.size() < 2) {
    result.append(rest);
    return result;
  }
  // A port: four digits stay below 65536, and so do five that begin with 1 to 5.
  std::string port = scramble(rest, stream, {.leading_zeros = true});
  if (port.size() == 6 && port[1] > '5') port[1] = static_cast<char>('1' + stream.below(5));
  return result + port;
}

std::string draw_hex(std::string_view key, DrawStream& stream) {
  std::string result(key);
  for (char& c : result) {
    if (text::is_ascii_digit(c)) {
      c = static_cast<char>('0' + stream.below(10));
    } else if (is_hex(c)) {
      c = static_cast<char>((c >= 'a' ? 'a' : 'A') + static_cast<int>(stream.below(6)));
    }
  }
  return result;
}

std::string draw_bic(std::string_view key, DrawStream& stream) {
  std::string result = scramble(key, stream);
  result.replace(4, 2, key.substr(4, 2));
  if (key.substr(8) == "XXX") result.replace(8, 3, "XXX");
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

/// Kinds with one check character at their end. A check X stays one, and none appears.
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
    case IdentifierKind::kDoi:
      return std::string(key.substr(0, 3)) + scramble(key.substr(3), stream);
    case IdentifierKind::kIpv4:
      return draw_octets(key, stream);
    case IdentifierKind::kHex:
      return draw_hex(key, stream);
    case IdentifierKind::kPlate:
      return scramble(key, stream, {.leading_zeros = true});
    case IdentifierKind::kPlain:
      break;
  }
  return scramble(key, stream, {.marks = true});
}

/// A private number of the network stays one, and a public one too.
bool same_network(std::string_view before, std::string_view after) {
  const std::size_t head = private_head(before);
  return private_head(after) == head && before.substr(0, head) == after.substr(0, head);
}

bool changed_enough(IdentifierKind kind, std::string_view before, std::string_view after) {
  if (before.size() != after.size()) return true;
  if (kind == IdentifierKind::kIpv4) {
    if (!same_network(before, after)) return false;
    const std::size_t head = private_head(before);
    before.remove_prefix(head);
    after.remove_prefix(head);
  }
  std::size_t signs = 0;
  std::size_t changed = 0;
  for (std::size_t i = 0; i < before.size(); ++i) {
    if (text::is_ascii_digit(before[i]) || text::is_ascii_upper(before[i])) ++signs;
    if (before[i] != after[i]) ++changed;
  }
  return changed >= least_changes(signs);
}

}  // namespace

IdentifierKind recognize_identifier(std::string_view core, std::string_view plain,
                                    std::string_view label) {
  if (is_ipv4(core)) return IdentifierKind::kIpv4;
  if (is_hex_groups(core)) return IdentifierKind::kHex;
  if (is_doi(core)) return IdentifierKind::kDoi;
  if (is_iban(plain)) return IdentifierKind::kIban;
  if (is_isbn13(plain)) return IdentifierKind::kIsbn13;
  if (is_orcid(plain)) return IdentifierKind::kOrcid;
  const bool isbn = label.starts_with("ISBN");
  if (is_isbn10(plain) && (isbn || check_digits_right(IdentifierKind::kIsbn10, plain))) {
    return IdentifierKind::kIsbn10;
  }
  const bool card_size = plain.size() >= 13 && plain.size() <= 19 && all_digits(plain);
  if (card_size && check_digits_right(IdentifierKind::kCard, plain)) return IdentifierKind::kCard;
  if (is_bic(core, plain)) return IdentifierKind::kBic;
  return is_plate(core) ? IdentifierKind::kPlate : IdentifierKind::kPlain;
}

bool punctuation_counts(IdentifierKind kind) {
  return kind == IdentifierKind::kIpv4 || kind == IdentifierKind::kHex ||
         kind == IdentifierKind::kDoi;
}

std::string draw_identifier(IdentifierKind kind, std::string_view key, bool valid,
                            DrawStream& stream) {
  constexpr int kTries = 64;
  for (int i = 0; i < kTries; ++i) {
    std::string drawn = draw_once(kind, key, valid, stream);
    if (changed_enough(kind, key, drawn)) return drawn;
  }
  return scramble(key, stream, {.marks = true});
}

bool check_digits_right(IdentifierKind kind, std::string_view plain) {
  if (plain.size() < 5) return false;
  if (kind == IdentifierKind::kIban) {
    return mod97(std::string(plain.substr(4)) + std::string(plain.substr(0, 4))) == 1;
  }
  return check_character(kind, plain.substr(0, plain.size() - 1)) == plain.back();
}

}  // namespace pseudo::values
