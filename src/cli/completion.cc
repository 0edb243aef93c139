#include "cli/completion.h"

namespace pseudo::cli {

std::string completion(const CommandPages& pages, std::string_view shell) {
  if (shell == "zsh") return zsh_completion(pages);
  return shell == "fish" ? fish_completion(pages) : bash_completion(pages);
}

}  // namespace pseudo::cli
