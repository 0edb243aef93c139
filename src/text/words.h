// Words of a text: runs of letters, marks and digits, including apostrophes between them.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::text {

/// All words of `utf8`, in order. "Anna's Müller-Huber, A.1" -> Anna's | Müller | Huber | A | 1
std::vector<ByteSpan> words(std::string_view utf8);

/// The first word that begins at or after `pos`, if any. Iterates over a text without building a
/// list.
std::optional<ByteSpan> next_word(std::string_view utf8, std::size_t pos);

/// The word that ends at or before `pos` (begins at or after it) on the same line. Nothing if there
/// is none within 512 bytes; longer words are truncated there.
std::optional<ByteSpan> word_before(std::string_view utf8, std::size_t pos);
std::optional<ByteSpan> word_after(std::string_view utf8, std::size_t pos);

/// True if a letter, mark or digit begins at (ends at) `pos`.
bool is_word_at(std::string_view utf8, std::size_t pos);
bool is_word_before(std::string_view utf8, std::size_t pos);
/// True if a letter precedes the span: "artner" in "Partner".
bool begins_in_word(std::string_view utf8, ByteSpan span);

}  // namespace pseudo::text
