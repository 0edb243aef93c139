#include "engine/common/alike_words.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "text/fold.h"
#include "text/words.h"

namespace pseudo {
namespace {

using Words = std::vector<std::string>;

Words words_of(std::string_view text) {
  constexpr std::size_t kMostWords = 16;
  const std::string folded = text::fold_key(text);
  Words words;
  for (auto word = text::next_word(folded, 0); word && words.size() < kMostWords;
       word = text::next_word(folded, word->end)) {
    words.push_back(folded.substr(word->begin, word->size()));
  }
  return words;
}

// The words of the surrogate that are not in the original.
Words own_words(const ShownWords& name) {
  Words words = words_of(name.shown);
  const Words old = words_of(name.original);
  std::erase_if(words,
                [&](const std::string& word) { return std::ranges::find(old, word) != old.end(); });
  return words;
}

// Drops articles and prepositions, which vary with the context.
Words long_words(Words words) {
  constexpr std::size_t kShortest = 4;  // letters
  std::erase_if(words, [](const std::string& word) { return word.size() < kShortest; });
  return words;
}

bool is_alike(std::string_view a, std::string_view b) {
  constexpr std::size_t kAlike = 3;  // letters
  const std::size_t size = std::min({kAlike, a.size(), b.size()});
  return a.substr(0, size) == b.substr(0, size);
}

bool has_alike(const Words& words, std::string_view word) {
  return std::ranges::any_of(words, [&](std::string_view other) { return is_alike(word, other); });
}

}  // namespace

bool share_a_beginning(const ShownWords& a, const ShownWords& b) {
  const Words of_a = own_words(a);
  const Words of_b = own_words(b);
  if (of_a.empty() || of_b.empty()) return true;
  return std::ranges::any_of(of_a, [&](std::string_view word) { return has_alike(of_b, word); });
}

bool begin_alike(const ShownWords& a, const ShownWords& b) {
  const Words of_a = long_words(own_words(a));
  const Words of_b = long_words(own_words(b));
  if (of_a.empty() || of_b.empty()) return share_a_beginning(a, b);
  const auto in_b = [&](std::string_view word) { return has_alike(of_b, word); };
  const auto in_a = [&](std::string_view word) { return has_alike(of_a, word); };
  return std::ranges::all_of(of_a, in_b) && std::ranges::all_of(of_b, in_a);
}

}  // namespace pseudo
