#include "engine/forms/form_search.h"

#include <algorithm>
#include <utility>

#include "engine/forms/skeleton_words.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo {

using skeleton_words::has_digit;
using skeleton_words::is_digits;
using skeleton_words::next_word;
using skeleton_words::slice;
using skeleton_words::without_zeros;

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
    const auto end = may_show_form(*word) ? look_at(*word) : look_for_altered(*word);
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

bool FormSearch::may_show_form(ByteSpan word) const {
  if (word.size() < 2 || text::is_ascii_digit(text_[word.begin])) {
    return may_begin_name(word) || may_begin_number(word) || may_hold_form(word);
  }
  return index_.all_beginnings_[FormIndex::pair_at(text_, word.begin)] || may_hold_form(word);
}

// Skips the first letter. A number may begin at any digit.
bool FormSearch::may_hold_form(ByteSpan word) const {
  if (word.size() < 3) return false;
  std::size_t pair = FormIndex::low_bits(text_[word.begin + 1]);
  for (std::size_t pos = word.begin + 2; pos < word.end; ++pos) {
    pair = FormIndex::next_pair(pair, text_[pos]);
    if (index_.all_beginnings_[pair]) return true;
  }
  if (text::is_ascii_digit(text_[word.end - 1]) && word.end < text_.size()) {
    // "Mo3" before a blank
    if (index_.all_beginnings_[FormIndex::pair_at(text_, word.end - 1)]) return true;
  }
  if (index_.phones_.empty()) return false;
  for (std::size_t pos = word.begin + 1; pos + 1 < word.end; ++pos) {
    if (begins_digits(pos)) return true;
  }
  return false;
}

// Searches for all forms that begin in a word. Returns the end of the match.
std::optional<std::size_t> FormSearch::look_at(ByteSpan word) {
  std::optional<Hit> hit;
  if (may_begin_name(word)) hit = name_at(text_, word);
  if (may_begin_number(word)) {
    std::optional<Hit> number = number_at(word);
    if (number && (!hit || number->span.end > hit->span.end)) hit = std::move(number);
  }
  if (!hit && may_begin_name(word)) hit = divided_at(word);
  if (!hit) hit = piece_of(word);
  if (!hit) return look_for_altered(word);
  std::size_t end = 0;
  for (; hit; hit = piece_of({end, word.end})) {
    end = hit->span.end;
    add(*std::move(hit));
    if (end >= word.end) break;
  }
  return std::max(end, word.end);
}

// Searches for abbreviated names, names with digits as letters, names with letters repeated for
// emphasis, and misspelled names.
std::optional<std::size_t> FormSearch::look_for_altered(ByteSpan word) {
  std::optional<Hit> hit = clipped_at(word);
  if (!hit && word.size() < kShortestAltered) return std::nullopt;
  if (!hit) hit = in_digits_at(word);
  if (!hit) hit = lengthened_at(word);
  if (!hit && !index_.near_.empty()) hit = near_at(word);
  if (!hit) return std::nullopt;
  add(*std::move(hit));
  return word.end;
}

// Returns the first form that is only a part of the word: a part between capitals or digits
// ("EvaHuber", "PLZ9020"), or a long form at any position.
std::optional<FormSearch::Hit> FormSearch::piece_of(ByteSpan word) const {
  for (std::size_t pos = word.begin; pos < word.end && pos + 1 < text_.size(); ++pos) {
    const bool is_digit = text::is_ascii_digit(text_[pos]);
    if (!is_digit && pos + 2 >= word.end) continue;
    if (!is_digit && !index_.all_beginnings_[FormIndex::pair_at(text_, pos)]) continue;
    if (auto part = part_at(pos, word.end)) return part;
    if (is_word_begin(pos)) continue;
    if (auto form = inside({pos, word.end})) return form;
  }
  return std::nullopt;
}

std::optional<FormSearch::Hit> FormSearch::part_at(std::size_t pos, std::size_t word_end) const {
  constexpr std::size_t kShortestInside = 6;  // digits of a number that begins inside a word
  const std::size_t pair = FormIndex::pair_at(text_, pos);
  if (text::is_ascii_digit(text_[pos])) {
    const bool may_begin = index_.number_beginnings_.test(pair) || index_.beginnings_.test(pair) ||
                           text_[pos] == '0' || !index_.phones_.empty();
    return may_begin && begins_digits(pos) ? number_part({pos, word_end}) : std::nullopt;
  }
  if (index_.number_beginnings_.test(pair) && !is_word_begin(pos) &&
      has_digit(text_.substr(pos, std::min(word_end - pos, kLongestNumber)))) {
    if (auto number = number_at({pos, word_end}); number && number->span.size() >= kShortestInside)
      return number;
  }
  if (!index_.beginnings_.test(pair) || !is_border(pos)) return std::nullopt;
  return name_part({pos, word_end});
}

