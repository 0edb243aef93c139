// The characters of a value: its letters and digits, which are replaced by those of the surrogate.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::values {

enum class LetterCase : std::uint8_t { kLower, kUpper };

/// The byte spans of letters (including combining marks) and digits in `surface`, from byte `from`
/// on. Precondition: valid UTF-8.
std::vector<ByteSpan> find_characters(std::string_view surface, std::size_t from = 0);

/// The offset after the combining marks that begin at `pos`.
std::size_t skip_marks(std::string_view surface, std::size_t pos);

/// One code point per character: composed, in the given case; digits unchanged.
std::string join_characters(std::string_view surface, const std::vector<ByteSpan>& characters,
                            LetterCase letter_case);

/// The same including the punctuation between the characters, but without blanks. Precondition:
/// `characters` is not empty.
std::string join_with_punctuation(std::string_view surface, const std::vector<ByteSpan>& characters,
                                  LetterCase letter_case);

/// Returns `surface` with its characters replaced by the letters and digits of `drawn`, each in the
/// case of the original. Returns `drawn` if `characters` is empty.
std::string fill_characters(std::string_view surface, const std::vector<ByteSpan>& characters,
                            std::string_view drawn);

}  // namespace pseudo::values
