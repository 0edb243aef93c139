#include "format/counting.h"

#include <algorithm>
#include <array>
#include <cstdint>

#include "format/input.h"
#include "model/covered.h"
#include "text/chars.h"
#include "text/utf8.h"
#include "text/word_cuts.h"

namespace pseudo {
namespace {

enum class Unit : std::uint8_t { kCodePoint, kUtf16, kByte };

struct Counting {
  Unit unit = Unit::kCodePoint;
  bool crlf_is_one = false;
  bool without_bom = false;
  std::ptrdiff_t moved = 0;  // added to each offset
};

/// The size of the code point text[begin, end) in the units of `counting`.
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

/// Converts sorted offsets to bytes; nothing if one of them is not a boundary.
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

/// Shifts the offsets; nothing if one would become negative.
std::optional<std::vector<std::size_t>> moved(std::span<const std::size_t> offsets,
                                              std::ptrdiff_t by) {
  std::vector<std::size_t> all(offsets.begin(), offsets.end());
  if (by < 0 && !all.empty() && all.front() < static_cast<std::size_t>(-by)) return std::nullopt;
  for (std::size_t& offset : all) offset += static_cast<std::size_t>(by);
  return all;
}

/// True if a claim without a text begins and ends with a word.
bool is_plausible(std::string_view text, std::span<const ByteSpan> fragments) {
  std::size_t begin = text.size();
  std::size_t end = 0;
  for (const ByteSpan& fragment : fragments) {
    begin = std::min(begin, fragment.begin);
    end = std::max(end, fragment.end);
  }
  if (text::cuts_word(text, begin) || text::cuts_word(text, end)) return false;
  std::size_t first = begin;
  std::size_t last = end;
  return !text::is_space(text::next(text, first)) && !text::is_space(text::previous(text, last));
}

bool fits(std::string_view text, const Counting& counting, std::span<const Claim> claims,
          std::span<const std::size_t> offsets, std::size_t limit) {
  const auto meant = moved(offsets, counting.moved);
  if (!meant) return false;
  const auto bytes = to_bytes(text, counting, *meant);
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
    if (claim.text ? !match_covered(text, fragments, *claim.text)
                   : !is_plausible(text, fragments)) {
      return false;
    }
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

std::string_view first_column(std::string_view claim) { return claim.substr(0, claim.find('\t')); }

/// The claim with the longest text, which occurs at the fewest positions. Null if none has a text.
const Claim* most_specific(std::span<const Claim> claims) {
  const Claim* best = nullptr;
  for (const Claim& claim : claims) {
    if (!claim.text || claim.fragments.size() != 1) continue;
    const std::size_t size = first_column(*claim.text).size();
    if (size > 0 && (best == nullptr || size > first_column(*best->text).size())) best = &claim;
  }
  return best;
}

/// Distances from the claimed position to the occurrences of its text, the smallest first.
std::vector<std::ptrdiff_t> distances_to_text(std::string_view text, const Claim& claim) {
  constexpr std::size_t kMostPlaces = 1000;
  constexpr std::size_t kMostTried = 8;
  const std::string_view wanted = first_column(*claim.text);
  std::vector<std::ptrdiff_t> distances;
  std::size_t counted = 0;  // code points before `pos`
  std::size_t pos = 0;
  for (std::size_t at = text.find(wanted); at != std::string_view::npos;
       at = text.find(wanted, at + 1)) {
    counted += text::count_code_points(text.substr(pos, at - pos));
    pos = at;
    distances.push_back(static_cast<std::ptrdiff_t>(counted) -
                        static_cast<std::ptrdiff_t>(claim.fragments.front().begin));
    if (distances.size() == kMostPlaces) break;
  }
  std::ranges::sort(distances, {}, [](std::ptrdiff_t by) { return by < 0 ? -by : by; });
  if (distances.size() > kMostTried) distances.resize(kMostTried);
  return distances;
}

}  // namespace

std::optional<std::ptrdiff_t> constant_shift(std::string_view text, std::span<const Claim> claims,
                                             std::size_t limit) {
  if (claims.empty()) return std::nullopt;
  const std::vector<std::size_t> offsets = sorted_offsets(claims);
  constexpr std::ptrdiff_t kFarthest = static_cast<std::ptrdiff_t>(1) << 40U;
  if (offsets.back() > static_cast<std::size_t>(kFarthest)) return std::nullopt;
  std::vector<std::ptrdiff_t> tried{-1, 1, -2, 2, -3, 3};
  if (const Claim* const best = most_specific(claims)) tried = distances_to_text(text, *best);
  for (const std::ptrdiff_t by : tried) {
    if (by != 0 && fits(text, {.moved = by}, claims, offsets, limit)) return by;
  }
  return std::nullopt;
}

std::string other_counting(std::string_view text, std::span<const Claim> claims,
                           std::size_t limit) {
  if (claims.empty()) return {};
  const bool has_bom = text.starts_with(kBom);
  const bool has_crlf = text.find("\r\n") != std::string_view::npos;
  constexpr std::array kUnits = {Unit::kCodePoint, Unit::kUtf16, Unit::kByte};
  const std::vector<std::size_t> offsets = sorted_offsets(claims);
  for (const bool without_bom : {false, true}) {
    for (const bool crlf_is_one : {false, true}) {
      for (const Unit unit : kUnits) {
        if ((without_bom && !has_bom) || (crlf_is_one && !has_crlf)) continue;
        if (unit == Unit::kCodePoint && !without_bom && !crlf_is_one) continue;
        const Counting counting{unit, crlf_is_one, without_bom, 0};
        if (fits(text, counting, claims, offsets, limit)) return describe(counting);
      }
    }
  }
  return {};
}

}  // namespace pseudo
