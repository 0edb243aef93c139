#include "text/normalizers.h"

#include <stdexcept>

namespace pseudo::text {
namespace {

const icu::Normalizer2& found_by(const icu::Normalizer2* (*get)(UErrorCode&)) {
  UErrorCode status = U_ZERO_ERROR;
  const icu::Normalizer2* const found = get(status);
  require_success(status);
  return *found;
}

}  // namespace

void require_success(UErrorCode status) {
  if (U_FAILURE(status) != 0) throw std::runtime_error(u_errorName(status));
}

const icu::Normalizer2& nfc_normalizer() {
  static const icu::Normalizer2& kNfc = found_by(icu::Normalizer2::getNFCInstance);
  return kNfc;
}

const icu::Normalizer2& nfd_normalizer() {
  static const icu::Normalizer2& kNfd = found_by(icu::Normalizer2::getNFDInstance);
  return kNfd;
}

const icu::Normalizer2& nfkd_normalizer() {
  static const icu::Normalizer2& kNfkd = found_by(icu::Normalizer2::getNFKDInstance);
  return kNfkd;
}

}  // namespace pseudo::text
