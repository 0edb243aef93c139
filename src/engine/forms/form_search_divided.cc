#include "engine/forms/form_search.h"

#include <algorithm>
#include <utility>

#include "engine/forms/skeleton_words.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo {

using skeleton_words::next_word;
using skeleton_words::slice;

// True for one sign, or up to three blanks.
bool FormSearch::is_gap_of_letters(ByteSpan gap) const {
  constexpr std::size_t kWidest = 3;
  if (gap.size() <= 1) return true;
  return gap.size() <= kWidest &&
         slice(source_, source_of(gap)).find_first_not_of(' ') == std::string_view::npos;
}

// Finds words with spaced letters: "H u b e r" (one sign between letters), "E v a   H u b e r"
// (more than one between words).
void FormSearch::search_spaced_letters() {
  constexpr std::size_t kFewest = 3;
  std::vector<ByteSpan> letters;
  const auto search = [&] {
    if (letters.size() >= kFewest) search_joined(letters);
    letters.clear();
  };
  for (auto word = next_word(text_, 0); word; word = next_word(text_, word->end)) {
    const bool is_next = !letters.empty() && is_gap_of_letters({letters.back().end, word->begin});
    if (!is_next) search();
    if (is_one_letter(*word)) {
      letters.push_back(*word);
    } else {
      search();
    }
  }
  search();
}

// True for one letter, or two bytes that transcribe an umlaut.
bool FormSearch::is_one_letter(ByteSpan word) const {
  if (word.size() > 2 || text::is_ascii_digit(text_[word.begin])) return false;
  if (word.size() == 1) return true;
  const std::string_view written = slice(source_, source_of(word));
  std::size_t letters = 0;
  for (std::size_t pos = 0; pos < written.size();) {
    letters += text::is_mark(text::next(written, pos)) ? 0U : 1U;
  }
  return letters == 1;
}

void FormSearch::search_joined(std::span<const ByteSpan> letters) {
  text::Assembled joined;
  std::size_t end = letters.front().begin;
  for (const ByteSpan& letter : letters) {
    if (letter.begin > end + 1) joined.append(" ", source_of({end, letter.begin}));
    end = letter.end;
    const ByteSpan source = source_of(letter);
    joined.append(slice(source_, source), source);
  }
  FormSearch search(index_, joined.text());
  search.run();
  add_found(joined, std::move(search).found());
}

// Removes overlapping matches, such as the halves of a divided word.
void FormSearch::keep_longest() {
  std::ranges::stable_sort(found_, {},
                           [](const FormIndex::Match& match) { return match.span.begin; });
  std::vector<FormIndex::Match> kept;
  for (FormIndex::Match& match : found_) {
    if (kept.empty() || !kept.back().span.overlaps(match.span)) {
      kept.push_back(std::move(match));
    } else if (match.span.size() > kept.back().span.size()) {
      kept.back() = std::move(match);
    }
  }
  found_ = std::move(kept);
}

}  // namespace pseudo
