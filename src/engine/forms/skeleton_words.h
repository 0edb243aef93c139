// Words of a skeleton (text/skeleton.h), as used by the form index and its search.
#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <string_view>

#include "pseudo/span.h"
#include "text/ascii.h"

namespace pseudo::skeleton_words {

inline bool is_digits(std::string_view word) {
  return std::ranges::all_of(word, text::is_ascii_digit);
}

inline bool has_digit(std::string_view word) {
  return std::ranges::any_of(word, text::is_ascii_digit);
}

/// Removes leading zeros of a number: "03" matches "3" beside other words.
inline std::string_view without_zeros(std::string_view word) {
  if (!is_digits(word)) return word;
  const std::size_t first = word.find_first_not_of('0');
  return word.substr(first == std::string_view::npos ? word.size() - 1 : first);
}

/// The first word that begins at or after `pos`; nothing if there is none.
inline std::optional<ByteSpan> next_word(std::string_view skeleton, std::size_t pos) {
  pos = std::min(skeleton.find_first_not_of(' ', pos), skeleton.size());
  if (pos == skeleton.size()) return std::nullopt;
  return ByteSpan{pos, std::min(skeleton.find(' ', pos), skeleton.size())};
}

/// The same, but cuts off what lies `bytes` or more after `pos`.
inline std::optional<ByteSpan> next_word_within(std::string_view skeleton, std::size_t pos,
                                                std::size_t bytes) {
  return next_word(skeleton.substr(0, pos + bytes), pos);
}

inline std::string_view slice(std::string_view text, ByteSpan span) {
  return text.substr(span.begin, span.size());
}

}  // namespace pseudo::skeleton_words
