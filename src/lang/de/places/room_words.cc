#include "lang/de/places/room_words.h"

namespace pseudo::lang::de {

std::size_t room_words_at_begin(const Grammar& grammar, const Tokens& tokens) {
  std::size_t count = 0;
  while (count < tokens.size()) {
    const Token& token = tokens[count];
    const bool dotted = token.dot && grammar.room_words.contains(token.folded + ".");
    if (!dotted && !grammar.room_words.contains(token.folded)) break;
    ++count;
  }
  return count;
}

}  // namespace pseudo::lang::de
