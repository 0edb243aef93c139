#include "lexicon/group_index.h"

#include <algorithm>
#include <span>

#include "text/short_strings.h"

namespace pseudo::lexicon {
namespace {

constexpr std::uint32_t kByte = 0xFF;
constexpr std::size_t kBits = 64;

// The common weight of a group's rows; 0 if they differ. `before`: cumulative weights, one more
// than rows.
std::uint32_t common_weight(std::span<const std::uint32_t> before) {
  const std::uint32_t weight = before[1] - before[0];
  for (std::size_t i = 1; i + 1 < before.size(); ++i) {
    if (before[i + 1] - before[i] != weight) return 0;
  }
  return weight;
}

std::uint64_t facet_byte(std::size_t facet, std::uint32_t number) {
  return std::uint64_t{number & kByte} << 8 * facet;
}

}  // namespace

void ValueNumbers::add(std::string_view value) {
  hashes_.push_back(text::short_hash(value));
  values_.push_back(value);
}

std::uint32_t ValueNumbers::find(std::string_view value) const {
  const std::uint32_t hash = text::short_hash(value);
  std::uint32_t number = 0;
  for (; number < hashes_.size(); ++number) {
    if (hashes_[number] == hash && text::equal(values_[number], value)) break;
  }
  return number;
}

GroupIndex::GroupIndex(const TableSections& table) : table_(table) {
  for (std::size_t f = 0; f < kFacetCount; ++f) {
    for (const std::uint32_t value : table.values(f)) values_[f].add(table.string(value));
  }
  facets_.reserve(table.groups.size());
  begins_.reserve(table.groups.size() + 1);
  for (std::uint32_t i = 0; i < table.groups.size(); ++i) {
    const Group& group = table.groups[i];
    const auto weights = table.weights.subspan(group.begin, group.end - group.begin + 1);
    begins_.push_back({group.begin, weights.front(), common_weight(weights)});
    std::uint64_t facets = 0;
    for (std::size_t f = 0; f < kFacetCount; ++f) facets |= facet_byte(f, group.facets[f]);
    facets_.push_back(facets);
    if (letters_.empty() || letters_.back().first != group.letter) {
      letters_.push_back({group.letter, {i, i}});
    }
    letters_.back().second.end = i + 1;
  }
  begins_.push_back({table.header.drawable, table.weights.back(), 0});
  for (const auto& [letter, span] : letters_) {
    if (letter >= U'A' && letter <= U'Z') latin_[letter - U'A'] = span;
  }
}

GroupIndex::Span GroupIndex::of_letter(char32_t letter) const {
  if (letter >= U'A' && letter <= U'Z') return latin_[letter - U'A'];
  if (letter == 0) return {0, static_cast<std::uint32_t>(facets_.size())};
  const auto found = std::ranges::lower_bound(letters_, std::uint32_t{letter}, {},
                                              &std::pair<std::uint32_t, Span>::first);
  return found != letters_.end() && found->first == letter ? found->second : Span();
}

GroupIndex::Query GroupIndex::translate(const Conditions& conditions) const {
  const std::array<std::string_view, kFacetCount> wanted = {
      conditions.kind, conditions.gender, conditions.number,      conditions.country,
      conditions.size, conditions.tier,   conditions.construction};
  Query query;
  query.numbers.fill(kAny);
  for (std::size_t f = 0; f < kFacetCount; ++f) {
    if (wanted[f].empty() || f == kCountry) continue;
    const std::uint32_t number = values_[f].find(wanted[f]);
    query.matches_all = false;
    query.matches_none |= number == values_[f].size();
    query.exact |= values_[f].size() > kByte + 1;
    query.mask |= facet_byte(f, kByte);
    query.facets |= facet_byte(f, number);
    query.numbers[f] = number;
  }
  translate_country(conditions.country, query);
  return query;
}

void GroupIndex::translate_country(std::string_view country, Query& query) const {
  if (country.empty()) {
    query.country_sets = ~std::uint64_t{0};
    return;
  }
  query.matches_all = false;
  query.numbers[kCountry] = values_[kCountry].find(country);
  const std::size_t sets = table_.country_ends.size();
  if (sets > kBits) {
    query.exact = true;
    return;
  }
  for (std::uint32_t set = 0; set < sets; ++set) {
    const bool set_matches = matches_country(set, query.numbers[kCountry]);
    query.country_sets |= std::uint64_t{set_matches} << set;
  }
}

bool GroupIndex::matches_country(std::uint32_t set, std::uint32_t country) const {
  const auto members = table_.countries(set);
  return members.empty() || std::ranges::find(members, country) != members.end();
}

bool GroupIndex::matches_exactly(std::uint32_t group, const Query& query) const {
  const auto& facets = table_.groups[group].facets;
  for (std::size_t f = 0; f < kFacetCount; ++f) {
    if (f == kCountry || query.numbers[f] == kAny) continue;
    if (facets[f] != query.numbers[f]) return false;
  }
  return query.numbers[kCountry] == kAny ||
         matches_country(facets[kCountry], query.numbers[kCountry]);
}

}  // namespace pseudo::lexicon
