#include "text/version.h"

#include <unicode/uversion.h>

#include <array>

namespace pseudo::text {

std::string icu_version() {
  UVersionInfo version{};
  u_getVersion(version);
  std::array<char, U_MAX_VERSION_STRING_LENGTH> words{};
  u_versionToString(version, words.data());
  return words.data();
}

}  // namespace pseudo::text
