// Spans that hold several numbers or addresses: "0664 1234567 / 0732 998877".
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

namespace pseudo {

/// The numbers of a span that has two or more, each with that many digits: divided by a comma or a
/// semicolon, by a word or a sign between blanks, or by a slash. None of one number, whatever
/// divides its groups. Views the surface. Cost: linear.
std::vector<std::string_view> listed_numbers(std::string_view surface, std::size_t fewest_digits);

/// The addresses of a span that has two or more, divided by blanks, commas and the like. Views the
/// surface. Cost: linear.
std::vector<std::string_view> listed_addresses(std::string_view surface);

}  // namespace pseudo
