#include "values/listed_codes.h"

#include <algorithm>
#include <cstddef>

#include "text/ascii.h"
#include "values/value_reader.h"

namespace pseudo::values {
namespace {

constexpr std::string_view kSeparators = ",;|/";
constexpr std::string_view kBlanks = " \t\r\n";
constexpr std::size_t kMostPieces = 16;

// The end of a piece that begins at `begin`: at a separator, or before the next cue word.
std::size_t end_of_piece(std::string_view surface, std::size_t begin) {
  for (std::size_t at = begin; at < surface.size(); ++at) {
    if (kSeparators.find(surface[at]) != kSeparators.npos) return at;
    const bool follows_blank = at > begin && kBlanks.find(surface[at - 1]) != kBlanks.npos;
    if (follows_blank && begins_with_label(surface.substr(at))) return at;
  }
  return surface.size();
}

ByteSpan trimmed(std::string_view surface, ByteSpan span) {
  while (!span.empty() && kBlanks.find(surface[span.begin]) != kBlanks.npos) ++span.begin;
  while (!span.empty() && kBlanks.find(surface[span.end - 1]) != kBlanks.npos) --span.end;
  return span;
}

CodePiece::Kind kind_of(std::string_view piece, const Locale& locale) {
  constexpr std::ptrdiff_t kOfNumber = 5;  // digits
  const IdentifierKind kind = read_value(Category::kUfid, piece, locale).identifier;
  if (kind == IdentifierKind::kIban || kind == IdentifierKind::kBic) return CodePiece::Kind::kCode;
  if (is_label(piece)) return CodePiece::Kind::kCue;
  return std::ranges::count_if(piece, text::is_ascii_digit) >= kOfNumber ? CodePiece::Kind::kNumber
                                                                         : CodePiece::Kind::kOther;
}

bool may_be_one(std::string_view surface, const CodePiece& left, const CodePiece& right) {
  if (surface.substr(left.span.end, right.span.begin - left.span.end) != "/") return false;
  return left.kind == CodePiece::Kind::kNumber || right.kind == CodePiece::Kind::kNumber;
}

}  // namespace

std::vector<CodePiece> code_pieces(std::string_view surface, const Locale& locale) {
  std::vector<CodePiece> pieces;
  for (std::size_t begin = 0; begin < surface.size();) {
    // The last allowed piece extends to the end.
    const std::size_t end =
        pieces.size() + 1 < kMostPieces ? end_of_piece(surface, begin) : surface.size();
    const ByteSpan span = trimmed(surface, {begin, end});
    const bool is_at_separator =
        end < surface.size() && kSeparators.find(surface[end]) != kSeparators.npos;
    begin = is_at_separator ? end + 1 : end;
    if (span.empty()) continue;
    pieces.push_back({span, kind_of(surface.substr(span.begin, span.size()), locale)});
  }
  return pieces;
}

std::vector<CodePiece> listed_codes(std::string_view surface, const Locale& locale) {
  std::vector<CodePiece> pieces = code_pieces(surface, locale);
  const auto count = [&](CodePiece::Kind kind) {
    return std::ranges::count(pieces, kind, &CodePiece::kind);
  };
  const auto codes = count(CodePiece::Kind::kCode);
  const bool are_listed = codes > 0 && codes + count(CodePiece::Kind::kNumber) > 1 &&
                          count(CodePiece::Kind::kOther) == 0;
  const auto joined = std::ranges::adjacent_find(pieces, [&](const auto& left, const auto& right) {
    return may_be_one(surface, left, right);
  });
  if (!are_listed || joined != pieces.end()) pieces.clear();
  return pieces;
}

}  // namespace pseudo::values
