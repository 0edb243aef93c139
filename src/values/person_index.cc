#include "values/person_index.h"

#include <algorithm>

#include "text/utf8.h"
#include "values/name_spelling.h"

namespace pseudo::values {
namespace {

// Bound on compared people with the same first letters or name, so that a page of a telephone book
// does not take quadratic time.
constexpr std::size_t kMostCompared = 256;

constexpr int kBestRank = 3;

}  // namespace

PersonIndex::PersonIndex(std::span<const NameReplacement> replacements,
                         std::span<const FullName> full_names)
    : replacements_(replacements) {
  for (std::size_t i = 0; i < replacements_.size(); ++i) {
    if (!is_person(i)) continue;
    for (auto& [name, spelling] : spellings_of(replacements_[i].original)) {
      std::erase(name, ' ');
      if (!name.empty()) persons_.emplace_back(std::move(name), i);
    }
  }
  std::ranges::sort(persons_);
  for (const FullName& name : full_names) {
    partners_[name.given].push_back(name.family);
    partners_[name.family].push_back(name.given);
  }
}

bool PersonIndex::is_given(std::size_t replacement) const {
  const Category category = replacements_[replacement].category;
  return category == Category::kGiven || category == Category::kFemale ||
         category == Category::kMale;
}

bool PersonIndex::is_person(std::size_t replacement) const {
  return is_given(replacement) || replacements_[replacement].category == Category::kFamily;
}

bool PersonIndex::is_full_name(std::size_t a, std::size_t b) const {
  const auto found = partners_.find(a);
  if (found == partners_.end()) return false;
  const std::span<const std::size_t> all = found->second;
  const auto some = all.first(std::min(all.size(), kMostCompared));
  return std::ranges::find(some, b) != some.end();
}

/// 0: impossible. The partner of a family name is a given name, and vice versa.
int PersonIndex::rank(std::size_t replacement, std::optional<std::size_t> partner) const {
  if (partner && is_given(replacement) == is_given(*partner)) return 0;
  if (partner && is_full_name(replacement, *partner)) return kBestRank;
  return is_given(replacement) ? 2 : 1;
}

std::optional<NameMatch> PersonIndex::initial(std::string_view letters,
                                              std::optional<std::size_t> partner) const {
  const auto spelling = [](const auto& person) -> const std::string& { return person.first; };
  auto person = std::ranges::lower_bound(persons_, letters, {}, spelling);
  std::optional<std::size_t> best;
  int best_rank = 0;
  for (std::size_t left = kMostCompared;
       person != persons_.end() && person->first.starts_with(letters) && left > 0;
       ++person, --left) {
    const auto& [name, replacement] = *person;
    if (name.size() == letters.size() || !text::is_boundary(name, letters.size())) continue;
    const int its_rank = rank(replacement, partner);
    if (its_rank <= best_rank) continue;
    best_rank = its_rank;
    best = replacement;
    if (best_rank == kBestRank) break;
  }
  if (!best) return std::nullopt;
  NameMatch match;
  match.replacement = *best;
  match.letters = text::count_code_points(letters);
  match.bytes = letters.size();
  return match;
}

}  // namespace pseudo::values
