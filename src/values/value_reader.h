// Reads numbers and identifiers: their keys, and the places of their characters.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/span.h"
#include "values/identifier_reader.h"
#include "values/locale.h"

namespace pseudo::values {

/// The result of reading a ZIP, STREETNO, PASS, UFID, USER or PHONE.
struct Value {
  std::string key;                   ///< Equal keys of one category are one entity.
  std::vector<ByteSpan> characters;  ///< The letters (with their marks) and digits of the key, in
                                     ///< bytes of the surface; what is between them stays. Empty:
                                     ///< the surface has none, and is replaced as a whole.
  IdentifierKind identifier = IdentifierKind::kPlain;  ///< For UFID and FID.
  /// What is written of the surface: all, or of a ZIP its country mark and the code. The characters
  /// are in bytes of it.
  std::string_view written = {};
};

/// Precondition: valid UTF-8. PHONE: the significant number, without its country.
Value read_value(Category category, std::string_view surface, const Locale& locale);

/// "IBAN: AT61 ...": the name of an international scheme, and something behind it.
bool begins_with_label(std::string_view text);

/// "IBAN", "BIC:": nothing else.
bool is_label(std::string_view text);

}  // namespace pseudo::values
