// The anatomy of e-mail addresses, URLs and user names as they stand in texts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
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
  /// Its runs in Address::runs: the first one, and behind the last.
  std::size_t first_run = 0;
  std::size_t last_run = 0;
};

/// A run of letters, with their marks, or of digits. The same in a part as in the whole surface:
/// marks stand around all parts.
struct AddressRun {
  ByteSpan span;         ///< In bytes of the surface.
  ByteSpan folded_span;  ///< In bytes of Address::folded.
  bool digits = false;
};

/// An address as read, once for all who ask. Views its surface, which must outlive it.
struct Address {
  Category category = Category::kEmail;
  std::string_view surface;
  std::string key;  ///< address_key().
  /// What is not to stay, in order. What lies between them stays: scheme, "www", "@" (also as
  /// "(at)"), brackets, blanks and punctuation around. Several words are read one by one:
  /// "Irene Adler <irene@adler.at>".
  std::vector<AddressPart> parts;
  std::vector<AddressRun> runs;  ///< Of the whole surface.
  std::string folded;            ///< fold_run() of all runs, with or without what is between them.

  /// Frees memory that is not used, where very many are kept.
  void shrink() {
    parts.shrink_to_fit();
    runs.shrink_to_fit();
    folded.shrink_to_fit();
  }
  [[nodiscard]] std::string_view text(ByteSpan span) const {
    return surface.substr(span.begin, span.size());
  }
  [[nodiscard]] std::string_view folded_run(std::size_t run) const {
    const ByteSpan span = runs[run].folded_span;
    return std::string_view(folded).substr(span.begin, span.size());
  }
};

/// `category`: EMAIL, URL, USER or ADD. Precondition: valid UTF-8.
/// Source: RFC 3986 and RFC 5322, read leniently.
Address read_address(Category category, std::string_view surface, const SpelledWords& words);

}  // namespace pseudo::values
