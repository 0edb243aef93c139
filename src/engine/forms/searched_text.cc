#include "engine/forms/searched_text.h"

#include <algorithm>

#include "engine/forms/skeleton_words.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo {

using skeleton_words::has_digit;
using skeleton_words::next_word;
using skeleton_words::next_word_within;
using skeleton_words::slice;

namespace {

constexpr std::string_view kPhraseEnds = ",;:!?";

}  // namespace

// Extends the span to whole code points: a form may begin inside a letter that the skeleton spells
// out.
ByteSpan SearchedText::source_of(ByteSpan span) const {
  ByteSpan source{skeleton_.source(span.begin), skeleton_.source(span.end)};
  while (!text::is_boundary(source_, source.begin)) --source.begin;
  while (!text::is_boundary(source_, source.end)) ++source.end;
  return source;
}

ByteSpan SearchedText::gap_between(ByteSpan left, ByteSpan right) const {
  return {skeleton_.source(left.end), skeleton_.source(right.begin)};
}

std::string_view SearchedText::signs_in(ByteSpan gap) const {
  return slice(source_, source_of(gap));
}

bool SearchedText::is_narrow(ByteSpan gap, std::size_t widest) const {
  if (gap.size() <= widest) return true;
  if (gap.size() > kWidestLineEnd) return false;
  static constexpr std::string_view kBlanks = " \t\r\n>|";
  const std::string_view signs = signs_in(gap);
  const auto others = std::ranges::count_if(
      signs, [](char c) { return kBlanks.find(c) == std::string_view::npos; });
  const auto lines = std::ranges::count(signs, '\n');
  return lines > 0 && lines <= 2 && static_cast<std::size_t>(others) <= widest;
}

// True for one sign, or up to three blanks.
bool SearchedText::is_gap_of_letters(ByteSpan gap) const {
  constexpr std::size_t kWidest = 3;
  if (gap.size() <= 1) return true;
  return gap.size() <= kWidest &&
         slice(source_, source_of(gap)).find_first_not_of(' ') == std::string_view::npos;
}

// Words separated by a comma are not a form of several words, except names in inverted order.
bool SearchedText::ends_phrase(ByteSpan gap) const {
  const std::string_view signs = signs_in(gap);
  // Inside a word: in a password, or as a substitute for an unencodable letter.
  if (signs == "?" || signs == "!" || signs == ";" || signs == ":") return false;
  return signs.find_first_of(kPhraseEnds) != std::string_view::npos;
}

bool SearchedText::is_comma(ByteSpan gap) const {
  const std::string_view signs = signs_in(gap);
  const std::size_t comma = signs.find(',');
  return comma == signs.find_first_of(kPhraseEnds) &&
         signs.find_first_of(kPhraseEnds, comma + 1) == std::string_view::npos;
}

// True for "des Hotels. Zur Post". Abbreviations such as "St. Josef" do not end a sentence.
bool SearchedText::ends_sentence(ByteSpan before, ByteSpan next) const {
  constexpr std::size_t kLongestAbbreviation = 4;  // letters
  if (before.size() <= kLongestAbbreviation || has_digit(slice(text_, before))) return false;
  const std::string_view signs = signs_in({before.end, next.begin});
  const bool has_end = signs.size() > 1 && signs[0] == '.' && text::is_ascii_space(signs[1]);
  std::size_t at = skeleton_.source(next.begin);
  return has_end && at < source_.size() && text::is_upper(text::next(source_, at));
}

// True for a dot that ends a sentence, not an abbreviation: "Huber. Eva", but not "E. Huber" or "v.
// d. Heide".
bool SearchedText::is_full_stop(ByteSpan gap) const {
  constexpr std::size_t kShortest = 3;  // letters before it
  if (!signs_in(gap).starts_with(". ")) return false;
  const std::size_t before = text_.rfind(' ', gap.begin - 1);
  return gap.begin - (before == std::string_view::npos ? 0 : before + 1) >= kShortest;
}

// True for "18.3.", "18.3", "03/2015"; false for "18, 3", and for "1-2" unless `is_whole`.
bool SearchedText::is_joined(ByteSpan a, ByteSpan b, bool is_whole) const {
  const std::size_t first = skeleton_.source(a.end);
  const std::size_t second = skeleton_.source(b.end);
  constexpr std::size_t kYear = 4;  // digits
  if (a.size() == kYear && source_[first] == '-') {
    return second + 1 >= source_.size() || source_[second] != '-' ||
           !text::is_ascii_digit(source_[second + 1]);  // "2015-03-18" is another day
  }
  if (b.size() == kYear && (source_[first] == '/' || source_[first] == '.')) return true;
  if (source_[first] == '.') return second == source_.size() || source_[second] != ',';
  return is_whole && (source_[first] == '/' || source_[first] == '-');
}

bool SearchedText::has_plus(std::size_t begin) const {
  const std::size_t source = skeleton_.source(begin);
  return source > 0 && source_[source - 1] == '+';
}

