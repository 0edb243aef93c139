// Spans that hold several numbers or addresses: "0664 1234567 / 0732 998877".
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "pseudo/category.h"

namespace pseudo {

/// The numbers of a span that has two or more, each with that many digits: divided by a comma or a
/// semicolon, by a word or a sign between blanks, or by a slash. None of one number, whatever
/// divides its groups. Views the surface. Cost: linear.
std::vector<std::string_view> listed_numbers(std::string_view surface, std::size_t fewest_digits);

/// The same for a mention of a category, with as many digits as its numbers have.
std::vector<std::string_view> listed_numbers(Category category, std::string_view surface);

/// The addresses of a span that has two or more, divided by blanks, commas and the like. Views the
/// surface. Cost: linear.
std::vector<std::string_view> listed_addresses(std::string_view surface);

}  // namespace pseudo
