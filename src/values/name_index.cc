#include "values/name_index.h"

#include <algorithm>
#include <cstddef>

#include "model/category_tree.h"
#include "text/utf8.h"

namespace pseudo::values {
namespace {

template <class Names>
std::optional<NameMatch> find(const Names& names, std::string_view name) {
  const auto found = names.find(name);
  return found == names.end() ? std::nullopt : std::optional(found->second);
}

/// Family names take precedence: "adler" is rather a person than a pharmacy of that name.
int rank(Category category) {
  if (category == Category::kFamily) return 0;
  return is_within(category, Category::kGiven) ? 1 : 2;
}

}  // namespace

NameIndex::NameIndex(std::span<const NameReplacement> replacements,
                     std::span<const FullName> full_names)
    : persons_(replacements, full_names) {
  std::vector<std::size_t> order(replacements.size());
  for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
  std::ranges::stable_sort(order, {},
                           [&](std::size_t i) { return rank(replacements[i].category); });
  for (const std::size_t i : order) {
    for (auto& [name, spelling] : spellings_of(replacements[i].original)) {
      enter(i, std::move(name), spelling);
    }
  }
}

void NameIndex::enter(std::size_t replacement, std::string name, AddressSpelling spelling) {
  if (name.empty()) return;
  NameMatch match;
  match.replacement = replacement;
  match.spelling = spelling;
  match.bytes = name.size();
  if (name.find(' ') != std::string::npos) {
    enter_words(name, match);
    names_.try_emplace(name, match);
    std::erase(name, ' ');
  }
  names_.try_emplace(std::move(name), match);
}

void NameIndex::enter_words(std::string_view name, NameMatch match) {
  constexpr std::size_t kShortestWord = 4;
  for (match.word = 1; !name.empty(); ++match.word) {
    const std::string_view word = name.substr(0, name.find(' '));
    name.remove_prefix(std::min(name.size(), word.size() + 1));
    match.bytes = word.size();
    if (word.size() >= kShortestWord) words_.try_emplace(std::string(word), match);
  }
}

std::optional<NameMatch> NameIndex::whole(std::string_view folded) const {
  return find(names_, folded);
}

std::optional<NameMatch> NameIndex::word(std::string_view folded) const {
  return find(words_, folded);
}

/// A pair of two names, or of a name and the first letters of the other.
std::optional<NameIndex::Pair> NameIndex::pair_at(std::string_view left,
                                                  std::string_view right) const {
  constexpr std::size_t kLongestAbbreviation = 3;
  constexpr std::size_t kShortestName = 3;
  const std::optional<NameMatch> first = whole(left);
  const std::optional<NameMatch> second = whole(right);
  const bool first_person = first && persons_.is_person(first->replacement);
  const bool second_person = second && persons_.is_person(second->replacement);
  if (first_person && second_person && left.size() > 1 && right.size() > 1) {
    return Pair(*first, *second);
  }
  if (second_person && left.size() <= kLongestAbbreviation && right.size() >= kShortestName) {
    if (const auto match = persons_.initial(left, second->replacement)) {
      return Pair(*match, *second);
    }
  }
  if (first_person && right.size() <= kLongestAbbreviation && left.size() >= kShortestName) {
    if (const auto match = persons_.initial(right, first->replacement)) {
      return Pair(*first, *match);
    }
  }
  return std::nullopt;
}

std::vector<NameMatch> NameIndex::run_together(std::string_view folded) const {
  constexpr std::size_t kLongest = 256;  // bytes; each split is looked up
  if (folded.size() > kLongest) return {};
  std::optional<Pair> best;
  int best_rank = 0;
  for (std::size_t cut = 1; cut < folded.size(); ++cut) {
    if (!text::is_boundary(folded, cut)) continue;
    const auto pair = pair_at(folded.substr(0, cut), folded.substr(cut));
    if (!pair) continue;
    const auto& [first, second] = *pair;
    const int rank = (first.letters == 0 && second.letters == 0 ? 2 : 1) +
                     (persons_.is_full_name(first.replacement, second.replacement) ? 2 : 0);
    if (rank <= best_rank) continue;
    best_rank = rank;
    best = pair;
  }
  if (!best) return {};
  return {best->first, best->second};
}

}  // namespace pseudo::values
