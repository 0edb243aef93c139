#include "engine/plan/torn_signs.h"

#include <algorithm>
#include <cstddef>
#include <string_view>

#include "text/utf8.h"
#include "values/digits_letters.h"

namespace pseudo {
namespace {

struct Bracket {
  char32_t open;
  char32_t close;
};
// ASCII, then white square, full-width and angle brackets.
constexpr Bracket kBrackets[] = {
    {U'(', U')'},           {U'[', U']'},           {U'{', U'}'},           {U'<', U'>'},
    {U'\u27E6', U'\u27E7'}, {U'\uFF08', U'\uFF09'}, {U'\u3008', U'\u3009'}, {U'\u27E8', U'\u27E9'}};
// Low, high and angle marks: some languages open a quotation with the mark that others close with.
constexpr std::u32string_view kQuotes = U"\"\u201E\u201C\u201D\u201F\u00AB\u00BB\u2039\u203A";
// Includes apostrophes, which belong to the name unless both marks are present.
constexpr std::u32string_view kSingleQuotes = U"'\u201A\u2018\u2019\u201B";
constexpr char32_t kLowQuote = U'\u201A';

char32_t first_of(std::string_view text, ByteSpan span) {
  std::size_t pos = span.begin;
  return text::next(text, pos);
}

char32_t last_of(std::string_view text, ByteSpan span) {
  std::size_t pos = span.end;
  return text::previous(text, pos);
}

bool is_one_of(std::u32string_view signs, char32_t c) {
  return signs.find(c) != std::u32string_view::npos;
}

std::ptrdiff_t count_in(std::string_view text, ByteSpan span, std::u32string_view signs) {
  std::ptrdiff_t count = 0;
  for (std::size_t pos = span.begin; pos < span.end;) {
    count += is_one_of(signs, text::next(text, pos)) ? 1 : 0;
  }
  return count;
}

// True if the opening bracket at the beginning has no partner, or its partner is at the very end.
bool opens_for_nothing(std::string_view text, ByteSpan span, const Bracket& bracket) {
  int depth = 0;
  for (std::size_t pos = span.begin; pos < span.end;) {
    const char32_t c = text::next(text, pos);
    depth += c == bracket.open ? 1 : c == bracket.close ? -1 : 0;
    if (depth == 0) return pos == span.end;
  }
  return true;
}

// The same for a closing bracket at the end.
bool closes_for_nothing(std::string_view text, ByteSpan span, const Bracket& bracket) {
  int depth = 0;
  for (std::size_t pos = span.end; pos > span.begin;) {
    const char32_t c = text::previous(text, pos);
    depth += c == bracket.close ? 1 : c == bracket.open ? -1 : 0;
    if (depth == 0) return pos == span.begin;
  }
  return true;
}

bool has_single_quote_before(std::string_view text, ByteSpan span) {
  std::size_t pos = span.begin;
  return pos > 0 && is_one_of(kSingleQuotes, text::previous(text, pos));
}

bool has_single_quote_behind(std::string_view text, ByteSpan span) {
  std::size_t pos = span.end;
  return pos < text.size() && is_one_of(kSingleQuotes, text::next(text, pos));
}

bool is_border_sign_in_front(std::string_view text, ByteSpan span) {
  const char32_t c = first_of(text, span);
  const auto* const bracket = std::ranges::find(kBrackets, c, &Bracket::open);
  if (bracket != std::end(kBrackets)) return opens_for_nothing(text, span, *bracket);
  if (is_one_of(kQuotes, c)) {
    const std::ptrdiff_t count = count_in(text, span, kQuotes);
    return count == 1 || (count == 2 && is_one_of(kQuotes, last_of(text, span)));
  }
  if (!is_one_of(kSingleQuotes, c)) return false;
  return c == kLowQuote || has_single_quote_behind(text, span) ||
         (count_in(text, span, kSingleQuotes) == 2 &&
          is_one_of(kSingleQuotes, last_of(text, span)));
}

// `opened`: a single quotation mark was removed at the beginning.
bool is_border_sign_behind(std::string_view text, ByteSpan span, bool opened) {
  const char32_t c = last_of(text, span);
  const auto* const bracket = std::ranges::find(kBrackets, c, &Bracket::close);
  if (bracket != std::end(kBrackets)) return closes_for_nothing(text, span, *bracket);
  if (is_one_of(kQuotes, c)) return count_in(text, span, kQuotes) == 1;
  return is_one_of(kSingleQuotes, c) && (opened || has_single_quote_before(text, span));
}

}  // namespace

ByteSpan without_border_signs(std::string_view text, ByteSpan span) {
  const ByteSpan whole = span;
  bool opened = false;
  bool changed = true;
  while (changed && !span.empty()) {
    changed = false;
    if (is_border_sign_in_front(text, span)) {
      opened = opened || is_one_of(kSingleQuotes, first_of(text, span));
      text::next(text, span.begin);
      changed = true;
    }
    if (!span.empty() && is_border_sign_behind(text, span, opened)) {
      text::previous(text, span.end);
      changed = true;
    }
  }
  const std::string_view left = text.substr(span.begin, span.size());
  return values::has_content(left) ? span : whole;
}

}  // namespace pseudo
