#include "text/offsets.h"

#include <algorithm>
#include <cassert>

#include "text/utf8.h"

namespace pseudo::text {
namespace {

constexpr std::size_t kBlock = 128;  // bytes
constexpr std::size_t kStride = 8;   // bytes, counted at once

}  // namespace

OffsetIndex::OffsetIndex(std::string_view utf8) : text_(utf8), code_points_(utf8.size()) {
  if (is_ascii(utf8)) return;
  code_points_ = 0;
  counts_.reserve(utf8.size() / kBlock + 1);
  for (std::size_t pos = 0; pos < utf8.size(); pos += kBlock) {
    counts_.push_back(code_points_);
    code_points_ += count_code_points(utf8.substr(pos, kBlock));
  }
}

std::optional<std::size_t> OffsetIndex::to_byte(std::size_t code_point) const {
  if (code_point > code_points_) return std::nullopt;
  if (counts_.empty()) return code_point;
  if (code_point == code_points_) return text_.size();
  // The last block with at most `code_point` code points before it holds the start of that one,
  // unless the block begins inside it: then the walk stops before it begins.
  const auto after = std::upper_bound(counts_.begin(), counts_.end(), code_point);
  const auto block = static_cast<std::size_t>(after - counts_.begin()) - 1;
  std::size_t pos = block * kBlock;
  std::size_t left = code_point - counts_[block];
  while (!is_boundary(text_, pos)) ++pos;
  for (; left >= kStride && pos + kStride <= text_.size(); pos += kStride) {
    left -= count_code_points(text_.substr(pos, kStride));
  }
  while (!is_boundary(text_, pos)) ++pos;
  for (; left > 0; --left) {
    ++pos;
    while (!is_boundary(text_, pos)) ++pos;
  }
  return pos;
}

std::size_t OffsetIndex::to_code_point(std::size_t byte) const {
  assert(is_boundary(text_, byte));
  if (counts_.empty()) return byte;
  if (byte == text_.size()) return code_points_;
  const std::size_t block = byte / kBlock;
  return counts_[block] + count_code_points(text_.substr(block * kBlock, byte % kBlock));
}

}  // namespace pseudo::text
