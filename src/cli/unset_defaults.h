// The effective defaults of options whose value has no default in the parser.
#pragma once

#include <string>
#include <string_view>

namespace pseudo::cli {

struct UnsetDefault {
  std::string value;       ///< As TOML; "" if no single value expresses it.
  std::string_view words;  ///< A description if `value` is empty.
};

/// `option`: a long name without dashes. Returns {"", "none"} for options that have no default.
UnsetDefault unset_default(std::string_view option);

}  // namespace pseudo::cli
