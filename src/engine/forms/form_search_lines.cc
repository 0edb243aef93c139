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
  for (const text::LineBreak& at : skeleton_.line_breaks()) search_line_break(at, true);
  for (const text::LineBreak& at : skeleton_.line_ends()) search_line_break(at, false);
}

// Joins the last word of a line and the first word of the next.
void FormSearch::search_line_break(const text::LineBreak& at, bool has_hyphen) {
  const ByteSpan left = word_ending_at(at.left_end);
  const auto right = next_word(text_, at.right_begin);
  if (!right || right->begin != at.right_begin) return;
  if (left.size() + right->size() > FormIndex::kLongestWord) return;
  const bool may_be_name = left.size() == 1 || may_begin_name(left);
  const bool may_be_in_phrase =
      left.size() == 1 || index_.phrase_beginnings_.test(FormIndex::pair_at(text_, left.begin));
  if (!may_be_name && !may_be_in_phrase) return;
  if (!has_hyphen && !may_go_on(left, *right)) return;
  if (may_be_in_phrase) search_phrases(left, *right, has_hyphen);
  if (may_be_name) search_divided(left, *right, has_hyphen);
}

ByteSpan FormSearch::word_ending_at(std::size_t end) const {
  ByteSpan word{end, end};
  while (word.begin > 0 && word.size() <= FormIndex::kLongestWord && text_[word.begin - 1] != ' ') {
    --word.begin;
  }
  return word;
}

void FormSearch::search_divided(ByteSpan left, ByteSpan right, bool has_hyphen) {
  const std::string joined = std::string(slice(text_, left)).append(slice(text_, right));
  auto hit = name_at(joined, {0, joined.size()});
  if (!hit || hit->span.end <= left.size()) return;
  // "Huber" and "in" are not "Huberin".
  if (!has_hyphen && hit->key.size() <= std::max(left.size(), FormIndex::kInside - 1)) return;
  hit->span = {left.begin, right.begin + (hit->span.end - left.size())};
  if (!has_hyphen) hit->gap = gap_between(left, right);
  add(*std::move(hit));
  may_overlap_ = true;
}

// Without a hyphen, a word may continue if the next line begins with a lower case letter, or if
// both parts are in capitals.
bool FormSearch::may_go_on(ByteSpan left, ByteSpan right) const {
  std::size_t at = skeleton_.source(right.begin);
  if (text::is_lower(text::next(source_, at))) return true;
  return left.size() > 1 && right.size() > 1 && is_in_capitals(left) && is_in_capitals(right);
}

bool FormSearch::is_in_capitals(ByteSpan word) const {
  const std::string_view written = slice(source_, source_of(word));
  for (std::size_t pos = 0; pos < written.size();) {
    if (!text::is_upper(text::next(written, pos))) return false;
  }
  return true;
}

// Finds forms of several words that contain a divided word: "Bad Zwies-" and "ling".
void FormSearch::search_phrases(ByteSpan left, ByteSpan right, bool has_hyphen) {
  constexpr std::size_t kAround = 64;  // bytes on each side
  std::size_t begin = left.begin - std::min(left.begin, kAround);
  if (begin > 0) begin = text_.find(' ', begin);
  std::size_t end = std::min(text_.size(), right.end + kAround);
  if (end < text_.size()) end = std::max(text_.rfind(' ', end), right.end);
  text::Assembled joined;
  const auto append = [&](ByteSpan span) {
    const ByteSpan source = source_of(span);
    joined.append(slice(source_, source), source);
  };
  append({begin, left.end});
  const std::size_t join = joined.text().size();
  append({right.begin, end});
  FormSearch search(index_, joined.text());
  search.run_within_lines();
  std::vector<FormIndex::Match> found = std::move(search).found();
  const std::size_t word_end = join + source_of(right).size();
  std::erase_if(found, [&](const FormIndex::Match& match) {
    if (match.span.begin >= join || match.span.end <= join) return true;
    if (has_hyphen) return false;
    // "Eva Huber" and "in" are not "Eva Huberin".
    const std::size_t blank = match.key.rfind(' ');
    return blank == std::string::npos ||
           (match.span.end == word_end && match.key.size() - blank - 1 <= left.size());
  });
  if (!has_hyphen) {
    for (FormIndex::Match& match : found) match.gap = gap_between(left, right);
  }
  add_found(joined, std::move(found));
}

ByteSpan FormSearch::gap_between(ByteSpan left, ByteSpan right) const {
  return {skeleton_.source(left.end), skeleton_.source(right.begin)};
}

}  // namespace pseudo
