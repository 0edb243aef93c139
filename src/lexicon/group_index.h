// The groups of a table, packed so that choosing surrogates reads few bytes with few branches.
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

/// The values of one facet, or the names of columns, found by hash.
class ValueNumbers {
 public:
  void add(std::string_view value);
  /// The number of values if there is no such value.
  [[nodiscard]] std::uint32_t find(std::string_view value) const;
  [[nodiscard]] std::size_t size() const { return values_.size(); }

  [[nodiscard]] const std::vector<std::string_view>& values() const { return values_; }

 private:
  std::vector<std::uint32_t> hashes_;
  std::vector<std::string_view> values_;
};

class GroupIndex {
 public:
  /// Where the draws of a group begin, and the weight of all draws before them. They end where
  /// those of the next group begin.
  struct Begin {
    std::uint32_t draw = 0;
    std::uint32_t weight = 0;
    std::uint32_t row_weight = 0;  ///< Weight of each row of the group; 0 if the rows differ.
  };
  /// Conditions as numbers of one table.
  struct Asked {
    std::uint64_t facets = 0;
    std::uint64_t mask = 0;          ///< The bytes of the facets that have conditions.
    std::uint64_t country_sets = 0;  ///< Bit i: set i fits.
    bool nothing = true;             ///< All groups fit.
    bool in_vain = false;            ///< No group fits.
    bool exact = false;              ///< Bytes and bits do not suffice: compare `numbers`.
    std::array<std::uint32_t, kFacetCount> numbers{};
  };
  struct Span {
    std::uint32_t begin = 0, end = 0;
  };

  explicit GroupIndex(const TableSections& table);

  [[nodiscard]] Asked ask(const Conditions& conditions) const;
  /// The groups of a letter; all groups for 0.
  [[nodiscard]] Span of_letter(char32_t letter) const;
  [[nodiscard]] bool fits(std::uint32_t group, const Asked& asked) const {
    const std::uint64_t facets = facets_[group];
    if (((facets ^ asked.facets) & asked.mask) != 0) return false;  // most of them
    if (asked.exact) return fits_exactly(group, asked);
    return (asked.country_sets >> (facets >> 8 * kCountry & 0x3FU) & 1U) != 0;
  }
  /// `group` may be one past the last.
  [[nodiscard]] const Begin& begin(std::uint32_t group) const { return begins_[group]; }

 private:
  static constexpr std::uint32_t kAny = ~std::uint32_t{0};

  void ask_country(std::string_view country, Asked& asked) const;
  [[nodiscard]] bool country_fits(std::uint32_t set, std::uint32_t country) const;
  [[nodiscard]] bool fits_exactly(std::uint32_t group, const Asked& asked) const;

  TableSections table_;
  std::vector<std::uint64_t> facets_;  // one for each group: the low bytes of its numbers
  std::vector<Begin> begins_;
  std::array<ValueNumbers, kFacetCount> values_;
  std::array<Span, 26> latin_;                           // of A to Z
  std::vector<std::pair<std::uint32_t, Span>> letters_;  // all, sorted
};

}  // namespace pseudo::lexicon
