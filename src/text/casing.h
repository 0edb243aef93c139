// Case patterns: seen on an original, put on its surrogate.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace pseudo::text {

/// Locale-independent full mappings, except that all-caps ß is SS, as German writes it.
std::string to_upper(std::string_view utf8);
std::string to_lower(std::string_view utf8);
/// The first letter of the text in upper case, the rest as it is.
std::string capitalize(std::string_view utf8);

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
