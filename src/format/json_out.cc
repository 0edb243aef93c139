#include "format/json_out.h"

#include <algorithm>
#include <bit>
#include <charconv>
#include <cstdint>
#include <limits>

#include <fmt/format.h>

#include "text/short_strings.h"

namespace pseudo {
namespace {

constexpr std::size_t kStride = 8;  // bytes, looked at at once
constexpr std::size_t kShort = 32;  // bytes; longer texts are few

// What stands behind the backslash of each character; NUL where none is needed.
constexpr std::array<char, 256> kEscapes = [] {
  std::array<char, 256> escapes{};
  std::fill_n(escapes.begin(), 0x20, 'u');
  for (const char c : {'"', '\\'}) escapes[static_cast<unsigned char>(c)] = c;
  escapes['\b'] = 'b';
  escapes['\f'] = 'f';
  escapes['\n'] = 'n';
  escapes['\r'] = 'r';
  escapes['\t'] = 't';
  return escapes;
}();

// The top bit of each of eight bytes that needs an escape; above the lowest such byte, of others,
// too. Source: "Bit Twiddling Hacks" (S. E. Anderson), "Determine if a word has a byte less than
// n".
std::uint64_t marks_of(std::uint64_t bytes) {
  constexpr std::uint64_t kOnes = ~std::uint64_t{0} / 0xFF;  // 1 in each byte
  const std::uint64_t controls = bytes - kOnes * 0x20;
  const std::uint64_t quotes = (bytes ^ (kOnes * '"')) - kOnes;
  const std::uint64_t backslashes = (bytes ^ (kOnes * '\\')) - kOnes;
  return (controls | quotes | backslashes) & ~bytes & (kOnes * 0x80);
}

// All of less than eight bytes; some stand there twice, and of the rest are blanks.
std::uint64_t few_bytes(std::string_view text) {
  constexpr std::uint64_t kBlanks = 0x2020202020000000U;  // but for three bytes
  const std::uint64_t bytes = text::short_strings::load_few(text);
  return text.size() >= kStride / 2 ? bytes : bytes | kBlanks;
}

// How many bytes, in their order in memory, stand before the first that needs an escape.
std::size_t count_plain(std::uint64_t bytes) {
  if constexpr (std::endian::native == std::endian::big) bytes = __builtin_bswap64(bytes);
  return static_cast<std::size_t>(std::countr_zero(marks_of(bytes))) / 8;
}

}  // namespace

void JsonOut::number(std::size_t number) {
  constexpr std::size_t kDigits = std::numeric_limits<std::size_t>::digits10 + 1;
  char* const begin = room(kDigits);
  end_ += static_cast<std::size_t>(std::to_chars(begin, begin + kDigits, number).ptr - begin);
}

void JsonOut::escaped(std::string_view text) {
  if (text.size() <= kShort && put_short(text)) return;
  while (text.size() >= kStride) {
    text.remove_prefix(put_plain_strides(text));
    if (text.size() < kStride) break;
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, text.data(), kStride);
    std::memcpy(room(kStride), &bytes, kStride);
    const std::size_t plain = count_plain(bytes);
    end_ += plain;
    if (plain < kStride) escape(text[plain]);
    text.remove_prefix(std::min(plain + 1, kStride));
  }
  for (const char c : text) {
    if (kEscapes[static_cast<unsigned char>(c)] != '\0') {
      escape(c);
    } else {
      *room(1) = c;
      ++end_;
    }
  }
}

// The last bytes go with some before them, instead of one by one: where a loop over so few ends
// cannot be foreseen.
bool JsonOut::put_short(std::string_view text) {
  const std::size_t size = text.size();
  char* const to = room(kShort);
  const auto copy = [&]<class Number>(std::size_t pos, Number bytes) {
    std::memcpy(to + pos, &bytes, sizeof bytes);
    return bytes;
  };
  using text::short_strings::load;
  if (size >= kStride) {
    const std::size_t last = size - kStride;
    std::uint64_t marks = marks_of(copy(last, load<std::uint64_t>(text, last)));
    for (std::size_t pos = 0; pos < last; pos += kStride) {
      marks |= marks_of(copy(pos, load<std::uint64_t>(text, pos)));
    }
    if (marks != 0) return false;
  } else if (size > 0) {
    if (marks_of(few_bytes(text)) != 0) return false;
    if (size >= kStride / 2) {
      copy(0, load<std::uint32_t>(text, 0));
      copy(size - 4, load<std::uint32_t>(text, size - 4));
    } else {
      for (const std::size_t pos : {std::size_t{0}, size / 2, size - 1}) to[pos] = text[pos];
    }
  }
  end_ += size;
  return true;
}

std::size_t JsonOut::put_plain_strides(std::string_view text) {
  char* const to = room(kStride);
  const std::size_t most = std::min(text.size(), memory_.size() - end_);
  std::size_t done = 0;
  for (; done + kStride <= most; done += kStride) {
    std::uint64_t bytes = 0;
    std::memcpy(&bytes, text.data() + done, kStride);
    if (marks_of(bytes) != 0) break;
    std::memcpy(to + done, &bytes, kStride);
  }
  end_ += done;
  return done;
}

void JsonOut::escape(char c) {
  const char escape = kEscapes[static_cast<unsigned char>(c)];
  if (escape == 'u') return constant(fmt::format("\\u{:04x}", static_cast<unsigned>(c)));
  char* const end = room(2);
  end[0] = '\\';
  end[1] = escape;
  end_ += 2;
}

void JsonOut::raw(std::string_view text) {
  flush();
  out_.append(text);
}

void JsonOut::flush() {
  out_.append(memory_.data(), end_);
  end_ = 0;
}

}  // namespace pseudo
