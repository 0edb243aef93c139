// Case patterns: seen on an original, put on its surrogate.
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
  kTitle,    ///< First letter up where the natural form has it low ("Kärntnerisch" in a heading).
};

/// The pattern that turns `natural` (a form as a lexicon would write it) into `surface`.
/// A mixed pattern ("AnNa") is kNatural: it is not carried over.
CaseShape observe_case(std::string_view surface, std::string_view natural);
std::string apply_case(std::string_view natural, CaseShape shape);

}  // namespace pseudo::text
