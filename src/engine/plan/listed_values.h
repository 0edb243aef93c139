// Splits spans that contain several numbers or addresses: "0664 1234567 / 0732 998877".
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "pseudo/category.h"

namespace pseudo {

/// The numbers in a span with at least two of them, each with at least `fewest_digits` digits. They
/// are separated by a comma or semicolon, by a word or sign between blanks, or by a slash. Empty if
/// the span is a single number, however its groups are separated. The views refer to the surface.
/// Cost: linear.
std::vector<std::string_view> listed_numbers(std::string_view surface, std::size_t fewest_digits);

/// The same, with the least number of digits for numbers of the category.
std::vector<std::string_view> listed_numbers(Category category, std::string_view surface);

/// The addresses in a span with at least two of them, separated by blanks, commas or similar
/// characters. The views refer to the surface. Cost: linear.
std::vector<std::string_view> listed_addresses(std::string_view surface);

}  // namespace pseudo
