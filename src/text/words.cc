#include "text/words.h"

#include <cstddef>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

// How far word_before and word_after look, in bytes: longer gaps and words are no language, and
// a search from each of many mentions in one long line stays linear.
constexpr std::size_t kReach = 512;

bool is_line_end(char32_t c) { return c == U'\n' || c == U'\r' || c == 0x2028 || c == 0x2029; }

/// The end of the word that goes on at `pos`, before `limit`.
std::size_t word_end(std::string_view utf8, std::size_t pos, std::size_t limit) {
  std::size_t end = pos;
  while (pos < limit) {
    const char32_t c = next(utf8, pos);
    if (is_word(c)) {
      end = pos;
    } else if (!is_apostrophe(c) || pos == utf8.size()) {
      break;
    } else {
      std::size_t after = pos;
      if (!is_word(next(utf8, after))) break;
      end = after;
      pos = after;
    }
  }
  return end;
}

/// The begin of the word that ends at `pos`, not before `limit`.
std::size_t word_begin(std::string_view utf8, std::size_t pos, std::size_t limit) {
  std::size_t begin = pos;
  while (pos > limit) {
    const char32_t c = previous(utf8, pos);
    if (is_word(c)) {
      begin = pos;
    } else if (!is_apostrophe(c) || pos == 0) {
      break;
    } else {
      std::size_t before = pos;
      if (!is_word(previous(utf8, before))) break;
      begin = before;
      pos = before;
    }
  }
  return begin;
}

}  // namespace

std::vector<ByteSpan> words(std::string_view utf8) {
  std::vector<ByteSpan> found;
  for (std::size_t pos = 0; pos < utf8.size();) {
    const std::size_t begin = pos;
    if (!is_word(next(utf8, pos))) continue;
    pos = word_end(utf8, pos, utf8.size());
    found.push_back({begin, pos});
  }
  return found;
}

std::optional<ByteSpan> word_before(std::string_view utf8, std::size_t pos) {
  const std::size_t limit = pos > kReach ? pos - kReach : 0;
  while (pos > limit) {
    const std::size_t end = pos;
    const char32_t c = previous(utf8, pos);
    if (is_line_end(c)) return std::nullopt;
    if (is_word(c)) return ByteSpan{word_begin(utf8, end, limit), end};
  }
  return std::nullopt;
}

std::optional<ByteSpan> word_after(std::string_view utf8, std::size_t pos) {
  const std::size_t limit = utf8.size() - pos > kReach ? pos + kReach : utf8.size();
  while (pos < limit) {
    const std::size_t begin = pos;
    const char32_t c = next(utf8, pos);
    if (is_line_end(c)) return std::nullopt;
    if (is_word(c)) return ByteSpan{begin, word_end(utf8, pos, limit)};
  }
  return std::nullopt;
}

}  // namespace pseudo::text
