#include <algorithm>
#include <string>
#include <utility>

#include "engine/forms/form_search.h"
#include "engine/forms/skeleton_words.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo {

using skeleton_words::next_word;
using skeleton_words::slice;

void FormSearch::search_line_breaks() {
  for (const text::LineBreak& at : in_.line_breaks()) search_line_break(at, true);
  for (const text::LineBreak& at : in_.line_ends()) search_line_break(at, false);
}

// Joins the last word of a line and the first word of the next.
void FormSearch::search_line_break(const text::LineBreak& at, bool has_hyphen) {
  const ByteSpan left = in_.word_ending_at(at.left_end, FormIndex::kLongestWord);
  const auto right = next_word(text_, at.right_begin);
  if (!right || right->begin != at.right_begin) return;
  if (left.size() + right->size() > FormIndex::kLongestWord) return;
  const bool may_be_name = left.size() == 1 || reader_.may_begin_name(left);
  const bool may_be_in_phrase = left.size() == 1 || reader_.may_begin_phrase(left);
  if (!may_be_name && !may_be_in_phrase) return;
  if (!has_hyphen && !may_go_on(left, *right)) return;
  if (may_be_in_phrase) search_phrases(left, *right, has_hyphen);
  if (may_be_name) search_divided(left, *right, has_hyphen);
}

void FormSearch::search_divided(ByteSpan left, ByteSpan right, bool has_hyphen) {
  const std::string joined = std::string(slice(text_, left)).append(slice(text_, right));
  auto hit = reader_.name_at(joined, {0, joined.size()});
  if (!hit || hit->span.end <= left.size()) return;
  // "Huber" and "in" are not "Huberin".
  if (!has_hyphen && hit->key.size() <= std::max(left.size(), FormIndex::kInside - 1)) return;
  hit->span = {left.begin, right.begin + (hit->span.end - left.size())};
  if (!has_hyphen) hit->gap = in_.gap_between(left, right);
  add(*std::move(hit));
  may_overlap_ = true;
}

// Without a hyphen, a word may continue if the next line begins with a lower case letter, or if
// both parts are in capitals.
bool FormSearch::may_go_on(ByteSpan left, ByteSpan right) const {
  std::size_t at = in_.position(right.begin);
  if (text::is_lower(text::next(in_.source(), at))) return true;
  return left.size() > 1 && right.size() > 1 && in_.is_in_capitals(left) &&
         in_.is_in_capitals(right);
}

// Finds forms of several words that contain a divided word: "Bad Zwies-" and "ling".
void FormSearch::search_phrases(ByteSpan left, ByteSpan right, bool has_hyphen) {
  constexpr std::size_t kAround = 64;  // bytes on each side
  std::size_t begin = left.begin - std::min(left.begin, kAround);
  if (begin > 0) begin = text_.find(' ', begin);
  std::size_t end = std::min(text_.size(), right.end + kAround);
  if (end < text_.size()) end = std::max(text_.rfind(' ', end), right.end);
  text::Assembled joined;
  append(joined, {begin, left.end});
  const std::size_t join = joined.text().size();
  append(joined, {right.begin, end});
  FormSearch search(index_, joined.text());
  search.run_within_lines();
  std::vector<FormIndex::Match> found = std::move(search).found();
  const std::size_t word_end = join + in_.source_of(right).size();
  std::erase_if(found, [&](const FormIndex::Match& match) {
    if (match.span.begin >= join || match.span.end <= join) return true;
    if (has_hyphen) return false;
    // "Eva Huber" and "in" are not "Eva Huberin".
    const std::size_t blank = match.key.rfind(' ');
    return blank == std::string::npos ||
           (match.span.end == word_end && match.key.size() - blank - 1 <= left.size());
  });
  if (!has_hyphen) {
    for (FormIndex::Match& match : found) match.gap = in_.gap_between(left, right);
  }
  add_found(joined, std::move(found));
}

}  // namespace pseudo
