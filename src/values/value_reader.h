// Reads numbers and identifiers: their keys, and the spans of their characters.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/span.h"
#include "values/identifier_reader.h"
#include "values/locale.h"

namespace pseudo::values {

/// A parsed ZIP, STREETNO, PASS, UFID, USER or PHONE.
struct Value {
  std::string key;  ///< Values of one category with equal keys are one entity.
  /// The letters (with their marks) and digits of the key, in bytes of the surface; the text
  /// between them is kept. Empty: the surface has none and is replaced as a whole.
  std::vector<ByteSpan> characters;
  IdentifierKind identifier = IdentifierKind::kPlain;  ///< For UFID and FID.
  /// The part of the surface that is written: all of it; for a ZIP its country mark and code.
  /// `characters` are in bytes of it.
  std::string_view written = {};
};

/// Precondition: valid UTF-8. For PHONE, the key is the significant number without its country.
Value read_value(Category category, std::string_view surface, const Locale& locale);

/// True for the name of an international scheme that is followed by something: "IBAN: AT61 ...".
bool begins_with_label(std::string_view text);

/// True for such a name alone: "IBAN", "BIC:".
bool is_label(std::string_view text);

}  // namespace pseudo::values
