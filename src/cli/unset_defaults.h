// What holds where an option is not given and its value has no default of its own.
#pragma once

#include <string>
#include <string_view>

namespace pseudo::cli {

struct UnsetDefault {
  std::string value;       ///< As TOML; "" where no single value says it.
  std::string_view words;  ///< What is done, where `value` does not say it.
};

/// `option`: a long name, without dashes. {"", "none"}: without the option there is none.
UnsetDefault unset_default(std::string_view option);

}  // namespace pseudo::cli
