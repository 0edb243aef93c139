#include "format/counting.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "format/input.h"
#include "model/covered.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

enum class Unit : std::uint8_t { kCodePoint, kUtf16, kByte };

struct Counting {
  Unit unit = Unit::kCodePoint;
  bool crlf_is_one = false;
  bool without_bom = false;
};

/// What the code point of text[begin, end) counts.
std::size_t width(const Counting& counting, std::string_view text, std::size_t begin,
                  std::size_t end) {
  if (counting.without_bom && begin == 0) return 0;
  if (counting.crlf_is_one && text.substr(begin, 2) == "\r\n") return 0;
  switch (counting.unit) {
    case Unit::kUtf16:
      return end - begin == 4 ? 2 : 1;
    case Unit::kByte:
      return end - begin;
    case Unit::kCodePoint:
      break;
  }
  return 1;
}

std::vector<std::size_t> sorted_offsets(std::span<const Claim> claims) {
  std::vector<std::size_t> offsets;
  for (const Claim& claim : claims) {
    for (const CodePointSpan& fragment : claim.fragments) {
      offsets.push_back(fragment.begin);
      offsets.push_back(fragment.end);
    }
  }
  std::sort(offsets.begin(), offsets.end());
  offsets.erase(std::unique(offsets.begin(), offsets.end()), offsets.end());
  return offsets;
}

/// The byte of each of the offsets, which are sorted; nothing if one of them is no boundary.
std::optional<std::vector<std::size_t>> to_bytes(std::string_view text, const Counting& counting,
                                                 std::span<const std::size_t> offsets) {
  std::vector<std::size_t> bytes;
  bytes.reserve(offsets.size());
  std::size_t counted = 0;
  std::size_t pos = 0;
  while (bytes.size() < offsets.size()) {
    if (pos == text.size()) {
      if (offsets[bytes.size()] != counted) return std::nullopt;
      bytes.push_back(pos);
      continue;
    }
    std::size_t end = pos;
    text::next(text, end);
    const std::size_t counts = width(counting, text, pos, end);
    if (counts > 0 && offsets[bytes.size()] < counted + counts) {
      if (offsets[bytes.size()] != counted) return std::nullopt;
      bytes.push_back(pos);
    }
    counted += counts;
    pos = end;
  }
  return bytes;
}

bool fits(std::string_view text, const Counting& counting, std::span<const Claim> claims,
          std::span<const std::size_t> offsets, std::size_t limit) {
  const auto bytes = to_bytes(text, counting, offsets);
  if (!bytes) return false;
  const auto byte_of = [&](std::size_t offset) {
    const auto found = std::lower_bound(offsets.begin(), offsets.end(), offset);
    return (*bytes)[static_cast<std::size_t>(found - offsets.begin())];
  };
  std::vector<ByteSpan> fragments;
  std::size_t covered = 0;
  for (const Claim& claim : claims) {
    fragments.clear();
    for (const CodePointSpan& fragment : claim.fragments) {
      if (fragment.begin >= fragment.end) return false;
      fragments.push_back({byte_of(fragment.begin), byte_of(fragment.end)});
    }
    covered += covered_size(fragments);
    if (covered > limit || any_overlap(fragments)) return false;
    if (claim.text && !match_covered(text, fragments, *claim.text)) return false;
  }
  return true;
}

std::string describe(const Counting& counting) {
  std::string words;
  if (counting.unit == Unit::kUtf16) words = "in UTF-16 units";
  if (counting.unit == Unit::kByte) words = "in bytes";
  if (counting.crlf_is_one) words += words.empty() ? "with CRLF as one" : " and with CRLF as one";
  if (counting.without_bom) words += words.empty() ? "without the BOM" : " and without the BOM";
  return words;
}

}  // namespace

std::string other_counting(std::string_view text, std::span<const Claim> claims,
                           std::size_t limit) {
  const bool has_text = std::any_of(claims.begin(), claims.end(),
                                    [](const Claim& claim) { return claim.text.has_value(); });
  if (!has_text) return {};
  const bool has_bom = text.starts_with(kBom);
  const bool has_crlf = text.find("\r\n") != std::string_view::npos;
  constexpr std::array kUnits = {Unit::kCodePoint, Unit::kUtf16, Unit::kByte};
  const std::vector<std::size_t> offsets = sorted_offsets(claims);
  for (const bool without_bom : {false, true}) {
    for (const bool crlf_is_one : {false, true}) {
      for (const Unit unit : kUnits) {
        if ((without_bom && !has_bom) || (crlf_is_one && !has_crlf)) continue;
        if (unit == Unit::kCodePoint && !without_bom && !crlf_is_one) continue;
        const Counting counting{unit, crlf_is_one, without_bom};
        if (fits(text, counting, claims, offsets, limit)) return describe(counting);
      }
    }
  }
  return {};
}

}  // namespace pseudo
