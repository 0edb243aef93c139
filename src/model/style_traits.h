// Properties of the replacement styles, one row per style. Code asks for these properties instead
// of comparing styles, except for engine/realize/fill_styles (writes the texts), cli/style_options,
// and the question whether a target has a surrogate (see tests/layers_test.cc).
#pragma once

#include <array>
#include <cstddef>

#include "pseudo/style.h"

namespace pseudo {

struct StyleTraits {
  bool removes_text = false;       ///< The annotation is removed with its text.
  bool numbers_entities = false;   ///< Different entities have different texts.
  bool of_years = false;           ///< For dates only; may equal a part of the original.
  bool by_character = false;       ///< The text depends on the characters of the original.
  bool takes_line_breaks = false;  ///< A blank in it may become a line break of the original.
  bool keeps_to_scope = false;     ///< The text differs between scopes.
  bool for_others = true;          ///< Allowed for labels without surrogates.
};

/// In the order of the enumeration.
inline constexpr std::array<StyleTraits, kStyleCount> kStyleTraits{{
    {.takes_line_breaks = true, .keeps_to_scope = true, .for_others = false},  // kSurrogate
    {},                                                                        // kTag
    {.numbers_entities = true, .keeps_to_scope = true},                        // kNumberedTag
    {.by_character = true, .takes_line_breaks = true},                         // kMask
    {.removes_text = true, .takes_line_breaks = true},                         // kRemove
    {.of_years = true, .takes_line_breaks = true, .for_others = false},        // kYear
    {},  // kCdif: a blank in a mark, as in <omit desc='place name'>, must not become a line break
    {},  // kCdifOmit
}};

constexpr const StyleTraits& traits_of(Style style) {
  return kStyleTraits[static_cast<std::size_t>(style)];
}

}  // namespace pseudo
