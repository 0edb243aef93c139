// Splits addresses into name, host, port and path.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/span.h"
#include "values/spelled_characters.h"

namespace pseudo::values {

enum class AddressPartKind : std::uint8_t {
  kName,  ///< User name, local part, or a word beside an address.
  kHost,  ///< The labels of a host except "www" and the last one.
  kTld,   ///< The last label of a host with several labels.
  kIp,    ///< A numeric host.
  kPort,
  kPath,  ///< Path, query and fragment, or pieces of them.
};

struct AddressPart {
  AddressPartKind kind = AddressPartKind::kName;
  ByteSpan span;  ///< In bytes of the surface. Never empty.
  /// Indexes into Address::runs: the first one, and one past the last. Set by read_address().
  std::size_t first_run = 0;
  std::size_t last_run = 0;
};

/// The parts to replace, in order. The text between them is kept: scheme, "www", "@" (also spelled
/// "(at)"), brackets, blanks and outer punctuation. Several words are split one by one: "Irene
/// Adler <irene@adler.at>". `category`: EMAIL, URL, USER or ADD. Precondition: valid UTF-8. Source:
/// RFC 3986 and RFC 5322, applied leniently.
std::vector<AddressPart> split_address(Category category, std::string_view surface,
                                       const SpelledWords& words);

}  // namespace pseudo::values
