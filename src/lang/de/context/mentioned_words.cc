#include "lang/de/context/mentioned_words.h"

#include <algorithm>

#include "text/chars.h"
#include "text/fold.h"
#include "text/words.h"

namespace pseudo::lang::de {
namespace {

// Looked at one by one, where folding all of them costs more: each look may fold a word.
constexpr std::size_t kFewWords = 32;
constexpr std::size_t kFewBytes = 1024;

// text::fold_key(word) == folded, mostly without making a key: an ASCII letter that no mark follows
// tells words apart.
bool folds_to(std::string_view word, std::string_view folded) {
  const auto is_letter = [&](std::size_t i) {
    return text::ascii::is_letter(static_cast<unsigned char>(word[i]));
  };
  std::size_t i = 0;
  while (i < word.size() && i < folded.size() && is_letter(i) && (word[i] | 0x20) == folded[i]) ++i;
  if (i == word.size()) return i == folded.size();
  const bool mark = i + 1 < word.size() && static_cast<unsigned char>(word[i + 1]) >= 0x80;
  if (is_letter(i) && !mark) return false;
  return text::fold_key(word) == folded;
}

}  // namespace

void MentionedWords::index() {
  indexed_ = true;
  words_.reserve(std::min(2 * mentions_.size(), kFewWords));
  for (const Mention& mention : mentions_) {
    switch (mention.category) {
      case Category::kFamily:
      case Category::kFemale:
      case Category::kMale:
      case Category::kGiven:
      case Category::kPerson:
      case Category::kActor:
      case Category::kCity:
      case Category::kLoc:
      case Category::kOrg:
        break;
      default:
        continue;
    }
    const std::string_view surface = mention.surface;
    for (auto word = text::next_word(surface, 0); word;
         word = text::next_word(surface, word->end)) {
      if (word->size() == surface.size()) break;  // the whole comes below
      words_.push_back({surface.substr(word->begin, word->size()), bit(mention.category)});
    }
    words_.push_back({surface, bit(mention.category)});
  }
  std::size_t bytes = 0;
  for (const Word& word : words_) bytes += word.word.size();
  if (words_.size() > kFewWords || bytes > kFewBytes) number_words();
}

void MentionedWords::number_words() {
  for (const Word& word : words_) {
    const auto [number, is_new] = numbers_.enter(text::fold_key(word.word));
    if (is_new) mentioned_.push_back(0);
    mentioned_[number] |= word.category;
  }
  words_ = {};  // not looked at any more
}

unsigned MentionedWords::categories_of(std::string_view folded) {
  if (!indexed_) index();
  if (!numbers_.empty()) {
    const auto number = numbers_.find(folded);
    return number ? mentioned_[*number] : 0;
  }
  unsigned categories = 0;
  for (const Word& word : words_) {
    if ((word.category & ~categories) != 0 && folds_to(word.word, folded)) {
      categories |= word.category;
    }
  }
  return categories;
}

}  // namespace pseudo::lang::de
