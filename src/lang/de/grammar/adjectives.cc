#include "lang/de/grammar/adjectives.h"

#include <algorithm>

#include "lang/common/rows.h"

namespace pseudo::lang::de {

AdjectiveEndings AdjectiveEndings::load(const Lexicons& lexicons) {
  AdjectiveEndings adjectives;
  for_each_row(lexicons.table("adjective_endings"),
               [&](auto cell) { adjectives.endings_.emplace_back(cell("ending")); });
  std::ranges::stable_sort(adjectives.endings_, std::ranges::greater(), &std::string::size);
  for_each_row(lexicons.table("adjective_suffixes"),
               [&](auto cell) { adjectives.suffixes_.emplace_back(cell("end"), cell("ending")); });
  return adjectives;
}

std::string_view AdjectiveEndings::ending_of(std::string_view word) const {
  const auto found = std::ranges::find_if(
      endings_, [&](const std::string& ending) { return word.ends_with(ending); });
  return found == endings_.end() ? std::string_view() : std::string_view(*found);
}

std::string_view AdjectiveEndings::ending_by_suffix(std::string_view word) const {
  for (const auto& [end, ending] : suffixes_) {
    if (word.ends_with(end)) return ending;
  }
  return {};
}

std::string_view AdjectiveEndings::stem_of(std::string_view word) const {
  constexpr std::size_t kShortestStem = 3;  // bytes
  for (const std::string& ending : endings_) {
    if (word.ends_with(ending) && word.size() >= ending.size() + kShortestStem) {
      return word.substr(0, word.size() - ending.size());
    }
  }
  return word;
}

std::string AdjectiveEndings::uninflected(std::string_view folded) const {
  std::string key;
  for (std::size_t begin = 0; begin < folded.size();) {
    const std::size_t end = std::min(folded.find(' ', begin), folded.size());
    const std::string_view word = folded.substr(begin, end - begin);
    if (!key.empty()) key += ' ';
    key += end == folded.size() ? word : stem_of(word);
    begin = end + 1;
  }
  return key;
}

}  // namespace pseudo::lang::de
