// Titles and other words next to a name that identify nobody: "Dr.", "MBA", "jun.".
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

struct TitleMatch {
  const Title* title = nullptr;
  std::size_t tokens = 0;  ///< Number of its tokens: 2 for "LL.M.".
};

/// Returns the longest title that begins with token `first` and ends before token `last`.
TitleMatch title_at(const NameLexicon& lexicon, std::string_view surface, const Tokens& tokens,
                    std::size_t first, std::size_t last);

/// A word of a mention that the lists contain as a title, degree, kin word, particle or article.
struct TitleWord {
  const Tokens& tokens;
  std::string_view surface;
  std::size_t index = 0;  ///< Index into `tokens`.
};

/// True if such a word is a name here: next to a hyphen, in brackets or quotation marks, before a
/// comma, between names, by its capitals or, unless it is an abbreviation, if another mention shows
/// it as a name. tests/lang/de/parts.tsv has a row for each case.
bool title_serves_as_name(const TitleWord& word, const NameLexicon& lexicon,
                          const Context& context);

/// True for an adjective before a name: "kleiner" in "unser kleiner Max".
bool is_name_adjective(const Token& token, const Grammar& grammar);

/// True if some token is not a title, kin word, particle or connector, and thus may be a name.
bool has_other_name(const NameLexicon& lexicon, const Grammar& grammar, const Tokens& tokens);

/// True if `match` at token `first` is a particle of several words or an abbreviated one: "v. d.",
/// "Van der". False for the initial in "v. huber".
bool stands_as_particle(const ParticleMatch& match, const Tokens& tokens, std::size_t first,
                        std::string_view surface);

/// True for a single letter with a dot, and for a lower case letter that is the first token: "e.
/// huber". False in "Costa e Silva".
bool stands_as_initial(const Tokens& tokens, std::size_t i);

/// True for words like "Frau" and "Familie", which are not names next to a name, even if that is a
/// title.
bool is_word_of_address(const NameLexicon& lexicon, const Token& token);

/// Returns the index of the first token after the name itself, where degrees ("MBA", "LL.M.") and
/// suffixes ("jun.") may follow, or the particle of "Thal, Eva von". Never 0.
std::size_t name_end(const NameLexicon& lexicon, std::string_view surface, const Tokens& tokens);

}  // namespace pseudo::lang::de
