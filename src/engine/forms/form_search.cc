#include "engine/forms/form_search.h"

#include <algorithm>
#include <utility>

#include "engine/forms/skeleton_words.h"

namespace pseudo {

using skeleton_words::next_word;
using skeleton_words::slice;

inline void FormSearch::SpacedLetters::see(ByteSpan word) {
  constexpr std::size_t kLongest = 2;  // bytes: a letter, or an umlaut written as two letters
  constexpr std::size_t kFewest = 3;   // letters
  in_row = word.size() > kLongest ? 0 : in_row + 1;
  may_be = may_be || in_row >= kFewest;
}

void FormSearch::run() {
  run_within_lines();
  search_line_breaks();
}

void FormSearch::run_within_lines() {
  SpacedLetters spaced;
  for (auto word = next_word(text_, 0); word;) {
    spaced.see(*word);
    const auto end = look_at(*word);
    if (end && *end > word->end) spaced.may_be = true;  // the match skips further words
    word = next_word(text_, end.value_or(word->end));
  }
  if (spaced.may_be) search_spaced_letters();
}

void FormSearch::add_found(const text::Assembled& other, std::vector<FormIndex::Match> matches) {
  for (FormIndex::Match& match : matches) {
    match.span = other.source(match.span);
    found_.push_back(std::move(match));
    may_overlap_ = true;
  }
}

std::vector<FormIndex::Match> FormSearch::found() && {
  if (may_overlap_) keep_longest();
  return std::move(found_);
}

// Adds all forms that begin in a word, or the altered form there. Returns the end of the match.
std::optional<std::size_t> FormSearch::look_at(ByteSpan word) {
  auto hit = reader_.may_show_form(word) ? reader_.hit_at(word) : std::nullopt;
  if (!hit) {
    if (auto altered = reader_.altered_at(word)) {
      add(*std::move(altered));
      return word.end;
    }
    return std::nullopt;
  }
  std::size_t end = 0;
  for (; hit; hit = reader_.piece_of({end, word.end})) {
    end = hit->span.end;
    add(*std::move(hit));
    if (end >= word.end) break;
  }
  return std::max(end, word.end);
}

void FormSearch::add(FormReader::Hit hit) {
  ByteSpan source = in_.source_of(hit.span);
  if (hit.has_plus) --source.begin;
  const auto follows = [&](char c) {
    return source.end < in_.source().size() && in_.source()[source.end] == c;
  };
  if (hit.takes_dot && follows('.')) ++source.end;
  if (hit.takes_apostrophe) source.end += in_.apostrophe_behind(source);
  // The closing bracket belongs to the match: "Halle (Saale)".
  const std::string_view found = slice(in_.source(), source);
  if (follows(')') && found.find('(') != std::string_view::npos && !found.ends_with(')')) {
    ++source.end;
  }
  found_.push_back({source, hit.owner, std::move(hit.key), hit.is_near, hit.is_clipped, hit.gap});
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
    const bool is_next =
        !letters.empty() && in_.is_gap_of_letters({letters.back().end, word->begin});
    if (!is_next) search();
    if (in_.is_one_letter(*word)) {
      letters.push_back(*word);
    } else {
      search();
    }
  }
  search();
}

void FormSearch::append(text::Assembled& joined, ByteSpan span) const {
  const ByteSpan source = in_.source_of(span);
  joined.append(slice(in_.source(), source), source);
}

void FormSearch::search_joined(std::span<const ByteSpan> letters) {
  text::Assembled joined;
  std::size_t end = letters.front().begin;
  for (const ByteSpan& letter : letters) {
    if (letter.begin > end + 1) joined.append(" ", in_.source_of({end, letter.begin}));
    end = letter.end;
    append(joined, letter);
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
