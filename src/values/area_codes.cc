#include "values/area_codes.h"

#include <algorithm>
#include <cstdint>

namespace pseudo::values {

AreaCodes::AreaCodes(const LexiconTable* table, const Countries& countries) {
  if (table == nullptr) return;
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    const Country* const country = countries.find(table->cell(row, "country"));
    std::string_view code = table->cell(row, "code");
    code.remove_prefix(std::min(code.find_first_not_of('0'), code.size()));
    if (country != nullptr && country->is_home() && !code.empty()) {
      add(code, *country, table->cell(row, "kind"));
    }
  }
  for (auto& [code, groups] : groups_of_) {
    std::ranges::stable_sort(groups, {},
                             [&](std::size_t group) { return groups_[group].home_rank; });
  }
}

void AreaCodes::add(std::string_view code, const Country& country, std::string_view kind) {
  const std::size_t group = group_of(country, kind, code.size());
  std::vector<std::size_t>& known = groups_of_[code];
  if (std::ranges::find(known, group) != known.end()) return;
  known.push_back(group);
  groups_[group].codes.push_back(code);
  longest_ = std::max(longest_, code.size());
}

std::size_t AreaCodes::group_of(const Country& country, std::string_view kind, std::size_t length) {
  const auto known = std::ranges::find_if(groups_, [&](const Group& group) {
    return group.length == length && group.home_rank == country.home_rank && group.kind == kind;
  });
  if (known != groups_.end()) return static_cast<std::size_t>(known - groups_.begin());
  groups_.push_back({country.home_rank, country.dial, kind, length, {}});
  return groups_.size() - 1;
}

const AreaCodes::Group* AreaCodes::find(std::string_view code, std::string_view dial) const {
  const auto found = groups_of_.find(code);
  if (found == groups_of_.end()) return nullptr;
  for (const std::size_t group : found->second) {
    if (dial.empty() || groups_[group].dial == dial) return &groups_[group];
  }
  return nullptr;
}

std::size_t AreaCodes::match(std::string_view digits, std::string_view dial) const {
  // An area code is followed by at least three digits.
  constexpr std::size_t kShortestRest = 3;
  if (digits.size() <= kShortestRest) return 0;
  for (std::size_t n = std::min(longest_, digits.size() - kShortestRest); n > 0; --n) {
    if (find(digits.substr(0, n), dial) != nullptr) return n;
  }
  return 0;
}

std::string AreaCodes::other(std::string_view code, std::string_view dial,
                             DrawStream& stream) const {
  const Group* const group = find(code, dial);
  if (group == nullptr || group->codes.size() < 2) return {};
  for (;;) {
    const std::string_view drawn =
        group->codes[static_cast<std::size_t>(stream.below(group->codes.size()))];
    if (drawn != code) return std::string(drawn);
  }
}

}  // namespace pseudo::values
