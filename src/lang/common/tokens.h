// The words of a mention: tokens of Latin script.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "lang/common/letter_case.h"  // whoever reads tokens asks for their case
#include "pseudo/language.h"

namespace pseudo::lang {

/// One word of a surface. Must not outlive the surface.
struct Token {
  Token(std::string_view surface, ByteSpan where, bool has_dot);

  ByteSpan span;             ///< In bytes of the surface.
  std::string_view written;  ///< As in the surface, without a dot at the end.
  std::string composed;      ///< `written` in NFC; empty if it already is.
  std::string folded;        ///< text::fold_key of `written`.
  bool dot;                  ///< A dot follows, inside the span.
  /// `written` in NFC.
  [[nodiscard]] std::string_view text() const { return composed.empty() ? written : composed; }
};
using Tokens = std::vector<Token>;

/// The tokens of a surface, in order. A token is a run of letters, combining marks and digits with
/// the apostrophes inside and after it and one dot after it; hyphens and blanks separate tokens.
Tokens tokenize(std::string_view surface);

/// True for one letter, and for up to three letters with a dot ("G", "Ch.").
bool looks_like_initial(const Token& token);

/// A word that stays, with the dot behind it.
Part kept_word(const Token& token, KeptReason reason, Category category);

/// Sorts the parts of a mention and fills the gaps between them (and at both ends) with literals
/// of that category, so that they cover the surface. These literals state no reason: a word that is
/// in none of the parts does not stay.
void close_gaps(Analysis& parts, std::string_view surface, Category category);

}  // namespace pseudo::lang
