#include "engine/forms/form_index.h"

#include <algorithm>
#include <utility>

#include "engine/forms/form_search.h"
#include "engine/forms/skeleton_words.h"
#include "text/ascii.h"
#include "text/escapes.h"
#include "text/skeleton.h"

namespace pseudo {

using skeleton_words::has_digit;
using skeleton_words::next_word;
using skeleton_words::slice;
using skeleton_words::without_zeros;

namespace {

bool is_sign(char c) {
  return static_cast<unsigned char>(c) < 0x80 && !text::is_ascii_letter(c) &&
         !text::is_ascii_digit(c);
}

// True for "Lindeng.", but not for "3.5.".
bool is_abbreviation(std::string_view form, std::string_view key) {
  return form.ends_with('.') && !text::is_ascii_digit(key.back());
}

}  // namespace

FormIndex::Entry& FormIndex::enter(std::string_view key) {
  const auto [number, is_new] = forms_.enter(key);
  constexpr std::size_t kUsualForms = 32;  // typical for one email
  if (entries_.empty()) entries_.reserve(kUsualForms);
  if (is_new) entries_.emplace_back();
  return entries_[number];
}

void FormIndex::Entry::set(Owner new_owner, bool whole) {
  if (owner != kNobody && (is_whole || !whole)) return;
  owner = new_owner;
  is_whole = whole;
}

void FormIndex::add(const SearchForm& form, Owner owner, bool is_whole) {
  enter_form(form, owner, is_whole);
}

void FormIndex::add_user_name(const SearchForm& form, Owner owner) {
  Entry* const entry = enter_form(form, owner, false);
  if (entry != nullptr && entry->owner == owner) entry->begins_word = true;
}

void FormIndex::add_near(const SearchForm& form, Owner owner) {
  constexpr std::size_t kMost = 64;  // each is compared with all words of its length
  if (near_.size() >= kMost) return;
  std::string key = text::skeleton_key(form.key);
  const bool is_word = key.find(' ') == std::string::npos && !has_digit(key);
  if (!is_word || key.size() < kShortestNear || key.size() > kLongestWord) return;
  near_.push_back({std::move(key), owner, form.endings});
}

void FormIndex::add_clipped(std::string_view name, Owner owner) {
  constexpr std::size_t kMost = 64;     // each is compared with the words that begin alike
  constexpr std::size_t kShortest = 5;  // letters
  if (clipped_.size() >= kMost) return;
  std::string key = text::skeleton_key(name);
  const bool is_word = key.find(' ') == std::string::npos && !has_digit(key);
  if (!is_word || key.size() < kShortest || key.size() > kLongestWord) return;
  clipped_beginnings_.set(pair_at(key, 0));
  clipped_.push_back({std::move(key), owner});
}

void FormIndex::add_with_comma(const SearchForm& form, Owner owner) {
  Entry* const entry = enter_form(form, owner, false);
  if (entry == nullptr) return;
  allow_commas(1, *entry);
}

void FormIndex::add_order(const SearchForm& form, Owner owner, bool may_have_comma) {
  Entry* const entry = enter_form(form, owner, true);
  if (entry == nullptr) return;
  entry->is_order = true;
  const std::string key = ' ' + text::skeleton_key(form.key) + ' ';
  for (std::size_t at = 0; at + 2 < key.size(); ++at) {
    if (key[at] == ' ' && key[at + 2] == ' ') entry->has_initials = true;
  }
  if (may_have_comma) allow_commas(1, *entry);
}

void FormIndex::allow_commas(std::uint8_t most, Entry& entry) {
  entry.most_commas = std::max(entry.most_commas, most);
  most_commas_ = std::max(most_commas_, most);
}

// Records the punctuation between the words of the form, which may also occur in the text.
void FormIndex::note_signs(std::string_view form, Entry& entry) {
  constexpr std::string_view kEnds = ";:!?";
  constexpr std::ptrdiff_t kMostCommas = 15;
  while (!form.empty() && is_sign(form.back())) form.remove_suffix(1);
  while (!form.empty() && is_sign(form.front())) form.remove_prefix(1);
  const auto commas = std::min(std::ranges::count(form, ','), kMostCommas);
  if (commas > 0) allow_commas(static_cast<std::uint8_t>(commas), entry);
  entry.has_dots = entry.has_dots || form.find('.') != std::string_view::npos;
  if (form.find_first_of(kEnds) == std::string_view::npos) return;
  entry.has_signs = true;
  has_signs_ = true;
}

void FormIndex::note_first_word(std::string_view first) {
  if (first.size() < 2) {
    note_beginning(beginnings_, 32 * low_bits(first[0]));  // followed by a blank
  } else {
    note_beginning(beginnings_, pair_at(first, 0));
    const std::string_view bare = without_zeros(first);  // "07061985"
    if (bare.size() > 1) note_beginning(beginnings_, pair_at(bare, 0));
  }
  sizes_.set(first.size());
}

FormIndex::Entry& FormIndex::enter_word(std::string_view word) {
  if (word.size() >= kInside && !has_digit(word)) {
    inside_beginnings_.set(pair_at(word, 0));
    has_inside_ = true;
  }
  return enter(word);
}

// `first`: the first word of `key` as texts are compared with it.
FormIndex::Entry& FormIndex::enter_words(std::string_view first, std::string_view key) {
  if (first.size() > 1) phrase_beginnings_.set(pair_at(first, 0));
  std::string joined(first);
  std::uint8_t words = 1;
  for (auto word = next_word(key, key.find(' ')); word && words < kMostWords;
       word = next_word(key, word->end)) {
    if (word->size() > 1) phrase_beginnings_.set(pair_at(key, word->begin));
    joined.append(1, ' ').append(without_zeros(slice(key, *word)));
    ++words;
  }
  Entry& begins = enter(first);
  begins.most_words = std::max(begins.most_words, words);
  return enter(joined);
}

// Returns null if the form is too short to search for.
FormIndex::Entry* FormIndex::enter_form(const SearchForm& form, Owner owner, bool is_whole) {
  const std::string key = text::skeleton_key(form.key);
  if (key.size() < 2) return nullptr;
  const std::size_t blank = key.find(' ');
  const bool is_single = blank == std::string::npos;
  std::string_view first = std::string_view(key).substr(0, blank);
  first = (is_single ? first : without_zeros(first)).substr(0, kLongestWord);
  note_first_word(first);
  Entry& entry = is_single ? enter_word(first) : enter_words(first, key);
  if (!is_single) note_signs(form.key, entry);
  entry.set(owner, is_whole);
  entry.takes_dot = entry.takes_dot || is_abbreviation(form.key, key);
  entry.endings |= form.endings;
  return &entry;
}

void FormIndex::add_number(std::string_view text, Owner owner) {
  std::string key = text::skeleton_key(text);
  const std::size_t first = key.find(' ');
  std::string joined = key;
  std::erase(joined, ' ');
  if (joined.size() < 3 || !has_digit(joined)) return;
  note_beginning(number_beginnings_, first == 1 ? pair_at(key, 0) : pair_at(joined, 0));
  note_beginning(number_beginnings_, pair_at(joined, 0));
  if (numbers_.enter(joined).second) number_owners_.push_back(owner);
}

void FormIndex::add_phone(std::string_view digits, Owner owner) {
  constexpr std::size_t kShortest = 5;
  if (digits.size() < kShortest) return;
  if (phones_.enter(digits).second) phone_owners_.push_back(owner);
}

bool FormIndex::has(std::string_view word, Owner owner) const {
  const auto number = forms_.find(text::skeleton_key(word));
  return number && entries_[*number].owner == owner;
}

std::vector<FormIndex::Match> FormIndex::find(std::string_view text) const {
  if (empty() || text.empty()) return {};
  FormSearch search(*this, text);
  search.run();
  if (const std::optional<text::Assembled> read = text::without_escapes(text)) {
    FormSearch other(*this, read->text());
    other.run();
    search.add_found(*read, std::move(other).found());
  }
  return std::move(search).found();
}

}  // namespace pseudo
