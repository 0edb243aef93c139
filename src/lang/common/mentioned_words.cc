#include "lang/common/mentioned_words.h"

#include <algorithm>

#include "text/chars.h"
#include "text/fold.h"
#include "text/words.h"

namespace pseudo::lang {
namespace {

// Up to this many words are compared one by one, since folding all of them would cost more.
constexpr std::size_t kFewWords = 32;
constexpr std::size_t kFewBytes = 1024;

// Returns text::fold_key(word) == folded. Avoids folding in most cases: words differ if they differ
// in an ASCII letter that no combining mark follows.
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

bool may_hold_names(Category category) {
  switch (category) {
    case Category::kFamily:
    case Category::kFemale:
    case Category::kMale:
    case Category::kGiven:
    case Category::kPerson:
    case Category::kActor:
    case Category::kCity:
    case Category::kLoc:
    case Category::kOrg:
      return true;
    default:
      return false;
  }
}

}  // namespace

MentionedWords::Index MentionedWords::make_index() const {
  Index index;
  index.words.reserve(std::min(2 * mentions_.size(), kFewWords));
  std::size_t bytes = 0;
  const auto add = [&](std::string_view word, Category category) {
    index.words.push_back({word, bit(category)});
    bytes += word.size();
  };
  for (const Mention& mention : mentions_) {
    if (!may_hold_names(mention.category)) continue;
    const std::string_view surface = mention.surface;
    for (auto word = text::next_word(surface, 0); word;
         word = text::next_word(surface, word->end)) {
      if (word->size() == surface.size()) break;  // the surface is added below
      add(surface.substr(word->begin, word->size()), mention.category);
    }
    add(surface, mention.category);
  }
  if (index.words.size() > kFewWords || bytes > kFewBytes) number_words(index);
  return index;
}

void MentionedWords::number_words(Index& index) {
  for (const Word& word : index.words) {
    const auto [number, is_new] = index.numbers.enter(text::fold_key(word.word));
    if (is_new) index.categories.push_back(0);
    index.categories[number] |= word.category;
  }
  index.words = {};
}

unsigned MentionedWords::categories_of(std::string_view folded) const {
  if (!index_) index_ = make_index();
  if (!index_->numbers.empty()) {
    const auto number = index_->numbers.find(folded);
    return number ? index_->categories[*number] : 0;
  }
  unsigned categories = 0;
  for (const Word& word : index_->words) {
    if ((word.category & ~categories) != 0 && folds_to(word.word, folded)) {
      categories |= word.category;
    }
  }
  return categories;
}

bool is_mentioned_as(const MentionedWords& words, Category category, std::string_view folded) {
  const unsigned categories = words.categories_of(folded);
  for (std::optional<Category> node = category; node; node = parent(*node)) {
    if (categories & bit(*node)) return true;
  }
  return false;
}

}  // namespace pseudo::lang
