#include "engine/form_index.h"

#include <algorithm>
#include <utility>

#include "engine/form_search.h"
#include "engine/skeleton_words.h"
#include "text/ascii.h"
#include "text/escapes.h"
#include "text/skeleton.h"

namespace pseudo {

using skeleton_words::has_digit;
using skeleton_words::next_word;
using skeleton_words::slice;
using skeleton_words::without_zeros;

FormIndex::Entry& FormIndex::enter(std::string_view key) {
  const auto [number, is_new] = forms_.enter(key);
  constexpr std::size_t kUsualForms = 32;  // of a mail
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

void FormIndex::add_order(const SearchForm& form, Owner owner, bool may_have_comma) {
  Entry* const entry = enter_form(form, owner, true);
  if (entry == nullptr) return;
  const std::string key = ' ' + text::skeleton_key(form.key) + ' ';
  for (std::size_t at = 0; at + 2 < key.size(); ++at) {
    if (key[at] == ' ' && key[at + 2] == ' ') entry->has_initials = true;
  }
  entry->may_have_comma = entry->may_have_comma || may_have_comma;
  has_commas_ = has_commas_ || may_have_comma;
}

namespace {

// "Lindeng."; not "3.5.".
bool is_abbreviation(std::string_view form, std::string_view key) {
  return form.ends_with('.') && !text::is_ascii_digit(key.back());
}

}  // namespace

// Null: too short to be looked for.
FormIndex::Entry* FormIndex::enter_form(const SearchForm& form, Owner owner, bool is_whole) {
  const std::string key = text::skeleton_key(form.key);
  const std::size_t blank = key.find(' ');
  const bool is_single = blank == std::string::npos;
  if (key.size() < 2) return nullptr;
  const std::string_view whole_first = std::string_view(key).substr(0, blank);
  const std::string_view first =
      (is_single ? whole_first : without_zeros(whole_first)).substr(0, kLongestWord);
  if (first.size() < 2) {
    note_beginning(beginnings_, 32 * low_bits(first[0]));  // and a blank
  } else {
    note_beginning(beginnings_, pair_at(first, 0));
    const std::string_view bare = without_zeros(first);  // "07061985"
    if (bare.size() > 1) note_beginning(beginnings_, pair_at(bare, 0));
  }
  sizes_.set(first.size());
  if (is_single) {
    Entry& entry = enter(first);
    entry.set(owner, is_whole);
    entry.takes_dot = entry.takes_dot || is_abbreviation(form.key, key);
    entry.endings |= form.endings;
    if (first.size() >= kInside && !has_digit(first)) {
      inside_beginnings_.set(pair_at(first, 0));
      has_inside_ = true;
    }
    return &entry;
  }
  std::string joined(first);
  std::uint8_t words = 1;
  for (auto word = next_word(key, blank); word && words < kMostWords;
       word = next_word(key, word->end)) {
    joined.append(1, ' ').append(without_zeros(slice(key, *word)));
    ++words;
  }
  Entry& begins = enter(first);
  begins.most_words = std::max(begins.most_words, words);
  Entry& entry = enter(joined);
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
