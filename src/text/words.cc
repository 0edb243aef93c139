#include "text/words.h"

#include <array>
#include <cstddef>
#include <cstdint>

#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo::text {
namespace {

// Range of word_before and word_after in bytes. Real gaps and words are shorter; the limit keeps
// searches from many mentions in one long line linear.
constexpr std::size_t kReach = 512;

bool is_line_end(char32_t c) { return c == U'\n' || c == U'\r' || c == 0x2028 || c == 0x2029; }

enum class ByteKind : std::uint8_t { kSeparator, kWord, kApostrophe, kBeyondAscii };

constexpr std::array<ByteKind, 256> kByteKinds = [] {
  std::array<ByteKind, 256> kinds{};
  for (std::size_t c = '0'; c <= '9'; ++c) kinds[c] = ByteKind::kWord;
  for (std::size_t c = 'A'; c <= 'Z'; ++c) kinds[c] = kinds[c + 0x20] = ByteKind::kWord;
  kinds['\''] = kinds['`'] = ByteKind::kApostrophe;
  for (std::size_t c = 0x80; c < kinds.size(); ++c) kinds[c] = ByteKind::kBeyondAscii;
  return kinds;
}();

ByteKind kind_at(std::string_view utf8, std::size_t pos) {
  return kByteKinds[static_cast<unsigned char>(utf8[pos])];
}

bool is_plain_gap(ByteKind kind) {
  return kind == ByteKind::kSeparator || kind == ByteKind::kApostrophe;
}

/// The end of the ASCII letters and digits from `pos` to `limit`, usually most of the word.
std::size_t plain_end(std::string_view utf8, std::size_t pos, std::size_t limit) {
  while (pos < limit && kind_at(utf8, pos) == ByteKind::kWord) ++pos;
  return pos;
}

/// The end, at most `limit`, of a word that continues at `pos` with an apostrophe or a letter
/// beyond ASCII. Not inlined, as most words are plain.
[[gnu::noinline]] std::size_t rest_end(std::string_view utf8, std::size_t pos, std::size_t limit) {
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

/// The end, at most `limit`, of the word that continues at `pos`.
std::size_t word_end(std::string_view utf8, std::size_t pos, std::size_t limit) {
  pos = plain_end(utf8, pos, limit);
  if (pos >= limit || kind_at(utf8, pos) == ByteKind::kSeparator) return pos;
  return rest_end(utf8, pos, limit);
}

/// Implements next_word for arbitrary characters. Not inlined, as most are plain.
[[gnu::noinline]] std::optional<ByteSpan> any_word(std::string_view utf8, std::size_t pos) {
  while (pos < utf8.size()) {
    const std::size_t begin = pos;
    if (is_word(next(utf8, pos))) return ByteSpan{begin, word_end(utf8, pos, utf8.size())};
  }
  return std::nullopt;
}

/// The begin, at least `limit`, of the word that ends at `pos`.
std::size_t word_begin(std::string_view utf8, std::size_t pos, std::size_t limit) {
  while (pos > limit && kind_at(utf8, pos - 1) == ByteKind::kWord)
    --pos;  // usually most of the word
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

std::optional<ByteSpan> next_word(std::string_view utf8, std::size_t pos) {
  while (pos < utf8.size() && is_plain_gap(kind_at(utf8, pos))) ++pos;
  if (pos >= utf8.size()) return std::nullopt;
  const std::size_t end = plain_end(utf8, pos, utf8.size());
  if (end == utf8.size() || kind_at(utf8, end) == ByteKind::kSeparator) return ByteSpan{pos, end};
  return any_word(utf8, pos);
}

std::vector<ByteSpan> words(std::string_view utf8) {
  std::vector<ByteSpan> found;
  for (auto word = next_word(utf8, 0); word; word = next_word(utf8, word->end)) {
    found.push_back(*word);
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

bool is_word_at(std::string_view utf8, std::size_t pos) {
  return pos < utf8.size() && is_word(next(utf8, pos));
}

bool is_word_before(std::string_view utf8, std::size_t pos) {
  return pos > 0 && is_word(previous(utf8, pos));
}

bool begins_in_word(std::string_view utf8, ByteSpan span) {
  std::size_t pos = span.begin;
  return pos > 0 && is_letter(previous(utf8, pos));
}

}  // namespace pseudo::text
