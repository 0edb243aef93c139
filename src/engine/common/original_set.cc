#include "engine/common/original_set.h"

#include "text/skeleton.h"
#include "text/words.h"

namespace pseudo {
namespace {

// Shorter originals would exclude too many names that merely begin alike.
constexpr std::size_t kMinStem = 4;
// Shorter endings often coincide by chance.
constexpr std::size_t kMinTail = 6;

}  // namespace

bool OriginalSet::is_listed_without_accents(std::string_view folded) const {
  const auto is_accented = [](char c) { return static_cast<unsigned char>(c) >= 0x80; };
  return std::ranges::any_of(folded, is_accented) && listed_->contains(text::skeleton_key(folded));
}

bool OriginalSet::shown_in(std::string_view folded) const {
  const auto holds = [&](std::string_view key) { return contains(key) || is_listed(key); };
  if (holds(folded)) return true;
  for (auto word = text::next_word(folded, 0); word; word = text::next_word(folded, word->end)) {
    for (std::size_t length = kMinStem; length <= word->size(); ++length) {
      if (holds(folded.substr(word->begin, length))) return true;
    }
    for (std::size_t length = kMinTail; length < word->size(); ++length) {
      if (holds(folded.substr(word->end - length, length))) return true;
    }
  }
  return false;
}

}  // namespace pseudo
