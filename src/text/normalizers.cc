#include "text/normalizers.h"

namespace pseudo::text {

const icu::Normalizer2* nfc_normalizer() {
  static const icu::Normalizer2* const instance = [] {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const found = icu::Normalizer2::getNFCInstance(status);
    return U_SUCCESS(status) ? found : nullptr;
  }();
  return instance;
}

const icu::Normalizer2* nfd_normalizer() {
  static const icu::Normalizer2* const instance = [] {
    UErrorCode status = U_ZERO_ERROR;
    const icu::Normalizer2* const found = icu::Normalizer2::getNFDInstance(status);
    return U_SUCCESS(status) ? found : nullptr;
  }();
  return instance;
}

}  // namespace pseudo::text
