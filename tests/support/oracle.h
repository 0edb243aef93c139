// Checks the guarantees of pseudo/pseudonymizer.h on raw files, in the slow and obvious way. Shares
// no code with the library on purpose.
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

/// The violations of the guarantees by `after`, as text that may quote the documents; empty if
/// there are none. `is_pi`: which labels are replaced. Notes are expected to be dropped.
std::vector<std::string> broken_guarantees(const RawPair& before, const RawPair& after,
                                           const std::function<bool(std::string_view)>& is_pi);

}  // namespace pseudo::test
