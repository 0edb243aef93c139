#include "lang/de/context/noun_neighbours.h"

#include <string>

#include "lang/common/tokens.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

bool is_adjective(const Grammar& grammar, std::string_view word) {
  if (!grammar.has_adjective_ending(word)) return false;
  const std::string folded = text::fold_key(word);
  return !grammar.determiners.contains(folded) && !grammar.prepositions.contains(folded);
}

}  // namespace

bool noun_follows(const Grammar& grammar, const Neighbours& words, std::size_t byte,
                  bool skip_adjective) {
  const Neighbour right = words.after(byte);
  if (!right || !right.same_line) return false;
  if (right.mention != nullptr && right.mention->category != Category::kOrg) return false;
  if (starts_with_upper(right.word)) return true;
  if (!skip_adjective || !is_adjective(grammar, right.word)) return false;
  const Neighbour second = words.after(right.span.end);
  return second && second.same_line && second.mention == nullptr && starts_with_upper(second.word);
}

bool noun_precedes(const Grammar& grammar, const Neighbours& words, std::size_t byte) {
  const Neighbour left = words.before(byte);
  if (!left || !left.same_line || left.mention != nullptr || left.word.ends_with('.')) return false;
  if (!starts_with_upper(left.word) || grammar.address_words.contains(text::fold_key(left.word))) {
    return false;
  }
  return static_cast<bool>(words.before(left.span.begin));
}

}  // namespace pseudo::lang::de
