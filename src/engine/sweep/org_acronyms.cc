#include "engine/sweep/org_acronyms.h"

#include <algorithm>
#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "text/casing.h"
#include "text/chars.h"
#include "text/fold.h"
#include "text/skeleton.h"
#include "text/utf8.h"
#include "text/words.h"

namespace pseudo {
namespace {

// The folded first letter of a word, or all letters of an acronym.
std::string initial_of(std::string_view word) {
  std::size_t pos = 0;
  text::next(word, pos);
  return text::fold_key(text::to_upper(word) == word ? word : word.substr(0, pos));
}

// True for the first letters of the words, and the letters of acronyms among them: "faz" of
// "Frankfurter Allgemeine Zeitung", "tug" of "TU Graz", "vdk" of "Verband der Kegler". Words may be
// left out.
bool are_initials(std::string_view key, std::string_view name) {
  constexpr std::size_t kFewest = 2;  // words
  constexpr std::size_t kMost = 20;   // words that are looked at
  std::size_t words = 0;
  auto word = text::next_word(name, 0);
  for (std::size_t i = 0; word && i < kMost && !key.empty(); ++i) {
    const std::string initial = initial_of(name.substr(word->begin, word->size()));
    if (key.starts_with(initial)) {
      key.remove_prefix(initial.size());
      ++words;
    }
    word = text::next_word(name, word->end);
  }
  return key.empty() && words >= kFewest;
}

using Words = std::span<const std::string>;

bool are_initials_of_parts(std::string_view key, Words words, std::size_t used);

// `rest`: of a word whose first letters `key` no longer has. Each part of a compound may give one.
bool goes_on(std::string_view key, std::string_view rest, Words words, std::size_t used) {
  constexpr std::size_t kShortest = 3;  // letters of each part
  if (are_initials_of_parts(key, words, used)) return true;
  if (key.empty()) return false;
  for (std::size_t pos = kShortest - 1; pos < rest.size(); ++pos) {
    if (rest[pos] == key.front()) {
      return goes_on(key.substr(1), rest.substr(pos + 1), words, used);
    }
  }
  return false;
}

// True for "dzb" of "deutsche", "zeiselbank". `used`: words that gave a letter.
bool are_initials_of_parts(std::string_view key, Words words, std::size_t used) {
  constexpr std::size_t kFewest = 2;  // words
  if (key.empty()) return used >= kFewest;
  for (; !words.empty(); words = words.subspan(1)) {
    const std::string_view word = words.front();
    if (word.starts_with(key.front()) &&
        goes_on(key.substr(1), word.substr(1), words.subspan(1), used + 1)) {
      return true;
    }
  }
  return false;
}

bool are_letters_of_parts(std::string_view key, std::string_view name) {
  constexpr std::size_t kLongestAcronym = 6;
  constexpr std::size_t kMostWords = 8;
  if (key.size() > kLongestAcronym) return false;
  std::vector<std::string> words;
  for (auto word = text::next_word(name, 0); word; word = text::next_word(name, word->end)) {
    if (words.size() == kMostWords) return false;
    words.push_back(text::fold_key(name.substr(word->begin, word->size())));
  }
  return std::ranges::find(words, key) == words.end() && are_initials_of_parts(key, words, 0);
}

}  // namespace

bool is_written_as_acronym(std::string_view word) {
  std::size_t capitals = 0;
  for (std::size_t pos = 0; pos < word.size();) {
    const bool is_first = pos == 0;
    const bool is_capital = text::is_upper(text::next(word, pos));
    if (is_first && !is_capital) return false;
    capitals += is_capital ? 1U : 0U;
  }
  return capitals > 1;
}

bool OrgAcronyms::note(const SearchForm& form, std::string_view name, FormIndex::Owner owner) {
  const bool is_acronym = are_initials(form.key, name) || are_letters_of_parts(form.key, name);
  if (is_acronym) noted_.emplace_back(form, owner);
  return is_acronym;
}

void OrgAcronyms::add(const Plan& plan, SweptForms& forms) const {
  if (noted_.empty()) return;
  WordSet annotated;
  for (const Mention& mention : plan.mentions) annotated.insert(text::fold_key(mention.surface));
  for (const auto& [form, owner] : noted_) {
    if (annotated.contains(form.key)) continue;
    forms.index.add(form, owner);
    forms.acronyms.insert(text::skeleton_key(form.key));
  }
}

}  // namespace pseudo
