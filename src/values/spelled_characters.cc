#include "values/spelled_characters.h"

#include <algorithm>
#include <cstdint>

#include "text/blanks.h"
#include "text/casing.h"

namespace pseudo::values {
namespace {

constexpr std::string_view kOpen = "([{<";
constexpr std::string_view kClose = ")]}>";
std::size_t skip_blanks(std::string_view text, std::size_t pos) {
  return std::min(text.find_first_not_of(text::kAsciiBlanks, pos), text.size());
}

std::size_t back_over_blanks(std::string_view text, std::size_t pos) {
  while (pos > 0 && text::is_ascii_blank(text[pos - 1])) --pos;
  return pos;
}

std::optional<SpelledCharacter> read_word(std::string_view word, ByteSpan span,
                                          const SpelledWords& words) {
  const std::string_view character = words.character(word);
  if (character.empty()) return std::nullopt;
  return SpelledCharacter{span, character == "@"};
}

/// Reads a word between blanks that begins at `pos`.
std::optional<SpelledCharacter> read_lone(std::string_view text, std::size_t pos,
                                          const SpelledWords& words) {
  if (pos == 0 || !text::is_ascii_blank(text[pos - 1])) return std::nullopt;
  const std::size_t end = std::min(text.find_first_of(text::kAsciiBlanks, pos), text.size());
  if (end == text.size() || end - pos < 2) return std::nullopt;
  return read_word(text.substr(pos, end - pos), {pos, end}, words);
}

}  // namespace

SpelledWords::SpelledWords(const LexiconTable* table) {
  for (std::uint32_t row = 0; table != nullptr && row < table->rows(); ++row) {
    characters_.emplace(text::to_lower(table->cell(row, "word")), table->cell(row, "character"));
  }
}

std::string_view SpelledWords::character(std::string_view word) const {
  const auto found = characters_.find(text::to_lower(word));
  return found == characters_.end() ? std::string_view() : std::string_view(found->second);
}

std::optional<SpelledCharacter> read_bracketed(std::string_view text, std::size_t pos,
                                               const SpelledWords& words) {
  constexpr std::size_t kLongest = 8;  // bytes between the brackets, including blanks
  const std::size_t bracket = kOpen.find(text[pos]);
  if (bracket == std::string_view::npos) return std::nullopt;
  const std::size_t close = text.substr(0, pos + 1 + kLongest).find(kClose[bracket], pos + 1);
  if (close == std::string_view::npos) return std::nullopt;
  const std::size_t begin = skip_blanks(text, pos + 1);
  const std::size_t end = back_over_blanks(text, close);
  if (begin >= end) return std::nullopt;
  return read_word(text.substr(begin, end - begin), {pos, close + 1}, words);
}

std::vector<SpelledCharacter> find_spelled_characters(Category category, std::string_view surface,
                                                      const SpelledWords& words) {
  std::vector<SpelledCharacter> found;
  const bool written =
      surface.find("(@)") == std::string_view::npos && surface.find('@') != std::string_view::npos;
  if (category == Category::kUser || written) return found;
  bool any_at = category == Category::kUrl;
  bool needed = false;  // required for reading the address: more than "(at)" inside a word
  for (std::size_t pos = 0; pos < surface.size();) {
    std::optional<SpelledCharacter> spelled = read_bracketed(surface, pos, words);
    if (!spelled && category == Category::kEmail) spelled = read_lone(surface, pos, words);
    if (!spelled) {
      ++pos;
      continue;
    }
    const ByteSpan inner = spelled->span;
    spelled->span = {back_over_blanks(surface, inner.begin), skip_blanks(surface, inner.end)};
    needed = needed || !spelled->at || spelled->span != inner;
    any_at = any_at || spelled->at;
    pos = spelled->span.end;
    found.push_back(*spelled);
  }
  if (!needed || !any_at) found.clear();
  return found;
}

}  // namespace pseudo::values
