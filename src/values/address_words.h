// Splits a surface into addresses: joins those that contain blanks, separates lists.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/span.h"

namespace pseudo::values {

/// The words of a span, separated by blanks.
std::vector<ByteSpan> words_between_blanks(std::string_view surface, ByteSpan where);

/// The addresses in a span of a surface, and the words beside them, in order. An address continues
/// across a blank or line break next to its punctuation ("irene@⏎adler.at", "x @ y.at"); lists are
/// separated ("a@adler.at;karl@graf.de"). `category`: EMAIL, URL, USER or ADD. Precondition: valid
/// UTF-8.
std::vector<ByteSpan> address_words(Category category, std::string_view surface, ByteSpan where);

/// Removes the blanks and line breaks across which an address continues.
std::string without_inner_blanks(Category category, std::string_view surface);

}  // namespace pseudo::values