// Matches the digits up to the next letter, and also what follows if the number begins the word.
std::optional<FormSearch::Hit> FormSearch::number_part(ByteSpan rest) const {
  constexpr std::size_t kShortest = 4;
  ByteSpan part{rest.begin, rest.begin + 1};
  while (part.end < rest.end && text::is_ascii_digit(text_[part.end])) ++part.end;
  const bool is_all = part.end == rest.end && is_word_begin(part.begin);
  if (is_all) return std::nullopt;
  if (part.size() < kShortest) {
    // "Mo3.5."
    auto several = begins_digits(part.begin) ? name_at(text_, part) : std::nullopt;
    return several && several->span.end > part.end ? several : std::nullopt;
  }
  if (auto number = number_at(part)) return number;
  constexpr std::size_t kDay = 8;  // digits: "20150318"
  return part.size() >= kDay ? name_at(text_, part) : std::nullopt;
}

std::optional<FormSearch::Hit> FormSearch::name_part(ByteSpan rest) const {
  constexpr std::size_t kShortest = 3;
  ByteSpan part{rest.begin, rest.begin + 1};
  const std::size_t most = std::min(rest.end, rest.begin + FormIndex::kLongestWord);
  while (part.end < most && !is_border(part.end)) ++part.end;
  const bool is_all = part.end == rest.end && is_word_begin(part.begin);
  if (is_all || part.size() < kShortest) return std::nullopt;
  return name_at(text_, part);
}

bool FormSearch::is_word_begin(std::size_t pos) const { return pos == 0 || text_[pos - 1] == ' '; }

bool FormSearch::begins_digits(std::size_t pos) const {
  return text::is_ascii_digit(text_[pos]) && (pos == 0 || !text::is_ascii_digit(text_[pos - 1]));
}

// True at the beginning of a word, between letters and digits, and between a small letter and a
// capital.
bool FormSearch::is_border(std::size_t pos) const {
  if (is_word_begin(pos)) return true;
  if (text::is_ascii_digit(text_[pos]) != text::is_ascii_digit(text_[pos - 1])) return true;
  const std::size_t at = skeleton_.source(pos);
  if (at == 0 || at >= source_.size() || !text::is_boundary(source_, at)) return false;
  std::size_t before = at;
  std::size_t after = at;
  return text::is_upper(text::next(source_, after)) &&
         text::is_lower(text::previous(source_, before));
}

void FormSearch::add(Hit hit) {
  ByteSpan source = source_of(hit.span);
  if (hit.has_plus) --source.begin;
  const auto follows = [&](char c) {
    return source.end < source_.size() && source_[source.end] == c;
  };
  if (hit.takes_dot && follows('.')) ++source.end;
  if (hit.takes_apostrophe) source.end += apostrophe_behind(source);
  // The closing bracket belongs to the match: "Halle (Saale)".
  const std::string_view found = slice(source_, source);
  if (follows(')') && found.find('(') != std::string_view::npos && !found.ends_with(')')) {
    ++source.end;
  }
  found_.push_back({source, hit.owner, std::move(hit.key), hit.is_near, hit.is_clipped, hit.gap});
}

// Returns the length of an apostrophe in bytes if a blank and a word follow, and no earlier
// apostrophe in the line may open a quotation; otherwise 0.
std::size_t FormSearch::apostrophe_behind(ByteSpan source) const {
  constexpr std::string_view kCurved = "\u2019";
  const std::string_view rest = source_.substr(source.end);
  const std::string_view sign = rest.starts_with('\'') ? "'" : kCurved;
  if (!rest.starts_with(sign) || rest.size() < sign.size() + 2 || rest[sign.size()] != ' ')
    return 0;
  std::size_t next = sign.size() + 1;
  if (!text::is_letter(text::next(rest, next))) return 0;
  constexpr std::size_t kReach = 512;  // bytes; keeps searches from many words of one line linear
  std::size_t first = source.begin - std::min(source.begin, kReach);
  while (!text::is_boundary(source_, first)) --first;
  std::string_view before = slice(source_, {first, source.end});
  before.remove_prefix(before.rfind('\n', source.begin - first) + 1);  // npos + 1 is 0
  for (std::size_t at = before.find(sign); at != std::string_view::npos;
       at = before.find(sign, at + sign.size())) {
    std::size_t end = at;
    if (at == 0 || !text::is_letter(text::previous(before, end))) return 0;
  }
  return sign.size();
}

bool FormSearch::has_plus(std::size_t begin) const {
  const std::size_t source = skeleton_.source(begin);
  return source > 0 && source_[source - 1] == '+';
}

// Extends the span to whole code points: a form may begin inside a letter that the skeleton spells
// out.
ByteSpan FormSearch::source_of(ByteSpan span) const {
  ByteSpan source{skeleton_.source(span.begin), skeleton_.source(span.end)};
  while (!text::is_boundary(source_, source.begin)) --source.begin;
  while (!text::is_boundary(source_, source.end)) ++source.end;
  return source;
}

bool FormSearch::may_begin_name(ByteSpan word) const {
  const std::string_view bare = without_zeros(slice(text_, word));
  if (bare.size() < 2) {
    return index_.beginnings_.test(32 * FormIndex::low_bits(bare[0]));
  }
  return index_.beginnings_.test(FormIndex::pair_at(bare, 0));
}

bool FormSearch::may_begin_number(ByteSpan word) const {
  if (!index_.phones_.empty() && is_digits(slice(text_, word))) return true;
  if (word.size() < 2) return !index_.numbers_.empty() && word.end + 1 < text_.size();
  return index_.number_beginnings_.test(FormIndex::pair_at(text_, word.begin));
}

}  // namespace pseudo
