#include "model/covered.h"

#include <algorithm>
#include <vector>

#include "text/chars.h"
#include "text/short_strings.h"
#include "text/utf8.h"

namespace pseudo {
namespace {

/// Line ends of Python's splitlines and of editors; any of them would split a T line.
bool is_line_break(char32_t c) {
  return (c >= 0x0A && c <= 0x0D) || (c >= 0x1C && c <= 0x1E) || c == 0x85 || c == 0x2028 ||
         c == 0x2029;
}

bool may_begin_line_break(char byte) {
  const auto octet = static_cast<unsigned char>(byte);
  return octet < 0x20 || octet == 0xC2 || octet == 0xE2;
}

void append_shown(std::string& shown, std::string_view stretch) {
  std::size_t copied = 0;
  for (std::size_t pos = 0; pos < stretch.size();) {
    if (!may_begin_line_break(stretch[pos])) {
      ++pos;
      continue;
    }
    const std::size_t begin = pos;
    if (!is_line_break(text::next(stretch, pos))) continue;
    shown.append(stretch.substr(copied, begin - copied)).push_back(' ');
    copied = pos;
  }
  shown.append(stretch.substr(copied));
}

/// White space, including U+001C to U+001E, which Unicode does not count as white space.
bool is_blank_or_break(char32_t c) { return text::is_space(c) || is_line_break(c); }

std::size_t skip_space(std::string_view utf8, std::size_t pos) {
  while (pos < utf8.size()) {
    std::size_t after = pos;
    if (!is_blank_or_break(text::next(utf8, after))) break;
    pos = after;
  }
  return pos;
}

/// The end of the column of `claim` at `pos`, if nothing but blanks are left in it.
std::optional<std::size_t> column_end(std::string_view claim, std::size_t pos) {
  while (pos < claim.size() && claim[pos] != '\t') {
    if (!is_blank_or_break(text::next(claim, pos))) return std::nullopt;
  }
  return pos;
}

}  // namespace

std::size_t covered_size(std::span<const ByteSpan> fragments) {
  std::size_t size = 0;
  for (const ByteSpan& fragment : fragments) size += fragment.size();
  return size;
}

bool any_overlap(std::span<const ByteSpan> fragments) {
  if (fragments.size() < 2) return false;
  std::vector<ByteSpan> sorted(fragments.begin(), fragments.end());
  std::sort(sorted.begin(), sorted.end());
  for (std::size_t i = 1; i < sorted.size(); ++i) {
    if (sorted[i].begin < sorted[i - 1].end) return true;
  }
  return false;
}

void append_covered(std::string& shown, std::string_view text,
                    std::span<const ByteSpan> fragments) {
  bool first = true;
  for (const ByteSpan& fragment : fragments) {
    if (!first) shown.push_back(' ');
    first = false;
    append_shown(shown, text.substr(fragment.begin, fragment.size()));
  }
}

std::string_view covered_view(std::string_view text, std::span<const ByteSpan> fragments,
                              std::string& memory) {
  if (fragments.size() == 1) {
    const std::string_view stretch = text.substr(fragments[0].begin, fragments[0].size());
    if (std::ranges::none_of(stretch, may_begin_line_break)) return stretch;
  }
  memory.clear();
  append_covered(memory, text, fragments);
  return memory;
}

std::optional<std::size_t> match_covered(std::string_view text, std::span<const ByteSpan> fragments,
                                         std::string_view claim) {
  const auto is_column = [&](std::string_view covered) {
    return text::equal(claim.substr(0, covered.size()), covered) &&
           (claim.size() == covered.size() || claim[covered.size()] == '\t');
  };
  if (fragments.size() == 1) {
    const std::string_view covered = text.substr(fragments[0].begin, fragments[0].size());
    if (is_column(covered)) return covered.size();
  }
  // As writers print it: a tab at its end belongs to the text and does not start a column.
  std::string shown;
  append_covered(shown, text, fragments);
  if (is_column(shown)) return shown.size();
  std::size_t matched = 0;
  for (const ByteSpan& fragment : fragments) {
    for (std::size_t pos = fragment.begin; pos < fragment.end;) {
      const char32_t c = text::next(text, pos);
      if (is_blank_or_break(c)) continue;
      std::size_t at = skip_space(claim, matched);
      if (at == claim.size() || text::next(claim, at) != c) return std::nullopt;
      matched = at;
    }
  }
  return column_end(claim, matched);
}

}  // namespace pseudo
