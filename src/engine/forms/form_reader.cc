#include "engine/forms/form_reader.h"

#include <algorithm>
#include <utility>

#include "engine/forms/skeleton_words.h"
#include "text/ascii.h"

namespace pseudo {

using skeleton_words::has_digit;
using skeleton_words::is_digits;
using skeleton_words::slice;
using skeleton_words::without_zeros;

bool FormReader::may_show_form(ByteSpan word) const {
  if (word.size() < 2 || text::is_ascii_digit(text_[word.begin])) {
    return may_begin_name(word) || may_begin_number(word) || may_hold_form(word);
  }
  return index_.all_beginnings_[FormIndex::pair_at(text_, word.begin)] || may_hold_form(word);
}

// Skips the first letter. A number may begin at any digit.
bool FormReader::may_hold_form(ByteSpan word) const {
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
    if (in_.begins_digits(pos)) return true;
  }
  return false;
}

bool FormReader::may_begin_name(ByteSpan word) const {
  const std::string_view bare = without_zeros(slice(text_, word));
  if (bare.size() < 2) {
    return index_.beginnings_.test(32 * FormIndex::low_bits(bare[0]));
  }
  return index_.beginnings_.test(FormIndex::pair_at(bare, 0));
}

bool FormReader::may_begin_number(ByteSpan word) const {
  if (!index_.phones_.empty() && is_digits(slice(text_, word))) return true;
  if (word.size() < 2) return !index_.numbers_.empty() && word.end + 1 < text_.size();
  return index_.number_beginnings_.test(FormIndex::pair_at(text_, word.begin));
}

bool FormReader::may_begin_phrase(ByteSpan word) const {
  return index_.phrase_beginnings_.test(FormIndex::pair_at(text_, word.begin));
}

std::optional<FormReader::Hit> FormReader::hit_at(ByteSpan word) const {
  std::optional<Hit> hit;
  if (may_begin_name(word)) hit = name_at(text_, word);
  if (may_begin_number(word)) {
    std::optional<Hit> number = number_at(word);
    if (number && (!hit || number->span.end > hit->span.end)) hit = std::move(number);
  }
  if (!hit && may_begin_name(word)) hit = divided_at(word);
  return hit ? std::move(hit) : piece_of(word);
}

std::optional<FormReader::Hit> FormReader::piece_of(ByteSpan word) const {
  for (std::size_t pos = word.begin; pos < word.end && pos + 1 < text_.size(); ++pos) {
    const bool is_digit = text::is_ascii_digit(text_[pos]);
    if (!is_digit && pos + 2 >= word.end) continue;
    if (!is_digit && !index_.all_beginnings_[FormIndex::pair_at(text_, pos)]) continue;
    if (auto part = part_at(pos, word.end)) return part;
    if (in_.is_word_begin(pos)) continue;
    if (auto form = inside({pos, word.end})) return form;
  }
  return std::nullopt;
}

std::optional<FormReader::Hit> FormReader::part_at(std::size_t pos, std::size_t word_end) const {
  constexpr std::size_t kShortestInside = 6;  // digits of a number that begins inside a word
  const std::size_t pair = FormIndex::pair_at(text_, pos);
  if (text::is_ascii_digit(text_[pos])) {
    const bool may_begin = index_.number_beginnings_.test(pair) || index_.beginnings_.test(pair) ||
                           text_[pos] == '0' || !index_.phones_.empty();
    return may_begin && in_.begins_digits(pos) ? number_part({pos, word_end}) : std::nullopt;
  }
  if (index_.number_beginnings_.test(pair) && !in_.is_word_begin(pos) &&
      has_digit(text_.substr(pos, std::min(word_end - pos, kLongestNumber)))) {
    if (auto number = number_at({pos, word_end}); number && number->span.size() >= kShortestInside)
      return number;
  }
  if (!index_.beginnings_.test(pair) || !in_.is_border(pos)) return std::nullopt;
  return name_part({pos, word_end});
}

// Matches the digits up to the next letter, and also what follows if the number begins the word.
std::optional<FormReader::Hit> FormReader::number_part(ByteSpan rest) const {
  constexpr std::size_t kShortest = 4;
  ByteSpan part{rest.begin, rest.begin + 1};
  while (part.end < rest.end && text::is_ascii_digit(text_[part.end])) ++part.end;
  const bool is_all = part.end == rest.end && in_.is_word_begin(part.begin);
  if (is_all) return std::nullopt;
  if (part.size() < kShortest) {
    // "Mo3.5."
    auto several = in_.begins_digits(part.begin) ? name_at(text_, part) : std::nullopt;
    return several && several->span.end > part.end ? several : std::nullopt;
  }
  if (auto number = number_at(part)) return number;
  constexpr std::size_t kDay = 8;  // digits: "20150318"
  return part.size() >= kDay ? name_at(text_, part) : std::nullopt;
}

std::optional<FormReader::Hit> FormReader::name_part(ByteSpan rest) const {
  constexpr std::size_t kShortest = 3;
  ByteSpan part{rest.begin, rest.begin + 1};
  const std::size_t most = std::min(rest.end, rest.begin + FormIndex::kLongestWord);
  while (part.end < most && !in_.is_border(part.end)) ++part.end;
  const bool is_all = part.end == rest.end && in_.is_word_begin(part.begin);
  if (is_all || part.size() < kShortest) return std::nullopt;
  return name_at(text_, part);
}

}  // namespace pseudo
