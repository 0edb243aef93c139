// Reads tables of the documentation, so that tests can verify what it claims.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace pseudo::testing_support {

/// Returns the rows of the first table of docs/`page` whose header begins with `column`; cells are
/// stripped of blanks and back quotes. Fails the test if there is no such table.
std::vector<std::vector<std::string>> read_doc_table(const std::string& page,
                                                     std::string_view column);

/// Returns the bytes. Precondition: pairs of hexadecimal digits.
std::string from_hex(std::string_view digits);

}  // namespace pseudo::testing_support
