#include "cli/standard_output.h"

#include <cstdio>

namespace pseudo::cli {

bool print(std::string_view text) {
  return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() &&
         std::fflush(stdout) == 0;
}

}  // namespace pseudo::cli
