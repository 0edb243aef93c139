#include "text/normalizers.h"

namespace pseudo::text {
namespace {

const icu::Normalizer2* found_by(const icu::Normalizer2* (*get)(UErrorCode&)) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* const found = get(status);
  return U_SUCCESS(status) ? found : nullptr;
}

}  // namespace

const icu::Normalizer2* nfc_normalizer() {
  static const icu::Normalizer2* const kNfc = found_by(icu::Normalizer2::getNFCInstance);
  return kNfc;
}

const icu::Normalizer2* nfd_normalizer() {
  static const icu::Normalizer2* const kNfd = found_by(icu::Normalizer2::getNFDInstance);
  return kNfd;
}

const icu::Normalizer2* nfkd_normalizer() {
  static const icu::Normalizer2* const kNfkd = found_by(icu::Normalizer2::getNFKDInstance);
  return kNfkd;
}

}  // namespace pseudo::text
