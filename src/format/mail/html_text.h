// Converts HTML to the text that it displays, for mail.
#pragma once

#include <string>
#include <string_view>

namespace pseudo {

/// Returns plain text: a line per block, a blank line between paragraphs, "- " before list items,
/// "> " before the lines of quotations. Omits everything that is not displayed: scripts, styles,
/// comments, the head, addresses of links. A "<" that does not begin a complete tag is text. Linear
/// for every input. Source: HTML Living Standard, section 13.2; names of characters: section 13.5.
std::string html_text(std::string_view html);

/// The character for the name in a reference, without & and ;: "auml". 0: unknown.
char32_t named_character(std::string_view name);

}  // namespace pseudo
