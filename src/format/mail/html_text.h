// The text that a page of HTML shows, for mail.
#pragma once

#include <string>
#include <string_view>

namespace pseudo {

/// Plain text: a line for each block, a blank line between paragraphs, "- " before items of lists,
/// "> " before the lines of a quotation. Scripts, styles, comments, the head and the addresses of
/// links are left out: only what is shown is text. A "<" that begins no whole tag is text.
/// Cost: linear, whatever the page.
/// Source: HTML Living Standard, section 13.2; names of characters: section 13.5.
std::string html_text(std::string_view html);

/// The character that a reference names. `name`: without & and ;, as "auml". 0: not in the table.
char32_t named_character(std::string_view name);

}  // namespace pseudo
