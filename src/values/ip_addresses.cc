#include "values/ip_addresses.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

#include "text/ascii.h"
#include "values/digits_letters.h"

namespace pseudo::values {
namespace {

/// Parses the number at `pos` and advances `pos`; nothing unless it is a number up to 255.
std::optional<int> read_octet(std::string_view text, std::size_t& pos) {
  const std::size_t begin = pos;
  int value = 0;
  while (pos < text.size() && text::is_ascii_digit(text[pos]) && pos - begin < 3) {
    value = value * 10 + (text[pos++] - '0');
  }
  const bool padded = pos - begin > 1 && text[begin] == '0';
  if (pos == begin || value > 255 || padded) return std::nullopt;
  return value;
}

/// Draws a number with that many digits, at most 255.
std::string draw_octet(std::size_t digits, DrawStream& stream) {
  constexpr std::array<std::uint64_t, 4> kLeast = {0, 0, 10, 100};
  constexpr std::array<std::uint64_t, 4> kBound = {1, 10, 100, 256};
  return std::to_string(kLeast[digits] + stream.below(kBound[digits] - kLeast[digits]));
}

}  // namespace

bool is_ipv4(std::string_view text) {
  std::size_t pos = 0;
  for (int i = 0; i < 4; ++i) {
    if (i > 0 && (pos >= text.size() || text[pos++] != '.')) return false;
    if (!read_octet(text, pos)) return false;
  }
  return pos == text.size() || ((text[pos] == ':' || text[pos] == '/') &&
                                std::ranges::all_of(text.substr(pos + 1), text::is_ascii_digit));
}

std::string_view private_head(std::string_view address) {
  for (const std::string_view head : {"10.", "127.", "192.168.", "169.254."}) {
    if (address.starts_with(head)) return address.substr(0, head.size());
  }
  constexpr std::string_view kWide = "172.";
  std::size_t pos = kWide.size();
  if (!address.starts_with(kWide)) return {};
  const std::optional<int> second = read_octet(address, pos);
  return address.substr(0, second && *second >= 16 && *second <= 31 ? kWide.size() : 0);
}

std::string draw_ipv4(std::string_view address, DrawStream& stream) {
  const std::size_t head = private_head(address).size();
  std::string result;
  std::size_t pos = 0;
  for (int i = 0; i < 4; ++i) {
    const std::size_t begin = pos;
    static_cast<void>(read_octet(address, pos));
    if (pos <= head) {
      result.append(address.substr(begin, pos - begin));
    } else {
      result += draw_octet(pos - begin, stream);
    }
    if (i < 3) result.push_back(address[pos++]);
  }
  const std::string_view rest = address.substr(pos);
  return result + (rest.size() > 1 && rest[0] == ':' ? draw_port(rest, stream) : std::string(rest));
}

std::string draw_port(std::string_view port, DrawStream& stream) {
  // Every number of four digits is below 65536, and every one of five that begins with 1 to 5.
  constexpr std::size_t kMostDigits = 5;
  std::string result = scramble(port, stream, {.leading_zeros = true});
  const std::size_t first = result.find_first_of("0123456789");
  if (first != std::string::npos && result.size() - first == kMostDigits && result[first] > '5') {
    result[first] = static_cast<char>('1' + stream.below(5));
  }
  return result;
}

}  // namespace pseudo::values
