#include "pseudo/version.h"

namespace pseudo {

std::string_view version() { return PSEUDO_VERSION; }

}  // namespace pseudo
