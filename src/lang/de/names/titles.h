// Titles and what else stands beside a name and belongs to nobody alone: "Dr.", "MBA", "jun.".
#pragma once

#include <cstddef>
#include <string_view>

#include "lang/common/tokens.h"
#include "lang/de/context/context.h"
#include "lang/de/names/name_lexicon.h"

namespace pseudo::lang::de {

struct TitleMatch {
  const Title* title = nullptr;
  std::size_t tokens = 0;  ///< That it covers: "LL.M." is two.
};

/// The longest title that begins with token `first` and ends before token `last`.
TitleMatch title_at(const NameLexicon& lexicon, std::string_view surface, const Tokens& tokens,
                    std::size_t first, std::size_t last);

/// A word of a mention that the lists have as a title, degree, kin word, particle or article.
struct TitleWord {
  const Tokens& tokens;
  std::string_view surface;
  std::size_t index = 0;  ///< In the tokens.
};

/// True if such a word is a name where it stands: beside a hyphen, before a comma, or, for words
/// that are no abbreviation, where another mention shows it as a name.
bool stands_as_name(const TitleWord& word, const NameLexicon& lexicon, const Context& context);

/// "kleiner" in "unser kleiner Max".
bool is_name_adjective(const Token& token, const Grammar& grammar);

/// True if a token may be a name that is no title, kin word or particle.
bool has_other_name(const NameLexicon& lexicon, const Grammar& grammar, const Tokens& tokens);

/// True if a particle of several words, or an abbreviated one, stands at token `first`: "v. d.",
/// "Van der"; not the initial of "v. huber".
bool stands_as_particle(const ParticleMatch& match, const Tokens& tokens, std::size_t first,
                        std::string_view surface);

/// True of one small letter with a dot, or that is the first token: "e. huber"; not "Costa e
/// Silva".
bool stands_as_initial(const Tokens& tokens, std::size_t i);

/// "Frau", "Familie": no name where it stands beside one, even if that is a title.
bool is_word_of_address(const NameLexicon& lexicon, const Token& token);

/// The token behind the last one of the name itself: degrees ("MBA", "LL.M.") and suffixes ("jun.")
/// may follow. Never the first one.
std::size_t name_end(const NameLexicon& lexicon, std::string_view surface, const Tokens& tokens);

}  // namespace pseudo::lang::de
