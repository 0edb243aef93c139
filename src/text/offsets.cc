#include "text/offsets.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <cstdint>
#include <cstring>

#include "text/short_strings.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

constexpr std::size_t kStretch = 128;  // bytes
constexpr std::size_t kStride = 8;     // bytes that are counted at once

/// Loads the bytes at `pos`, the first one least significant.
std::uint64_t stride_at(std::string_view text, std::size_t pos) {
  std::uint64_t stride = 0;
  std::memcpy(&stride, text.data() + pos, kStride);
  if constexpr (std::endian::native == std::endian::big) stride = __builtin_bswap64(stride);
  return stride;
}

/// Prefix sums: each byte holds the number of code points that begin at or before it.
std::uint64_t begins_up_to(std::uint64_t stride) {
  // One bit for each byte whose top bits are not 10; the multiplication sums them up.
  return (((~stride >> 7U) | (stride >> 6U)) & short_strings::kLowBits) * short_strings::kLowBits;
}

/// Index of the first byte whose sum exceeds `count`. Precondition: there is one, and count < 8.
std::size_t first_above(std::uint64_t begins, std::size_t count) {
  const std::uint64_t above =
      ((begins | short_strings::kHighBits) - (count + 1) * short_strings::kLowBits) &
      short_strings::kHighBits;
  return static_cast<std::size_t>(std::countr_zero(above)) / 8;
}

}  // namespace

OffsetIndex::OffsetIndex(std::string_view utf8) : text_(utf8), code_points_(utf8.size()) {
  if (is_ascii(utf8)) return;
  code_points_ = 0;
  counts_.reserve(utf8.size() / kStretch + 1);
  for (std::size_t pos = 0; pos < utf8.size(); pos += kStretch) {
    counts_.push_back(code_points_);
    code_points_ += count_code_points(utf8.substr(pos, kStretch));
  }
}

std::optional<ByteSpan> OffsetIndex::to_bytes(const CodePointSpan& span) const {
  if (std::max(span.begin, span.end) > code_points_) return std::nullopt;
  if (counts_.empty()) return ByteSpan{span.begin, span.end};
  const std::size_t begin = to_byte(span.begin);
  const bool is_short = span.begin <= span.end && span.end - span.begin < kStretch;
  return ByteSpan{begin, is_short ? skip(begin, span.end - span.begin) : to_byte(span.end)};
}

std::size_t OffsetIndex::to_byte(std::size_t code_point) const {
  // Most characters have one byte, so the code point is in the block of that number or soon after.
  constexpr std::size_t kSoon = 4;
  std::size_t block = code_point / kStretch;
  const std::size_t end = std::min(block + kSoon, counts_.size());
  while (block + 1 < end && counts_[block + 1] <= code_point) ++block;
  if (block + 1 == end) {
    const auto from = counts_.begin() + static_cast<std::ptrdiff_t>(block);
    const auto after = std::upper_bound(from, counts_.end(), code_point);
    block = static_cast<std::size_t>(after - counts_.begin()) - 1;
  }
  return skip(block * kStretch, code_point - counts_[block]);
}

std::size_t OffsetIndex::skip(std::size_t pos, std::size_t code_points) const {
  for (; pos + kStride <= text_.size(); pos += kStride) {
    const std::uint64_t begins = begins_up_to(stride_at(text_, pos));
    const auto all = static_cast<std::size_t>(begins >> 56U);
    if (all > code_points) return pos + first_above(begins, code_points);
    code_points -= all;
  }
  const auto to_boundary = [&] {
    while (!is_boundary(text_, pos)) ++pos;
  };
  for (to_boundary(); code_points > 0; --code_points) {
    ++pos;
    to_boundary();
  }
  return pos;
}

CodePointSpan OffsetIndex::to_code_points(const ByteSpan& span) const {
  const std::size_t begin = to_code_point(span.begin);
  const bool is_short = span.begin <= span.end && span.size() < kStretch;
  return {begin, is_short ? begin + count_code_points(text_.substr(span.begin, span.size()))
                          : to_code_point(span.end)};
}

std::size_t OffsetIndex::to_code_point(std::size_t byte) const {
  assert(is_boundary(text_, byte));
  if (counts_.empty()) return byte;
  if (byte == text_.size()) return code_points_;
  const std::size_t block = byte / kStretch;
  return counts_[block] + count_code_points(text_.substr(block * kStretch, byte % kStretch));
}

}  // namespace pseudo::text
