#include "engine/forms/form_search.h"

#include <algorithm>

#include "engine/forms/skeleton_words.h"
#include "text/ascii.h"
#include "text/chars.h"
#include "text/utf8.h"

namespace pseudo {

using skeleton_words::has_digit;
using skeleton_words::is_digits;
using skeleton_words::next_word;
using skeleton_words::next_word_within;
using skeleton_words::slice;
using skeleton_words::without_zeros;

namespace {

constexpr std::string_view kPhraseEnds = ",;:!?";
constexpr std::size_t kLongestEnding = 8;  // letters, of the last word of several
constexpr std::size_t kWidestGap = 6;      // characters between the words of a form

// "18" for "18t15": ISO 8601 separates day and time by a T.
std::string_view without_time(std::string_view word) {
  const std::size_t sign = word.find('t');
  const bool has_time = sign != std::string_view::npos && sign > 0 && sign + 1 < word.size() &&
                        text::is_ascii_digit(word[sign + 1]) && is_digits(word.substr(0, sign));
  return has_time ? word.substr(0, sign) : word;
}

}  // namespace

// The longest form that begins at the word.
std::optional<FormSearch::Hit> FormSearch::name_at(std::string_view text, ByteSpan word) const {
  const std::string_view written = slice(text, word);
  if (auto several = words_at(text, word, without_zeros(written))) return several;
  std::optional<Hit> beginning;  // the longest; a form that fills the whole word has priority
  for (std::size_t size = std::min(written.size(), FormIndex::kLongestWord); size >= 2; --size) {
    if (!index_.sizes_.test(size)) continue;
    const std::string_view stem = written.substr(0, size);
    const auto number = index_.forms_.find(stem);
    if (!number || index_.entries_[*number].owner == FormIndex::kNobody) continue;
    const std::string_view rest = written.substr(size);
    const FormIndex::Entry& entry = index_.entries_[*number];
    const bool is_form =
        rest.empty() || size == FormIndex::kLongestWord ||
        (entry.endings != 0 && index_.language_->is_ending(entry.endings, stem, rest));
    if (is_form) {
      const bool takes_dot = entry.takes_dot && rest.empty();
      // Report the longer form: "seefelde" for "Seefelder", not "seefeld".
      const bool shows_longer = beginning && beginning->owner == entry.owner;
      return Hit{.span = word,
                 .owner = entry.owner,
                 .key = shows_longer ? beginning->key : std::string(stem),
                 .takes_dot = takes_dot,
                 .takes_apostrophe = rest.empty() && takes_apostrophe(entry.endings, stem)};
    }
    const bool has_number = size > 2 && (is_digits(rest) || without_time(written) == stem);
    if (beginning) continue;
    if (has_number) {
      beginning = Hit{{word.begin, word.begin + size}, entry.owner, std::string(stem)};
    } else if (size >= FormIndex::kInside && !has_digit(stem) && !entry.begins_word &&
               !entry.takes_dot) {
      beginning = hit_in_word(word.begin, stem, entry);
    }
  }
  return beginning;
}

std::optional<FormSearch::Hit> FormSearch::words_at(std::string_view text, ByteSpan word,
                                                    std::string_view first) const {
  const auto begins = index_.forms_.find(first.substr(0, FormIndex::kLongestWord));
  if (!begins) return std::nullopt;
  const std::size_t most = index_.entries_[*begins].most_words;
  std::optional<Hit> longest;
  std::string joined(first.substr(0, FormIndex::kLongestWord));
  std::size_t end = word.end;
  std::size_t commas = 0;
  bool has_signs = false;
  bool has_sentence_end = false;
  ByteSpan before = word;
  bool has_full_stop = false;
  const bool is_number = is_digits(first);
  for (std::size_t n = 2; n <= most; ++n) {
    const auto next = next_word_within(text, end, kWidestLineEnd + FormIndex::kLongestWord + 1);
    if (!next) break;
    const ByteSpan gap{end, next->begin};
    if (!is_narrow(gap, kWidestGap)) break;
    if (ends_phrase(gap)) {
      const bool is_one = is_comma(gap);
      commas += is_one ? 1U : 0U;
      has_signs = has_signs || !is_one;
      if (commas > index_.most_commas_ || (has_signs && !index_.has_signs_)) break;
    }
    has_sentence_end = has_sentence_end || ends_sentence(before, *next);
    before = *next;
    has_full_stop = has_full_stop || is_full_stop(gap);
    const std::size_t last = joined.size() + 1;
    const std::string_view word_read =
        is_number ? without_time(slice(text, *next)) : slice(text, *next);
    joined.append(1, ' ').append(without_zeros(word_read));
    end = next->begin + word_read.size();
    const auto form = form_of(joined, last);
    if (!form) continue;
    const FormIndex::Entry& entry = index_.entries_[form->number];
    if (has_full_stop && entry.is_order) continue;
    if (commas > entry.most_commas || (has_signs && !entry.has_signs)) continue;
    if (has_sentence_end && !entry.has_dots) continue;
    const bool is_day = n == 2 && is_number && is_digits(slice(text, *next));
    if (is_day && !is_joined(word, *next, entry.is_whole)) continue;
    const ByteSpan span{word.begin, end};
    if (entry.has_initials && !initials_have_dots(span)) continue;
    const bool ends_in_dot = entry.has_initials && next->size() == 1;
    const bool is_bare = form->size == joined.size();
    const std::string_view last_word = std::string_view(joined).substr(last);
    longest = Hit{.span = {span.begin, span.end + (ends_in_dot ? 1 : 0)},
                  .owner = entry.owner,
                  .key = joined.substr(0, form->size),
                  .takes_dot = entry.takes_dot && !ends_in_dot && is_bare,
                  .takes_apostrophe = is_bare && takes_apostrophe(entry.endings, last_word)};
  }
  return longest;
}

// The form of several words, possibly with an ending of the last word, which begins at `last`.
std::optional<FormSearch::Form> FormSearch::form_of(std::string_view words,
                                                    std::size_t last) const {
  const std::size_t shortest =
      std::max(last + 2, words.size() - std::min(words.size(), kLongestEnding));
  for (std::size_t size = words.size(); size == words.size() || size >= shortest; --size) {
    const auto number = index_.forms_.find(words.substr(0, size));
    if (!number || index_.entries_[*number].owner == FormIndex::kNobody) continue;
    const std::uint8_t endings = index_.entries_[*number].endings;
    const bool is_form =
        size == words.size() ||
        (endings != 0 &&
         index_.language_->is_ending(endings, words.substr(last, size - last), words.substr(size)));
    if (is_form) return Form{*number, size};
  }
  return std::nullopt;
}

// True for names such as "Felicitas'".
bool FormSearch::takes_apostrophe(std::uint8_t endings, std::string_view stem) const {
  return endings != 0 && index_.language_->is_ending(endings, stem, "'");
}

// Words separated by a comma are not a form of several words, except names in inverted order.
bool FormSearch::ends_phrase(ByteSpan gap) const {
  const std::string_view signs = signs_in(gap);
  // Inside a word: in a password, or as a substitute for an unencodable letter.
  if (signs == "?" || signs == "!" || signs == ";" || signs == ":") return false;
  return signs.find_first_of(kPhraseEnds) != std::string_view::npos;
}

// True for "des Hotels. Zur Post". Abbreviations such as "St. Josef" do not end a sentence.
bool FormSearch::ends_sentence(ByteSpan before, ByteSpan next) const {
  constexpr std::size_t kLongestAbbreviation = 4;  // letters
  if (before.size() <= kLongestAbbreviation || has_digit(slice(text_, before))) return false;
  const std::string_view signs = signs_in({before.end, next.begin});
  const bool has_end = signs.size() > 1 && signs[0] == '.' && text::is_ascii_space(signs[1]);
  std::size_t at = skeleton_.source(next.begin);
  return has_end && at < source_.size() && text::is_upper(text::next(source_, at));
}

// True for a dot that ends a sentence, not an abbreviation: "Huber. Eva", but not "E. Huber" or "v.
// d. Heide".
bool FormSearch::is_full_stop(ByteSpan gap) const {
  constexpr std::size_t kShortest = 3;  // letters before it
  if (!signs_in(gap).starts_with(". ")) return false;
  const std::size_t before = text_.rfind(' ', gap.begin - 1);
  return gap.begin - (before == std::string_view::npos ? 0 : before + 1) >= kShortest;
}

bool FormSearch::is_comma(ByteSpan gap) const {
  const std::string_view signs = signs_in(gap);
  const std::size_t comma = signs.find(',');
  return comma == signs.find_first_of(kPhraseEnds) &&
         signs.find_first_of(kPhraseEnds, comma + 1) == std::string_view::npos;
}

bool FormSearch::is_narrow(ByteSpan gap, std::size_t widest) const {
  if (gap.size() <= widest) return true;
  if (gap.size() > kWidestLineEnd) return false;
  static constexpr std::string_view kBlanks = " \t\r\n>|";
  const std::string_view signs = signs_in(gap);
  const auto others = std::ranges::count_if(
      signs, [](char c) { return kBlanks.find(c) == std::string_view::npos; });
  const auto lines = std::ranges::count(signs, '\n');
  return lines > 0 && lines <= 2 && static_cast<std::size_t>(others) <= widest;
}

std::string_view FormSearch::signs_in(ByteSpan gap) const { return slice(source_, source_of(gap)); }

bool FormSearch::initials_have_dots(ByteSpan span) const {
  for (auto word = next_word(text_, span.begin); word && word->end <= span.end;
       word = next_word(text_, word->end)) {
    const std::size_t end = skeleton_.source(word->end);
    if (word->size() == 1 && (end == source_.size() || source_[end] != '.')) return false;
  }
  return true;
}

// True for "18.3.", "18.3", "03/2015"; false for "18, 3", and for "1-2" unless `is_whole`.
bool FormSearch::is_joined(ByteSpan a, ByteSpan b, bool is_whole) const {
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

// Finds a long form at the beginning of the rest of a word.
std::optional<FormSearch::Hit> FormSearch::inside(ByteSpan rest) const {
  if (!index_.has_inside_ || rest.size() < FormIndex::kInside) return std::nullopt;
  if (!index_.inside_beginnings_.test(FormIndex::pair_at(text_, rest.begin))) return std::nullopt;
  const std::size_t most = std::min(rest.size(), FormIndex::kLongestWord);
  for (std::size_t size = most; size >= FormIndex::kInside; --size) {
    if (!index_.sizes_.test(size)) continue;
    const std::string_view stem = text_.substr(rest.begin, size);
    const auto number = index_.forms_.find(stem);
    if (!number || index_.entries_[*number].owner == FormIndex::kNobody || has_digit(stem)) {
      continue;
    }
    const FormIndex::Entry& entry = index_.entries_[*number];
    if (entry.begins_word || entry.takes_dot) continue;
    return hit_in_word(rest.begin, stem, entry);
  }
  return std::nullopt;
}

// The s in "Wolfsgruberstraße" belongs to what follows, although the genitive is also a form.
FormSearch::Hit FormSearch::hit_in_word(std::size_t begin, std::string_view stem,
                                        const FormIndex::Entry& entry) const {
  const std::string_view base = stem.substr(0, stem.size() - 1);
  const auto number = index_.forms_.find(base);
  const bool is_genitive = stem.ends_with('s') && base.size() >= FormIndex::kInside && number &&
                           index_.entries_[*number].owner == entry.owner;
  const std::string_view own = is_genitive ? base : stem;
  return {{begin, begin + own.size()}, entry.owner, std::string(own)};
}

}  // namespace pseudo
