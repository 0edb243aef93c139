// What each style asks of the stages: one row a style. No other file but the one that writes the
// texts (engine/realize/fill_styles) and the one of their options (cli/style_options) asks which
// style a target has; whether it has a surrogate all may ask.
#pragma once

#include <array>
#include <cstddef>

#include "pseudo/style.h"

namespace pseudo {

struct StyleTraits {
  bool removes_text = false;       ///< The annotation goes with its text.
  bool numbers_entities = false;   ///< Two entities have two texts.
  bool of_years = false;           ///< For dates alone; may show what the original shows.
  bool by_character = false;       ///< The text depends on that of the stretch.
  bool takes_line_breaks = false;  ///< A blank of it may become the line break of the original.
  bool keeps_to_scope = false;     ///< The text differs between scopes.
  bool for_others = true;          ///< Labels without surrogates may have it.
};

/// In the order of the enumeration.
inline constexpr std::array<StyleTraits, kStyleCount> kStyleTraits{{
    {.takes_line_breaks = true, .keeps_to_scope = true, .for_others = false},  // kSurrogate
    {},                                                                        // kTag
    {.numbers_entities = true, .keeps_to_scope = true},                        // kNumberedTag
    {.by_character = true, .takes_line_breaks = true},                         // kMask
    {.removes_text = true, .takes_line_breaks = true},                         // kRemove
    {.of_years = true, .takes_line_breaks = true, .for_others = false},        // kYear
    {},  // kCdif: a blank of a mark, as of <omit desc='place name'>, is no place for a line break
    {},  // kCdifOmit
}};

constexpr const StyleTraits& traits_of(Style style) {
  return kStyleTraits[static_cast<std::size_t>(style)];
}

}  // namespace pseudo
