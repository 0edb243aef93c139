#include "cli/version.h"

#include <fmt/format.h>

#include "pseudo/language.h"
#include "pseudo/lexicon.h"
#include "pseudo/version.h"
#include "text/version.h"

namespace pseudo::cli {

std::filesystem::path lexicon_folder() {
  std::error_code fault;
  const auto self = std::filesystem::read_symlink("/proc/self/exe", fault);
  return self.parent_path().parent_path() / "share" / "pseudo" / "lexicons";
}

std::string version_text() {
  std::string text = fmt::format("pseudo {}\nICU {}\n", version(), pseudo::text::icu_version());
  for (const std::string& tag : LanguageRegistry().tags()) {
    const auto lexicons = Lexicons::open(lexicon_folder() / fmt::format("{}.lex", tag));
    if (!lexicons) {
      text += fmt::format("lexicons {} not found\n", tag);
      continue;
    }
    const auto module = make_language(tag, *lexicons);
    text += fmt::format("lexicons {} {}, rules {}\n", tag, lexicons->digest(),
                        module ? fmt::to_string((*module)->version()) : "unusable");
  }
  return text;
}

}  // namespace pseudo::cli
