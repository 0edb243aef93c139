// Access to ICU for the other files of src/text, which alone use it.
#pragma once

#include <unicode/normalizer2.h>
#include <unicode/stringpiece.h>

#include <cstdint>
#include <string_view>

namespace pseudo::text {

/// Normalizers; each is looked up once for all threads. Null if ICU has no data.
const icu::Normalizer2* nfc_normalizer();
const icu::Normalizer2* nfd_normalizer();
const icu::Normalizer2* nfkd_normalizer();

inline icu::StringPiece as_piece(std::string_view utf8) {
  return {utf8.data(), static_cast<std::int32_t>(utf8.size())};
}

}  // namespace pseudo::text
