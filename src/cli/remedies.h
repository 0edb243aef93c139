// Wording of the library's remedies in terms of command line options.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/result.h"

namespace pseudo::cli {

/// Returns the advice to the user, with its options. Empty for kNone.
std::string_view remedy_words(Remedy remedy);

/// Appends the remedy to a message: "label Foo is not known; map it with ...".
std::string with_remedy(std::string message, Remedy remedy);

}  // namespace pseudo::cli
