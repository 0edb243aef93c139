// Spellings of names in addresses.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace pseudo::values {

enum class AddressSpelling : std::uint8_t {
  kWrittenOut,  ///< mueller
  kDropped,     ///< muller
  kNative,      ///< müller
};

/// A name in lower case as an address spells it; its words are joined by `joiner`. Empty if the
/// name has no such spelling (letters of another script in a plain address).
std::string spell(std::string_view name, AddressSpelling spelling, std::string_view joiner);

/// All spellings of a name, folded; its words are joined by blanks. Some may be empty.
std::vector<std::pair<std::string, AddressSpelling>> spellings_of(std::string_view name);

/// The folded spelling of a run of letters, as used for looking up names.
std::string fold_run(std::string_view run);

}  // namespace pseudo::values
