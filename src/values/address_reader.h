// Parses e-mail addresses, URLs and user names.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/span.h"
#include "values/address_splitter.h"
#include "values/spelled_characters.h"

namespace pseudo::values {

/// A run of letters with their marks, or of digits. Never extends over two parts, as those are
/// separated by punctuation.
struct AddressRun {
  ByteSpan span;         ///< In bytes of the surface.
  ByteSpan folded_span;  ///< In bytes of Address::folded.
  bool digits = false;
};

/// A parsed address. Refers to its surface, which must outlive it.
struct Address {
  Category category = Category::kEmail;
  std::string_view surface;
  std::string key;                 ///< address_key().
  std::vector<AddressPart> parts;  ///< split_address()
  std::vector<AddressRun> runs;    ///< All runs of the surface.
  /// The concatenation of fold_run() of all runs; may include the text between them.
  std::string folded;

  /// Frees unused capacity, for callers that store many addresses.
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

/// Parses an address. `category`: EMAIL, URL, USER or ADD. Precondition: valid UTF-8.
Address read_address(Category category, std::string_view surface, const SpelledWords& words);

}  // namespace pseudo::values
