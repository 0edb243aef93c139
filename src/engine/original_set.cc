#include "engine/original_set.h"

#include <algorithm>

#include "text/words.h"

namespace pseudo {
namespace {

// A shorter original would forbid too many names that merely begin like it.
constexpr std::size_t kMinStem = 4;
// Shorter tails meet by chance.
constexpr std::size_t kMinTail = 6;

}  // namespace

std::size_t OriginalSet::shape(std::string_view folded) {
  const auto first = folded.empty() ? 0U : static_cast<unsigned char>(folded.front()) & 31U;
  return first * 32 + std::min<std::size_t>(folded.size(), 31);
}

void OriginalSet::insert(std::string_view folded) {
  shapes_.set(shape(folded));
  keys_.enter(folded);
}

bool OriginalSet::contains(std::string_view folded) const {
  return shapes_.test(shape(folded)) && keys_.contains(folded);
}

bool OriginalSet::shown_in(std::string_view folded) const {
  if (contains(folded)) return true;
  for (auto word = text::next_word(folded, 0); word; word = text::next_word(folded, word->end)) {
    for (std::size_t length = kMinStem; length <= word->size(); ++length) {
      if (contains(folded.substr(word->begin, length))) return true;
    }
    for (std::size_t length = kMinTail; length < word->size(); ++length) {
      if (contains(folded.substr(word->end - length, length))) return true;
    }
  }
  return false;
}

}  // namespace pseudo
