#include "engine/forms/form_reader.h"

#include <algorithm>

#include "engine/forms/skeleton_words.h"
#include "text/ascii.h"

namespace pseudo {

using skeleton_words::has_digit;
using skeleton_words::is_digits;
using skeleton_words::next_word_within;
using skeleton_words::slice;
using skeleton_words::without_zeros;

namespace {

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

std::optional<FormReader::Hit> FormReader::name_at(std::string_view text, ByteSpan word) const {
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

// What stands between the words of a form. Only some forms allow it.
struct FormReader::Gaps {
  std::size_t commas = 0;
  bool has_signs = false;  // other signs that end a phrase
  bool has_sentence_end = false;
  bool has_full_stop = false;

  [[nodiscard]] bool are_allowed_in(const FormIndex::Entry& entry) const {
    if (has_full_stop && entry.is_order) return false;
    if (commas > entry.most_commas || (has_signs && !entry.has_signs)) return false;
    return !has_sentence_end || entry.has_dots;
  }
};

// Returns false if no form has such a gap. `before`: the word that the gap follows.
bool FormReader::add_gap(ByteSpan gap, ByteSpan before, ByteSpan next, Gaps& gaps) const {
  if (!in_.is_narrow(gap, kWidestGap)) return false;
  if (in_.ends_phrase(gap)) {
    const bool is_one = in_.is_comma(gap);
    gaps.commas += is_one ? 1U : 0U;
    gaps.has_signs = gaps.has_signs || !is_one;
    if (gaps.commas > index_.most_commas_ || (gaps.has_signs && !index_.has_signs_)) return false;
  }
  gaps.has_sentence_end = gaps.has_sentence_end || in_.ends_sentence(before, next);
  gaps.has_full_stop = gaps.has_full_stop || in_.is_full_stop(gap);
  return true;
}

// The longest form of several words. `first`: the first word as forms have it.
std::optional<FormReader::Hit> FormReader::words_at(std::string_view text, ByteSpan word,
                                                    std::string_view first) const {
  const auto begins = index_.forms_.find(first.substr(0, FormIndex::kLongestWord));
  if (!begins) return std::nullopt;
  const std::size_t most = index_.entries_[*begins].most_words;
  const bool is_number = is_digits(first);
  std::optional<Hit> longest;
  std::string joined(first.substr(0, FormIndex::kLongestWord));
  Gaps gaps;
  ByteSpan before = word;
  std::size_t end = word.end;
  for (std::size_t n = 2; n <= most; ++n) {
    const auto next =
        next_word_within(text, end, SearchedText::kWidestLineEnd + FormIndex::kLongestWord + 1);
    if (!next || !add_gap({end, next->begin}, before, *next, gaps)) break;
    before = *next;
    const std::size_t last = joined.size() + 1;
    const std::string_view written =
        is_number ? without_time(slice(text, *next)) : slice(text, *next);
    joined.append(1, ' ').append(without_zeros(written));
    end = next->begin + written.size();
    const auto form = form_of(joined, last);
    if (!form) continue;
    const FormIndex::Entry& entry = index_.entries_[form->number];
    if (!gaps.are_allowed_in(entry)) continue;
    const bool is_day = n == 2 && is_number && is_digits(slice(text, *next));
    if (is_day && !in_.is_joined(word, *next, entry.is_whole)) continue;
    if (entry.has_initials && !in_.initials_have_dots({word.begin, end})) continue;
    longest = hit_of_words({word.begin, end}, joined, last, *form);
  }
  return longest;
}

// `words`: the joined words, the last of which begins at `last`.
FormReader::Hit FormReader::hit_of_words(ByteSpan span, std::string_view words, std::size_t last,
                                         const Form& form) const {
  const FormIndex::Entry& entry = index_.entries_[form.number];
  const std::string_view last_word = words.substr(last);
  const bool ends_in_dot = entry.has_initials && last_word.size() == 1;
  const bool is_bare = form.size == words.size();
  return {.span = {span.begin, span.end + (ends_in_dot ? 1 : 0)},
          .owner = entry.owner,
          .key = std::string(words.substr(0, form.size)),
          .takes_dot = entry.takes_dot && !ends_in_dot && is_bare,
          .takes_apostrophe = is_bare && takes_apostrophe(entry.endings, last_word)};
}

// The form of several words, possibly with an ending of the last word, which begins at `last`.
std::optional<FormReader::Form> FormReader::form_of(std::string_view words,
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
bool FormReader::takes_apostrophe(std::uint8_t endings, std::string_view stem) const {
  return endings != 0 && index_.language_->is_ending(endings, stem, "'");
}

// Finds a long form at the beginning of the rest of a word.
std::optional<FormReader::Hit> FormReader::inside(ByteSpan rest) const {
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
FormReader::Hit FormReader::hit_in_word(std::size_t begin, std::string_view stem,
                                        const FormIndex::Entry& entry) const {
  const std::string_view base = stem.substr(0, stem.size() - 1);
  const auto number = index_.forms_.find(base);
  const bool is_genitive = stem.ends_with('s') && base.size() >= FormIndex::kInside && number &&
                           index_.entries_[*number].owner == entry.owner;
  const std::string_view own = is_genitive ? base : stem;
  return {{begin, begin + own.size()}, entry.owner, std::string(own)};
}

}  // namespace pseudo
