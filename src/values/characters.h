// Characters: the letters and digits of a value, which those of its surrogate fill.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/span.h"

namespace pseudo::values {

enum class LetterCase : std::uint8_t { kLower, kUpper };

/// The letters (with their combining marks) and digits of `surface` from byte `from` on, in bytes.
/// Precondition: valid UTF-8.
std::vector<ByteSpan> find_characters(std::string_view surface, std::size_t from = 0);

/// One code point for each character: composed, in one case, digits as they are.
std::string join_characters(std::string_view surface, const std::vector<ByteSpan>& characters,
                            LetterCase letter_case);

/// The same with the punctuation between the characters but without blanks. Precondition:
/// `characters` is not empty.
std::string join_with_punctuation(std::string_view surface, const std::vector<ByteSpan>& characters,
                                  LetterCase letter_case);

/// `surface` with its characters filled from the letters and digits of `drawn`, each in the case of
/// the letter it replaces; `drawn` itself where there are no characters.
std::string fill_characters(std::string_view surface, const std::vector<ByteSpan>& characters,
                            std::string_view drawn);

}  // namespace pseudo::values
