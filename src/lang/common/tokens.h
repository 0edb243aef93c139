// Tokenizes a mention into words of Latin script.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lang/common/letter_case.h"  // whoever reads tokens asks for their case
#include "pseudo/language.h"

namespace pseudo::lang {

/// One word of a surface. Refers to the surface, which must outlive it.
struct Token {
  Token(std::string_view surface, ByteSpan where, bool has_dot);

  ByteSpan span;             ///< In bytes of the surface.
  std::string_view written;  ///< As in the surface, without a trailing dot.
  std::string composed;      ///< `written` in NFC; empty if it already is.
  std::string folded;        ///< text::fold_key of `written`.
  bool dot;                  ///< A dot follows. The span includes it.
  /// `written` in NFC.
  [[nodiscard]] std::string_view text() const { return composed.empty() ? written : composed; }
};
using Tokens = std::vector<Token>;

/// Returns the tokens of a surface, in order. A token is a run of letters, combining marks and
/// digits. It includes apostrophes inside and after the run, and one dot after it. Hyphens and
/// blanks separate tokens.
Tokens tokenize(std::string_view surface);

/// True for at least two letters, all of them capitals: "TU".
bool is_in_capitals(const Token& token);

/// Returns the folded words of tokens [first, last), joined by blanks.
std::string joined_keys(const Tokens& tokens, std::size_t first, std::size_t last);

/// True for a single letter, and for up to three letters with a dot ("G", "Ch.").
bool looks_like_initial(const Token& token);

/// Makes a literal part of a word and the dot after it.
Part kept_word(const Token& token, KeptReason reason, Category category);

/// Sorts the parts of a mention and fills the gaps between them and at both ends with literals of
/// `category`, so that the parts cover the surface. These literals have no KeptReason: the engine
/// does not keep a word inside them.
void close_gaps(Analysis& parts, std::string_view surface, Category category);

}  // namespace pseudo::lang
