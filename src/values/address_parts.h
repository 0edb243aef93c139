// The anatomy of e-mail addresses, URLs and user names as they stand in texts.
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/span.h"

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
};

/// The parts of a surface that are not to stay, in order. What lies between them stays: scheme,
/// "www", "@" (also as "(at)"), brackets, blanks and punctuation around. Several words are read one
/// by one: "Irene Adler <irene@adler.at>". `category`: EMAIL, URL, USER or ADD.
/// Source: RFC 3986 and RFC 5322, read leniently.
std::vector<AddressPart> split_address(Category category, std::string_view surface);

/// A run of letters or of digits in a part.
struct AddressRun {
  ByteSpan span;  ///< In bytes of the text it was found in.
  bool digits = false;
};
std::vector<AddressRun> address_runs(std::string_view part);

}  // namespace pseudo::values
