// Case patterns: read from an original, applied to its surrogate.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "pseudo/text.h"

namespace pseudo::text {

enum class CaseShape : std::uint8_t {
  kNatural,  ///< As the lexicon writes it.
  kLower,    ///< all lower
  kUpper,    ///< ALL UPPER (two letters or more)
  kTitle,    ///< First letter upper case, lower case in the natural form ("Kärntnerisch").
};

/// The pattern that turns `natural` (a form as a lexicon would write it) into `surface`.
/// A mixed pattern ("AnNa") is kNatural: the surrogate does not repeat it.
CaseShape observe_case(std::string_view surface, std::string_view natural);
std::string apply_case(std::string_view natural, CaseShape shape);

}  // namespace pseudo::text