std::size_t SearchedText::apostrophe_behind(ByteSpan span) const {
  constexpr std::string_view kCurved = "\u2019";
  const std::string_view rest = source_.substr(span.end);
  const std::string_view sign = rest.starts_with('\'') ? "'" : kCurved;
  if (!rest.starts_with(sign) || rest.size() < sign.size() + 2 || rest[sign.size()] != ' ')
    return 0;
  std::size_t next = sign.size() + 1;
  if (!text::is_letter(text::next(rest, next))) return 0;
  constexpr std::size_t kReach = 512;  // bytes; keeps searches from many words of one line linear
  std::size_t first = span.begin - std::min(span.begin, kReach);
  while (!text::is_boundary(source_, first)) --first;
  std::string_view before = slice(source_, {first, span.end});
  before.remove_prefix(before.rfind('\n', span.begin - first) + 1);  // npos + 1 is 0
  for (std::size_t at = before.find(sign); at != std::string_view::npos;
       at = before.find(sign, at + sign.size())) {
    std::size_t end = at;
    if (at == 0 || !text::is_letter(text::previous(before, end))) return 0;
  }
  return sign.size();
}

bool SearchedText::initials_have_dots(ByteSpan span) const {
  for (auto word = next_word(text_, span.begin); word && word->end <= span.end;
       word = next_word(text_, word->end)) {
    const std::size_t end = skeleton_.source(word->end);
    if (word->size() == 1 && (end == source_.size() || source_[end] != '.')) return false;
  }
  return true;
}

bool SearchedText::is_word_begin(std::size_t pos) const {
  return pos == 0 || text_[pos - 1] == ' ';
}

ByteSpan SearchedText::word_ending_at(std::size_t end, std::size_t most) const {
  ByteSpan word{end, end};
  while (word.begin > 0 && word.size() <= most && text_[word.begin - 1] != ' ') {
    --word.begin;
  }
  return word;
}

bool SearchedText::begins_digits(std::size_t pos) const {
  return text::is_ascii_digit(text_[pos]) && (pos == 0 || !text::is_ascii_digit(text_[pos - 1]));
}

// True at the beginning of a word, between letters and digits, between a small letter and a
// capital, and behind an acronym ("BKRWler").
bool SearchedText::is_border(std::size_t pos) const {
  if (is_word_begin(pos)) return true;
  if (text::is_ascii_digit(text_[pos]) != text::is_ascii_digit(text_[pos - 1])) return true;
  const std::size_t at = skeleton_.source(pos);
  if (at == 0 || at >= source_.size() || !text::is_boundary(source_, at)) return false;
  std::size_t before = at;
  std::size_t after = at;
  const char32_t left = text::previous(source_, before);
  const char32_t right = text::next(source_, after);
  if (text::is_upper(right)) return text::is_lower(left);
  return text::is_upper(left) && text::is_lower(right) && ends_acronym(before, after);
}

// True if two capitals precede the last one, and a small letter follows the first one: "PKWs" ends
// in an ending, "HUber" begins with a slip.
bool SearchedText::ends_acronym(std::size_t before, std::size_t after) const {
  if (after >= source_.size() || !text::is_lower(text::next(source_, after))) return false;
  for (int i = 0; i < 2; ++i) {
    if (before == 0 || !text::is_upper(text::previous(source_, before))) return false;
  }
  return true;
}

// True for one letter, or two bytes that transcribe an umlaut.
bool SearchedText::is_one_letter(ByteSpan word) const {
  if (word.size() > 2 || text::is_ascii_digit(text_[word.begin])) return false;
  if (word.size() == 1) return true;
  const std::string_view written = slice(source_, source_of(word));
  std::size_t letters = 0;
  for (std::size_t pos = 0; pos < written.size();) {
    letters += text::is_mark(text::next(written, pos)) ? 0U : 1U;
  }
  return letters == 1;
}

bool SearchedText::is_in_capitals(ByteSpan word) const {
  const std::string_view written = slice(source_, source_of(word));
  for (std::size_t pos = 0; pos < written.size();) {
    if (!text::is_upper(text::next(written, pos))) return false;
  }
  return true;
}

bool SearchedText::begins_with_capital(ByteSpan word) const {
  std::size_t at = skeleton_.source(word.begin);
  return at < source_.size() && text::is_upper(text::next(source_, at));
}

// True if the word and an adjacent word begin with capitals.
bool SearchedText::stands_beside_capital(ByteSpan word) const {
  constexpr std::size_t kWidest = 2;  // characters
  if (!begins_with_capital(word)) return false;
  if (const auto next = next_word_within(text_, word.end, kWidest + 1)) {
    if (begins_with_capital(*next)) return true;
  }
  std::size_t end = word.begin;
  while (end > 0 && word.begin - end < kWidest && text_[end - 1] == ' ') --end;
  std::size_t begin = end;
  while (begin > 0 && text_[begin - 1] != ' ') --begin;
  return begin < end && begins_with_capital({begin, end});
}

}  // namespace pseudo
