// The properties of tokens from which features are extracted.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "recognition/features/clusters.h"
#include "recognition/features/lists.h"
#include "recognition/tokens/tokens.h"

namespace pseudo::recognition {

struct TokenView {
  Token token;
  std::string_view text;
  std::string lower;
  std::uint64_t word = 0;   ///< Hash of the word, or of a number's class.
  std::uint64_t shape = 0;  ///< Hash of "Xxx", "dd", or the symbol itself.
  ListBits lists = 0;
  std::uint16_t cluster = 0;
  std::uint8_t rule = 0;  ///< RuleSpan::kind + 1; 0: no rule matched.
  bool rule_begins = false;

  // Layout. A paragraph ends at an empty line.
  std::uint8_t line_from_start = 0;  ///< At most 5; lines without tokens are not counted.
  std::uint8_t line_from_end = 0;    ///< At most 7.
  std::uint8_t line_tokens = 0;      ///< Class of the number of tokens: 1, 2, 3, 4 to 6, 7 or more.
  std::uint8_t since_closing = 0;    ///< Lines since a line with a closing word: 1 to 6; 0: none.
  bool first_of_line = false;
  bool last_of_line = false;
  bool in_greeting = false;  ///< The line begins with a greeting word.
  bool quoted = false;       ///< The line begins with ">" or "|".

  // Evidence from the rest of the document.
  bool also_lower = false;    ///< It occurs in lower case elsewhere.
  bool also_greeted = false;  ///< It occurs in a greeting or below a closing elsewhere.
  bool also_titled = false;   ///< It follows a form of address or a title elsewhere.
  bool also_given = false;    ///< It follows a listed given name elsewhere.
  bool repeated = false;      ///< It occurs elsewhere.
};

/// A span that a rule matched.
struct RuleSpan {
  ByteSpan span;
  std::uint8_t kind = 0;  ///< 2 * category, plus 1 if the rule is sure.
};

/// The views of all tokens. `text` must outlive the result.
std::vector<TokenView> view_tokens(std::string_view text, const Lists& lists,
                                   const Clusters& clusters, const std::vector<RuleSpan>& rules);

}  // namespace pseudo::recognition
