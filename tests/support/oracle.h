// The guarantees of the contract (section 3), checked the slow and obvious way on raw files.
// Shares no code with the library on purpose.
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

/// What `after` breaks of the guarantees against `before`; empty if nothing. `is_pi` says which
/// labels are replaced. Notes are expected to be dropped. For people: may quote the texts.
std::vector<std::string> broken_guarantees(const RawPair& before, const RawPair& after,
                                           const std::function<bool(std::string_view)>& is_pi);

}  // namespace pseudo::test
