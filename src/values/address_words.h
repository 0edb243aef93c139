// Divides a surface into addresses: over the blanks of one, between those of a list.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/span.h"

namespace pseudo::values {

/// The words of `where`, which has no blank inside a word.
std::vector<ByteSpan> words_between_blanks(std::string_view surface, ByteSpan where);

/// The addresses of a surface, and the words beside them, in order. One goes on over a blank or a
/// line break that stands beside one of its signs ("irene@⏎adler.at", "x @ y.at"); a list is
/// divided ("a@adler.at;karl@graf.de"). `category`: EMAIL, URL, USER or ADD. Precondition: valid
/// UTF-8.
std::vector<ByteSpan> address_words(Category category, std::string_view surface, ByteSpan where);

/// The surface without the blanks and breaks beside a sign of an address that goes on over them.
std::string without_inner_blanks(Category category, std::string_view surface);

}  // namespace pseudo::values
