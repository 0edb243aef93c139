// Divides addresses into name, host, port and path.
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
  kHost,  ///< The labels of a host but "www" and the last one.
  kTld,   ///< The last label of a host that has several.
  kIp,    ///< A host that is a number.
  kPort,
  kPath,  ///< Path, query and fragment, or parts of them.
};

struct AddressPart {
  AddressPartKind kind = AddressPartKind::kName;
  ByteSpan span;  ///< In bytes of the surface. Never empty.
  /// Its runs in Address::runs: the first one, and behind the last. Set by read_address().
  std::size_t first_run = 0;
  std::size_t last_run = 0;
};

/// The parts that change, in order. What is between them stays: scheme, "www", "@" (also as
/// "(at)"), brackets, blanks and punctuation around. Several words are read one by one:
/// "Irene Adler <irene@adler.at>". `category`: EMAIL, URL, USER or ADD. Precondition: valid UTF-8.
/// Source: RFC 3986 and RFC 5322, read leniently.
std::vector<AddressPart> split_address(Category category, std::string_view surface,
                                       const SpelledWords& words);

}  // namespace pseudo::values
