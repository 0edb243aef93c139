// A compact index of the groups of a table, so that selecting rows reads few bytes and branches
// rarely.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <utility>
#include <vector>

#include "lexicon/image.h"
#include "pseudo/lexicon.h"

namespace pseudo::lexicon {

/// Assigns numbers to strings (the values of a facet, or the names of columns); looks them up by
/// hash.
class ValueNumbers {
 public:
  void add(std::string_view value);
  /// The number of the value; size() if it is unknown.
  [[nodiscard]] std::uint32_t find(std::string_view value) const;
  [[nodiscard]] std::size_t size() const { return values_.size(); }

  [[nodiscard]] const std::vector<std::string_view>& values() const { return values_; }

 private:
  std::vector<std::uint32_t> hashes_;
  std::vector<std::string_view> values_;
};

class GroupIndex {
 public:
  /// The first draw of a group, and the weight of all draws before it. The group ends at the first
  /// draw of the next one.
  struct Begin {
    std::uint32_t draw = 0;
    std::uint32_t weight = 0;
    std::uint32_t row_weight = 0;  ///< Weight of each row of the group; 0 if the rows differ.
  };
  /// Conditions translated to the value numbers of one table.
  struct Query {
    std::uint64_t facets = 0;
    std::uint64_t mask = 0;          ///< Selects the bytes of facets that have conditions.
    std::uint64_t country_sets = 0;  ///< Bit i: country set i matches.
    bool matches_all = true;         ///< There are no conditions.
    bool matches_none = false;       ///< A condition has a value that the table does not contain.
    bool exact = false;              ///< The packed fields do not suffice; compare `numbers`.
    std::array<std::uint32_t, kFacetCount> numbers{};
  };
  struct Span {
    std::uint32_t begin = 0, end = 0;
  };

  explicit GroupIndex(const TableSections& table);

  [[nodiscard]] Query translate(const Conditions& conditions) const;
  /// The groups with that letter; all groups for 0.
  [[nodiscard]] Span of_letter(char32_t letter) const;
  [[nodiscard]] bool matches(std::uint32_t group, const Query& query) const {
    const std::uint64_t facets = facets_[group];
    if (((facets ^ query.facets) & query.mask) != 0) return false;  // the most frequent case
    if (query.exact) return matches_exactly(group, query);
    return (query.country_sets >> (facets >> 8 * kCountry & 0x3FU) & 1U) != 0;
  }
  /// `group` may be the number of groups.
  [[nodiscard]] const Begin& begin(std::uint32_t group) const { return begins_[group]; }

 private:
  static constexpr std::uint32_t kAny = ~std::uint32_t{0};

  void translate_country(std::string_view country, Query& query) const;
  [[nodiscard]] bool matches_country(std::uint32_t set, std::uint32_t country) const;
  [[nodiscard]] bool matches_exactly(std::uint32_t group, const Query& query) const;

  TableSections table_;
  std::vector<std::uint64_t> facets_;  // one per group: the low bytes of its facet numbers
  std::vector<Begin> begins_;
  std::array<ValueNumbers, kFacetCount> values_;
  std::array<Span, 26> latin_;                           // for A to Z
  std::vector<std::pair<std::uint32_t, Span>> letters_;  // for all letters, sorted
};

}  // namespace pseudo::lexicon
