#include "recognition/envelope/envelope.h"

#include <algorithm>
#include <cstddef>

#include "recognition/envelope/closings.h"
#include "recognition/envelope/letter_lines.h"
#include "recognition/envelope/openings.h"
#include "recognition/envelope/quoted_headers.h"

namespace pseudo::recognition {

namespace {

/// Strips blank lines (also quoted ones) from both ends, and blanks after the last word.
std::string_view trimmed(std::string_view piece) {
  constexpr std::string_view kBlankLines = " \t\r\n>|";
  const std::size_t first = piece.find_first_not_of(kBlankLines);
  if (first == std::string_view::npos) return {};
  const std::size_t line = piece.substr(0, first).rfind('\n');
  piece.remove_prefix(line == std::string_view::npos ? 0 : line + 1);
  piece = piece.substr(0, piece.find('\n', piece.find_last_not_of(kBlankLines)));
  return piece.substr(0, piece.find_last_not_of(" \t\r") + 1);
}

void add(std::vector<ByteSpan>& spans, const std::vector<ByteSpan>& more) {
  spans.insert(spans.end(), more.begin(), more.end());
}

/// Sorts spans and merges overlapping ones.
std::vector<ByteSpan> joined(std::vector<ByteSpan> spans) {
  std::ranges::sort(spans, {}, &ByteSpan::begin);
  std::vector<ByteSpan> disjoint;
  for (const ByteSpan& span : spans) {
    if (span.empty()) continue;
    if (!disjoint.empty() && span.begin <= disjoint.back().end) {
      disjoint.back().end = std::max(disjoint.back().end, span.end);
    } else {
      disjoint.push_back(span);
    }
  }
  return disjoint;
}

}  // namespace

std::vector<ByteSpan> Envelope::find(std::string_view text) const {
  const std::vector<LetterLine> lines = letter_lines(text);
  const LetterSegment all(lines);
  std::vector<ByteSpan> found;
  std::size_t begin = 0;  // begin of the current letter
  const auto read_letter = [&](std::size_t end) {
    const LetterSegment letter = all.subspan(begin, end - begin);
    if (letter.empty()) return;
    const std::vector<ByteSpan> openings = find_openings(text, letter, phrases_);
    add(found, openings);
    // An opening is never part of the closing: "Ciao Anna,".
    std::size_t body = 0;
    while (!openings.empty() && body < letter.size() &&
           letter[body].span.begin < openings.back().end) {
      ++body;
    }
    add(found, find_closings(text, letter.subspan(body), phrases_));
  };
  for (std::size_t i = 0; i < lines.size();) {
    const std::size_t header = match_quoted_header(text, all.subspan(i), phrases_);
    const bool is_other_depth =
        i > begin && !lines[i].is_blank() && lines[i].depth != lines[begin].depth;
    if (header > 0 || is_other_depth) {
      read_letter(i);
      begin = i + header;
    }
    if (header > 0) found.push_back({lines[i].span.begin, lines[i + header - 1].span.end});
    i += std::max<std::size_t>(header, 1);
    while (begin < lines.size() && begin == i && lines[i].is_blank()) begin = ++i;
  }
  read_letter(lines.size());
  return joined(std::move(found));
}

std::string Envelope::strip(std::string_view text) const {
  std::string left;
  std::size_t at = 0;
  const auto keep = [&](std::size_t end) {
    const std::string_view piece = trimmed(text.substr(at, end - at));
    if (piece.empty()) return;
    if (!left.empty()) left += "\n\n";
    left += piece;
  };
  const std::vector<ByteSpan> found = find(text);
  if (found.empty()) return std::string(text);
  for (const ByteSpan& span : found) {
    keep(span.begin);
    at = span.end;
  }
  keep(text.size());
  if (!left.empty()) left += '\n';
  return left;
}

}  // namespace pseudo::recognition
