#include "values/spelled_characters.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <optional>
#include <string>

#include "text/casing.h"

namespace pseudo::values {
namespace {

constexpr std::string_view kOpen = "([{<";
constexpr std::string_view kClose = ")]}>";

struct SignWord {
  std::string_view word;
  bool at;
};
constexpr std::array<SignWord, 5> kSignWords = {
    {{"at", true}, {"a", true}, {"@", true}, {"dot", false}, {".", false}}};

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\n' || c == '\r'; }

std::size_t skip_blanks(std::string_view text, std::size_t pos) {
  while (pos < text.size() && is_blank(text[pos])) ++pos;
  return pos;
}

std::size_t back_over_blanks(std::string_view text, std::size_t pos) {
  while (pos > 0 && is_blank(text[pos - 1])) --pos;
  return pos;
}

const SignWord* sign_word(std::string_view word) {
  const std::string lower = text::to_lower(word);
  const auto* const found = std::ranges::find(kSignWords, lower, &SignWord::word);
  return found == kSignWords.end() ? nullptr : found;
}

/// The sign in brackets that begins at `pos`, without the blanks around.
std::optional<SpelledCharacter> bracketed(std::string_view text, std::size_t pos) {
  constexpr std::size_t kLongest = 8;  // bytes of a sign, with blanks inside
  const std::size_t bracket = kOpen.find(text[pos]);
  if (bracket == std::string_view::npos) return std::nullopt;
  const std::size_t close = text.substr(0, pos + 1 + kLongest).find(kClose[bracket], pos + 1);
  if (close == std::string_view::npos) return std::nullopt;
  const std::size_t begin = skip_blanks(text, pos + 1);
  const std::size_t end = back_over_blanks(text, close);
  if (begin >= end) return std::nullopt;
  const SignWord* const word = sign_word(text.substr(begin, end - begin));
  if (word == nullptr) return std::nullopt;
  return SpelledCharacter{{pos, close + 1}, word->at};
}

/// A lone word between blanks.
std::optional<SpelledCharacter> bare(std::string_view text, std::size_t pos) {
  if (pos == 0 || !is_blank(text[pos - 1])) return std::nullopt;
  std::size_t end = pos;
  while (end < text.size() && !is_blank(text[end])) ++end;
  if (end == text.size() || end - pos < 2) return std::nullopt;
  const SignWord* const word = sign_word(text.substr(pos, end - pos));
  if (word == nullptr) return std::nullopt;
  return SpelledCharacter{{pos, end}, word->at};
}

}  // namespace

std::vector<SpelledCharacter> find_spelled_characters(Category category, std::string_view surface) {
  std::vector<SpelledCharacter> signs;
  const bool has_sign =
      surface.find("(@)") == std::string_view::npos && surface.find('@') != std::string_view::npos;
  if (category == Category::kUser || has_sign) return signs;
  bool spelt_out = false;
  bool any_at = category == Category::kUrl;
  for (std::size_t pos = 0; pos < surface.size();) {
    std::optional<SpelledCharacter> sign = bracketed(surface, pos);
    if (!sign && category == Category::kEmail) sign = bare(surface, pos);
    if (!sign) {
      ++pos;
      continue;
    }
    const ByteSpan inner = sign->span;
    sign->span = {back_over_blanks(surface, inner.begin), skip_blanks(surface, inner.end)};
    spelt_out = spelt_out || !sign->at || sign->span != inner;
    any_at = any_at || sign->at;
    pos = sign->span.end;
    signs.push_back(*sign);
  }
  if (!spelt_out || !any_at) signs.clear();
  return signs;
}

}  // namespace pseudo::values
