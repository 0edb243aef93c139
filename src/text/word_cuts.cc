#include "text/word_cuts.h"

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

constexpr std::size_t kLongest = 128;  // bytes around a span

bool is_letter_or_mark(char32_t c) { return is_letter(c) || is_mark(c); }

}  // namespace

bool cuts_word(std::string_view utf8, std::size_t pos) {
  if (pos == 0 || pos >= utf8.size()) return false;
  std::size_t before = pos;
  std::size_t behind = pos;
  const char32_t left = previous(utf8, before);
  const char32_t right = next(utf8, behind);
  if (is_digit(left)) return is_digit(right);
  return is_letter_or_mark(left) && is_letter_or_mark(right);
}

std::optional<ByteSpan> uncut(std::string_view utf8, ByteSpan span) {
  ByteSpan whole = span;
  while (cuts_word(utf8, whole.begin)) {
    previous(utf8, whole.begin);
    if (span.begin - whole.begin > kLongest) return std::nullopt;
  }
  while (cuts_word(utf8, whole.end)) {
    next(utf8, whole.end);
    if (whole.end - span.end > kLongest) return std::nullopt;
  }
  return whole;
}

}  // namespace pseudo::text
