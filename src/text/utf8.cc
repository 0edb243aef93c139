#include "text/utf8.h"

#include <unicode/utf8.h>

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>

#include "text/short_strings.h"

namespace pseudo::text {
namespace {

using short_strings::load;

constexpr std::size_t kBlock = sizeof(std::uint64_t);

const std::uint8_t* octets(std::string_view utf8) {
  return reinterpret_cast<const std::uint8_t*>(utf8.data());
}

/// The first byte at or after `pos` that is not ASCII; the size if there is none.
std::size_t skip_ascii(std::string_view bytes, std::size_t pos) {
  while (pos + kBlock <= bytes.size() &&
         (load<std::uint64_t>(bytes, pos) & short_strings::kHighBits) == 0)
    pos += kBlock;
  while (pos < bytes.size() && U8_IS_SINGLE(bytes[pos])) ++pos;
  return pos;
}

/// 1 in each byte of the block that is a continuation byte (top bits 10), otherwise 0.
std::uint64_t trails_in(std::uint64_t block) {
  return (block >> 7U) & ~(block >> 6U) & short_strings::kLowBits;
}

/// A plain loop, so that compilers vectorize it.
constexpr std::size_t kWide = 128;
std::uint8_t trails_in_wide(const char* bytes) {
  std::uint8_t trails = 0;
  for (std::size_t i = 0; i < kWide; ++i) {
    trails = static_cast<std::uint8_t>(trails + (is_trail(bytes[i]) ? 1 : 0));
  }
  return trails;
}

std::size_t sum_of_bytes(std::uint64_t block) {
  return static_cast<std::size_t>((block * short_strings::kLowBits) >> 56U);
}

/// The last `count` bytes of a block, with the others zeroed. Precondition: 0 < count <= 8.
std::uint64_t last_bytes(std::uint64_t block, std::size_t count) {
  const std::size_t others = 8 * (kBlock - count);
  return std::endian::native == std::endian::big ? block << others : block >> others;
}

}  // namespace

std::optional<std::size_t> find_invalid_utf8(std::string_view bytes) {
  const std::uint8_t* const data = octets(bytes);
  const std::size_t size = bytes.size();
  std::size_t pos = skip_ascii(bytes, 0);
  while (pos < size) {
    const std::size_t begin = pos;
    UChar32 c = 0;
    U8_NEXT(data, pos, size, c);
    if (c < 0) return begin;
    if (pos < size && U8_IS_SINGLE(data[pos])) pos = skip_ascii(bytes, pos);
  }
  return std::nullopt;
}

char32_t next_of_several_bytes(std::string_view utf8, std::size_t& pos) {
  const std::uint8_t* const data = octets(utf8);
  UChar32 c = 0;
  U8_NEXT_OR_FFFD(data, pos, utf8.size(), c);
  return static_cast<char32_t>(c);
}

char32_t previous(std::string_view utf8, std::size_t& pos) {
  assert(pos > 0 && pos <= utf8.size());
  std::size_t begin = pos - 1;
  while (begin > 0 && is_trail(utf8[begin])) --begin;
  pos = begin;
  std::size_t after = begin;
  return next(utf8, after);
}

void append(std::string& utf8, char32_t code_point) {
  if (code_point < 0x80) {
    utf8.push_back(static_cast<char>(code_point));
    return;
  }
  std::uint8_t buffer[U8_MAX_LENGTH] = {};
  std::size_t size = 0;
  U8_APPEND_UNSAFE(buffer, size, code_point);
  utf8.append(reinterpret_cast<const char*>(buffer), size);
}

std::size_t count_code_points(std::string_view utf8) {
  if (utf8.size() < kBlock && is_ascii(utf8)) return utf8.size();
  std::size_t trails = 0;
  std::size_t pos = 0;
  for (; pos + kWide <= utf8.size(); pos += kWide) trails += trails_in_wide(utf8.data() + pos);
  std::uint64_t sums = 0;  // one sum per byte position in a block
  for (; pos + kBlock <= utf8.size(); pos += kBlock) {
    sums += trails_in(load<std::uint64_t>(utf8, pos));
  }
  trails += sum_of_bytes(sums);
  if (pos > 0 && pos < utf8.size()) {
    trails += sum_of_bytes(
        trails_in(last_bytes(load<std::uint64_t>(utf8, utf8.size() - kBlock), utf8.size() - pos)));
    return utf8.size() - trails;
  }
  for (; pos < utf8.size(); ++pos) trails += is_trail(utf8[pos]) ? 1U : 0U;
  return utf8.size() - trails;
}

bool is_ascii(std::string_view bytes) {
  if (bytes.size() < kBlock)
    return (short_strings::load_few(bytes) & short_strings::kHighBits) == 0;
  const std::size_t last = bytes.size() - kBlock;
  for (std::size_t pos = 0; pos < last; pos += kBlock) {
    if ((load<std::uint64_t>(bytes, pos) & short_strings::kHighBits) != 0) return false;
  }
  return (load<std::uint64_t>(bytes, last) & short_strings::kHighBits) == 0;
}

}  // namespace pseudo::text
