// Case patterns: observed in an original, applied to its surrogate.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "pseudo/text.h"

namespace pseudo::text {

enum class CaseShape : std::uint8_t {
  kNatural,  ///< As the lexicon writes it.
  kLower,    ///< All letters in lower case.
  kUpper,    ///< All letters in upper case; at least two.
  /// First letter in upper case although it is lower case in the natural form ("Kärntnerisch").
  kTitle,
};

/// The pattern that turns `natural` (a form as in the lexicon) into `surface`. Mixed patterns
/// ("AnNa") count as kNatural: the surrogate does not repeat them.
CaseShape observe_case(std::string_view surface, std::string_view natural);
std::string apply_case(std::string_view natural, CaseShape shape);

}  // namespace pseudo::text
