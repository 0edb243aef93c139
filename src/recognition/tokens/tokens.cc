#include "recognition/tokens/tokens.h"

#include <algorithm>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::recognition {

namespace {

using Kind = Token::Kind;

bool is_line_end(char32_t c) { return c == U'\n' || c == U'\r'; }

Kind kind_of(char32_t c) {
  if (is_line_end(c)) return Kind::kBreak;
  if (text::is_digit(c)) return Kind::kNumber;
  // Soft hyphens and zero-width characters do not split words.
  if (text::is_word(c) || text::is_invisible(c)) return Kind::kWord;
  return Kind::kSymbol;
}

/// Advances `pos` past line ends and blanks, beginning with `first`, up to the last line end.
std::uint8_t skip_line_ends(std::string_view text, char32_t first, std::size_t& pos) {
  std::size_t lines = 1;
  char32_t before = first;
  for (std::size_t at = pos; at < text.size();) {
    const char32_t c = text::next(text, at);
    if (is_line_end(c)) {
      if (!(before == U'\r' && c == U'\n')) ++lines;
      pos = at;
    } else if (!text::is_space(c)) {
      break;
    }
    before = c;
  }
  return static_cast<std::uint8_t>(std::min<std::size_t>(lines, 255));
}

/// The end of a stretch that begins at `begin`. Precondition: more text than `longest` follows.
std::size_t end_of_stretch(std::string_view text, std::size_t begin, std::size_t longest) {
  const std::size_t middle = begin + longest / 2;
  const std::size_t last = begin + longest;
  for (const std::string_view end : {"\n\n", "\n"}) {
    const std::size_t at = text.rfind(end, last - end.size());
    if (at != std::string_view::npos && at + end.size() > middle) return at + end.size();
  }
  std::size_t at = last;
  while (!text::is_boundary(text, at)) --at;
  return at;
}

}  // namespace

std::vector<ByteSpan> stretches(std::string_view text, std::size_t longest) {
  std::vector<ByteSpan> found;
  std::size_t begin = 0;
  while (text.size() - begin > longest) {
    const std::size_t end = end_of_stretch(text, begin, longest);
    found.push_back({begin, end});
    begin = end;
  }
  found.push_back({begin, text.size()});
  return found;
}

std::vector<Token> tokenize(std::string_view text) {
  std::vector<Token> tokens;
  tokens.reserve(text.size() / 4);
  bool after_blank = false;
  for (std::size_t pos = 0; pos < text.size();) {
    Token token;
    token.span.begin = pos;
    const char32_t first = text::next(text, pos);
    if (text::is_space(first) && !is_line_end(first)) {
      after_blank = true;
      continue;
    }
    token.kind = kind_of(first);
    token.after_blank = after_blank;
    after_blank = false;
    if (token.kind == Kind::kBreak) {
      token.lines = skip_line_ends(text, first, pos);
    } else {
      for (std::size_t at = pos; at < text.size(); pos = at) {
        const char32_t c = text::next(text, at);
        const bool goes_on = token.kind == Kind::kSymbol
                                 ? c == first
                                 : !text::is_space(c) && kind_of(c) == token.kind;
        if (!goes_on) break;
      }
    }
    token.span.end = pos;
    tokens.push_back(token);
  }
  return tokens;
}

}  // namespace pseudo::recognition
