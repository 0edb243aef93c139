// The replacement of a value across its formats, and where in a surface the value itself stands.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/span.h"
#include "values/identifiers.h"

namespace pseudo::values {

/// A value as read: ZIP, STREETNO, PASS, UFID, USER, PHONE.
struct Value {
  std::string key;              ///< Equal keys of one category are one entity.
  std::vector<ByteSpan> slots;  ///< The letters (with their marks) and digits of the key, in
                                ///< bytes of the surface; what stands between them stays. Empty:
                                ///< the surface has none, and is replaced as a whole.
  IdentifierKind id = IdentifierKind::kPlain;  ///< Of UFID.
};

/// Precondition: valid UTF-8. PHONE: the significant number, without its country.
Value read_value(Category category, std::string_view surface);

/// The key alone; also for EMAIL and URL: without brackets, scheme, "mailto:", "www." and outer
/// punctuation; case counts only in the path of an URL.
std::string value_key(Category category, std::string_view surface);

/// `surface` with its slots filled from the letters and digits of `drawn`, each in the case of
/// the letter it replaces; `drawn` itself where there are no slots.
std::string fill_slots(std::string_view surface, const std::vector<ByteSpan>& slots,
                       std::string_view drawn);

}  // namespace pseudo::values
