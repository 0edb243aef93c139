#include "engine/assign/name_candidates.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <optional>
#include <string_view>
#include <vector>

#include <fmt/format.h>

#include "text/chars.h"

namespace pseudo {
namespace {

// In the order in which conditions are dropped. The size is relaxed by degrees: if there are too
// few cities, towns are added before villages.
constexpr std::array<ConditionSet, 5> kSizeFirst{kTierAndSize | kCountry | kLetter,
                                                 kNearSize | kCountry | kLetter, kCountry | kLetter,
                                                 kLetter, 0};
constexpr std::array<ConditionSet, 5> kSizeLast{kTierAndSize | kCountry | kLetter,
                                                kTierAndSize | kLetter, kTierAndSize, kNearSize, 0};

constexpr int kMostWordsApart = 3;
constexpr int kAbroad = 32;  // more than the penalties for size, words and distance together

Conditions conditions(const SurrogateQuery& query, char32_t letter, ConditionSet in_force) {
  Conditions merged = query.required;
  const auto prefer = [](std::string_view& into, std::string_view wish) {
    if (into.empty()) into = wish;
  };
  if (in_force & kTierAndSize) {
    prefer(merged.tier, query.preferred.tier);
    prefer(merged.size, query.preferred.size);
  }
  if (in_force & kCountry) prefer(merged.country, query.preferred.country);
  if (in_force & kLetter) merged.letter = letter;
  prefer(merged.gender, query.preferred.gender);
  prefer(merged.number, query.preferred.number);
  prefer(merged.kind, query.preferred.kind);
  return merged;
}

// The index of a size in the query's scale; 0 for an unknown size.
int size_rank(const SurrogateQuery& query, std::string_view size) {
  const auto found = std::ranges::find(query.sizes, size);
  return found == query.sizes.end() ? 0 : static_cast<int>(found - query.sizes.begin());
}

// All sizes, those adjacent to the preferred one first; the larger of two equally near ones first.
std::vector<std::string_view> sizes_by_nearness(const SurrogateQuery& query) {
  std::vector<std::string_view> sizes(query.sizes.rbegin(), query.sizes.rend());
  const int wish = size_rank(query, query.preferred.size);
  std::ranges::stable_sort(
      sizes, {}, [&](std::string_view size) { return std::abs(size_rank(query, size) - wish); });
  return sizes;
}

Candidates of_near_sizes(const SurrogateQuery& query, Conditions wanted) {
  Candidates rows;
  for (const std::string_view size : sizes_by_nearness(query)) {
    if (rows.size() >= kEnoughRows) break;
    wanted.size = size;
    rows.append(query.table->select(wanted));
  }
  return rows;
}

int words_in(std::string_view name) { return static_cast<int>(std::ranges::count(name, ' ')); }

std::optional<std::size_t> size_column(const LexiconTable& table) {
  const auto size = table.column("size");
  return size ? size : table.column("generation");
}

bool is_of(std::string_view countries, std::string_view country) {
  return countries.empty() || countries.find(country) != std::string_view::npos;
}

}  // namespace

bool serves_script(const LexiconTable& table, char32_t letter) {
  if (letter == 0 || text::script(letter) == text::script(U'A')) return true;
  return table.offers(1, {.letter = letter});
}

Candidates select_candidates(const SurrogateQuery& query, char32_t letter, ConditionSet in_force) {
  const Conditions wanted = conditions(query, letter, in_force);
  return in_force & kNearSize ? of_near_sizes(query, wanted) : query.table->select(wanted);
}

int distance(const SurrogateQuery& query, ConditionSet in_force, std::uint32_t row,
             std::string_view lemma) {
  const Conditions& wishes = query.preferred;
  const Conditions held = conditions(query, 0, in_force);
  const std::string_view name = query.table->cell(row, std::size_t{0});
  int far = std::min(std::abs(words_in(name) - words_in(lemma)), kMostWordsApart);
  const bool any_size = !wishes.size.empty() && wishes.size != held.size;
  if (const auto column = any_size ? size_column(*query.table) : std::nullopt) {
    far +=
        std::abs(size_rank(query, query.table->cell(row, *column)) - size_rank(query, wishes.size));
  }
  const bool any_country = !wishes.country.empty() && wishes.country != held.country;
  if (const auto column = any_country ? query.table->column("country") : std::nullopt) {
    if (!is_of(query.table->cell(row, *column), wishes.country)) far += kAbroad;
  }
  return far;
}

bool CandidateSteps::next() {
  const auto& steps = query_.size_last ? kSizeLast : kSizeFirst;
  while (step_ < steps.size()) {
    in_force_ = steps[step_++];
    if ((in_force_ & kNearSize) && (query_.preferred.size.empty() || query_.sizes.empty())) {
      continue;  // adds nothing to the step before
    }
    rows_ = select_candidates(query_, letter_, in_force_);
    if (rows_.size() >= (step_ == steps.size() ? 1 : kEnoughRows)) return true;
  }
  return false;
}

std::string CandidateSteps::name() const {
  const Conditions held = conditions(query_, letter_, in_force_);
  return fmt::format("{} {} {} {} {} {} {} {} {}", query_.table->name(),
                     static_cast<std::uint32_t>(held.letter), held.country,
                     in_force_ & kNearSize ? "near" : held.size, held.tier, held.gender,
                     held.number, held.kind, held.construction);
}

}  // namespace pseudo
