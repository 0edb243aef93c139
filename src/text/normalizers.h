// ICU's normalizers; each is looked up once for all threads. Private to src/text.
#pragma once

#include <unicode/normalizer2.h>

namespace pseudo::text {

/// Null if ICU has no data.
const icu::Normalizer2* nfc_normalizer();
const icu::Normalizer2* nfd_normalizer();
const icu::Normalizer2* nfkd_normalizer();

}  // namespace pseudo::text
