// Checks the guarantees of pseudo/pseudonymizer.h on raw files with simple, slow code. Deliberately
// shares no code with the library.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo::test {

/// The two files of a document, as bytes.
struct RawPair {
  std::string text;
  std::string annotations;
};

/// Returns the guarantees that `after` violates, as texts that may quote the documents; empty if
/// there are none. `is_pi`: true for labels that are replaced. Notes are expected to be dropped.
std::vector<std::string> broken_guarantees(const RawPair& before, const RawPair& after,
                                           const std::function<bool(std::string_view)>& is_pi);

}  // namespace pseudo::test
