// The text that a page of HTML shows, for mail.
#pragma once

#include <string>
#include <string_view>

namespace pseudo {

/// Plain text: a line for each block, a blank line between paragraphs, "- " before items of lists,
/// "> " before the lines of a quotation. Scripts, styles, comments and the head are left out, and
/// so are addresses of links: only what is shown is text. What is no whole tag stands as it is.
/// Cost: linear, whatever the page.
/// Source: HTML Living Standard, section 13.2; names of characters: section 13.5.
std::string html_text(std::string_view html);

/// The character of a named reference without & and ; ("auml"); 0 if it is not in the table.
char32_t named_character(std::string_view name);

}  // namespace pseudo
