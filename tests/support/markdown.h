// Tables of the documentation, so that tests compute what it claims.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pseudo::testing_support {

/// The rows of the first table of docs/`page` whose header begins with `column`, its cells without
/// blanks and back quotes. Fails the test where there is no such table.
std::vector<std::vector<std::string>> read_doc_table(const std::string& page,
                                                     std::string_view column);

/// Precondition: pairs of hexadecimal digits.
std::string from_hex(std::string_view digits);

}  // namespace pseudo::testing_support
