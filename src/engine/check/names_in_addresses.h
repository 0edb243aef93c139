// Tells which names of a document an address contains.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "engine/resolve/resolve.h"

namespace pseudo {

/// In a wide scope an address gets the surrogates of the names that its document mentions. So the
/// same address has other surrogates in documents that mention other names; two of them can only be
/// compared if they contain the same names.
class NamesInAddresses {
 public:
  explicit NamesInAddresses(const Resolved& resolved);

  /// The categories and keys of the names in the address, and of names of people that a single
  /// letter or a short word of it may abbreviate. Cost: linear in the address.
  [[nodiscard]] std::string of(std::string_view address) const;

 private:
  [[nodiscard]] std::size_t longest_at(std::string_view letters) const;

  std::unordered_map<std::string, std::string> names_;  // category and key, by their letters
  std::unordered_set<std::string> beginnings_;          // the first letters of the names
  std::unordered_map<char, std::string> people_;        // names by their first letter
};

}  // namespace pseudo
