// The words of the command line for the remedies that the library names.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/result.h"

namespace pseudo::cli {

/// The advice to the user, with its options; empty for kNone.
std::string_view remedy_words(Remedy remedy);

/// A message with its remedy: "label Foo is not known; map it with ...".
std::string with_remedy(std::string message, Remedy remedy);

}  // namespace pseudo::cli
