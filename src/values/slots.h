// Slots: the letters and digits of a value, which those of its surrogate fill.
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
std::vector<ByteSpan> find_slots(std::string_view surface, std::size_t from = 0);

/// One code point for each slot: composed, in one case, digits as they are.
std::string join_slots(std::string_view surface, const std::vector<ByteSpan>& slots,
                       LetterCase letter_case);

/// The same with the punctuation between the slots but without blanks. Precondition: `slots` is not
/// empty.
std::string join_with_punctuation(std::string_view surface, const std::vector<ByteSpan>& slots,
                                  LetterCase letter_case);

/// `surface` with its slots filled from the letters and digits of `drawn`, each in the case of
/// the letter it replaces; `drawn` itself where there are no slots.
std::string fill_slots(std::string_view surface, const std::vector<ByteSpan>& slots,
                       std::string_view drawn);

}  // namespace pseudo::values
