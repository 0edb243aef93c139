// What is known about each token before features are made from it.
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
  std::uint64_t word = 0;   ///< Hash of the word, or of the class of a number.
  std::uint64_t shape = 0;  ///< "Xxx", "dd", the sign itself.
  ListBits lists = 0;
  std::uint16_t cluster = 0;
  std::uint8_t rule = 0;  ///< RuleSpan::kind + 1; 0: no rule found anything.
  bool rule_begins = false;

  // Layout. Lines are those of the text; a paragraph ends at an empty line.
  std::uint8_t line_from_start = 0;  ///< At most 5; lines without tokens do not count.
  std::uint8_t line_from_end = 0;    ///< At most 7.
  std::uint8_t line_tokens = 0;      ///< Class of the number of tokens: 1, 2, 3, 4 to 6, 7 or more.
  std::uint8_t since_closing = 0;    ///< Lines since one with a word of closing: 1 to 6; 0: none.
  bool first_of_line = false;
  bool last_of_line = false;
  bool in_greeting = false;  ///< The line begins with a word of greeting.
  bool quoted = false;       ///< The line begins with ">" or "|".

  // What the rest of the document shows about the word.
  bool also_lower = false;    ///< Elsewhere it is in small letters.
  bool also_greeted = false;  ///< Elsewhere it is in a greeting or below a closing.
  bool also_titled = false;   ///< It follows a form of address or a title elsewhere.
  bool also_given = false;    ///< It follows a given name of the lists elsewhere.
  bool repeated = false;      ///< It occurs elsewhere.
};

/// A stretch that a rule found.
struct RuleSpan {
  ByteSpan span;
  std::uint8_t kind = 0;  ///< 2 * category, and 1 more if the rule is sure.
};

/// All tokens of a text. The views live as long as the text.
std::vector<TokenView> look_at(std::string_view text, const Lists& lists, const Clusters& clusters,
                               const std::vector<RuleSpan>& rules);

}  // namespace pseudo::recognition
