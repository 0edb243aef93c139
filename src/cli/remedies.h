// The remedies that the library names, in words of the command line.
#pragma once

#include <string>
#include <string_view>

#include "pseudo/result.h"

namespace pseudo::cli {

/// What to do, with the options that do it; empty for kNone.
std::string_view remedy_words(Remedy remedy);

/// A message with its remedy: "label Foo is not known; map it with ...".
std::string with_remedy(std::string message, Remedy remedy);

}  // namespace pseudo::cli
