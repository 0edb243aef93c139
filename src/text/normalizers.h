// Access to ICU for the other files of src/text, which alone use it.
#pragma once

#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>

#include <cstdint>
#include <string_view>

namespace pseudo::text {

/// Throws std::runtime_error if ICU failed, as without its data or memory: a text that was not
/// folded would hide names from the search.
void require_success(UErrorCode status);

/// Normalizers; each is looked up once for all threads. Throw as require_success() does.
const icu::Normalizer2& nfc_normalizer();
const icu::Normalizer2& nfd_normalizer();
const icu::Normalizer2& nfkd_normalizer();

inline icu::StringPiece as_piece(std::string_view utf8) {
  return {utf8.data(), static_cast<std::int32_t>(utf8.size())};
}

}  // namespace pseudo::text
