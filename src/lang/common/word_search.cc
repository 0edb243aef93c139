#include "lang/common/word_search.h"

#include <algorithm>

namespace pseudo::lang {
namespace {

// The bytes as a number, and with one more at the end.
std::uint32_t put_behind(std::uint32_t bytes, char next) {
  return (bytes << 8U | static_cast<unsigned char>(next)) & 0xFFFFFFU;
}

}  // namespace

void WordSearch::add(std::string_view word) {
  if (word.size() < kBeginning) {
    short_words_.emplace_back(word);
    return;
  }
  words_.emplace_back(word);
  std::uint32_t beginning = 0;
  for (const char c : word.substr(0, kBeginning)) beginning = put_behind(beginning, c);
  beginnings_.set(hash(beginning));
}

bool WordSearch::begins_any(std::string_view rest) const {
  return std::ranges::any_of(words_, [&](const auto& word) {
    return word.front() == rest.front() && rest.starts_with(word);
  });
}

bool WordSearch::finds_any(std::string_view text) const {
  std::uint32_t bytes = 0;
  for (std::size_t pos = 0; pos < text.size(); ++pos) {
    bytes = put_behind(bytes, text[pos]);
    if (!beginnings_.test(hash(bytes)) || pos + 1 < kBeginning) continue;
    if (begins_any(text.substr(pos + 1 - kBeginning))) return true;
  }
  return std::ranges::any_of(
      short_words_, [&](const auto& word) { return text.find(word) != std::string_view::npos; });
}

}  // namespace pseudo::lang
