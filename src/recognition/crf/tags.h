// BIO tags: outside, and for each label the first and the further tokens of a mark.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "pseudo/category.h"

namespace pseudo::recognition {

/// 0: outside; 1 + 2n: first token of a mark with label n; 2 + 2n: further token.
using Tag = std::uint8_t;

inline constexpr Tag kOutside = 0;
constexpr bool begins_mark(Tag tag) { return tag != kOutside && tag % 2 == 1; }
constexpr bool continues_mark(Tag tag) { return tag != kOutside && tag % 2 == 0; }
constexpr std::size_t label_of(Tag tag) { return (tag - std::size_t{1}) / 2; }
constexpr Tag first_tag(std::size_t label) { return static_cast<Tag>(1 + 2 * label); }
constexpr Tag further_tag(std::size_t label) { return static_cast<Tag>(2 + 2 * label); }
constexpr std::size_t tag_count(std::size_t labels) { return 1 + 2 * labels; }

/// A further token must follow a first or further token of the same label.
constexpr bool may_follow(Tag before, Tag tag) {
  return !continues_mark(tag) || before == tag || before + 1 == tag;
}

}  // namespace pseudo::recognition
