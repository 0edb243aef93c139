// The word that was probably meant.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo::cli {

/// The closest of `known` to `wanted` within `most` edits; empty if none is.
std::string nearest_word(std::string_view wanted, const std::vector<std::string>& known,
                         std::size_t most);

/// "; did you mean report?", or nothing.
std::string did_you_mean(std::string_view wanted, const std::vector<std::string>& known);

}  // namespace pseudo::cli
