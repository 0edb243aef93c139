// Titles and what else stands beside a name and belongs to nobody alone: "Dr.", "MBA", "jun.".
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

struct TitleMatch {
  const Title* title = nullptr;
  std::size_t tokens = 0;  ///< That it covers: "LL.M." is two.
};

/// The longest title that begins with token `first` and ends before token `last`.
TitleMatch title_at(const NameLexicon& lexicon, std::string_view surface, const Tokens& tokens,
                    std::size_t first, std::size_t last);

/// The token behind the last one of the name itself: degrees ("MBA", "LL.M.") and suffixes ("jun.")
/// may follow. Never the first one.
std::size_t name_end(const NameLexicon& lexicon, std::string_view surface, const Tokens& tokens);

}  // namespace pseudo::lang::de
