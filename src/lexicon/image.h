// The layout of a compiled lexicon image, and one table of it in memory.
//
// Image  = ImageHeader, table_count x TableEntry, then the tables, each at a multiple of 8.
// Table  = TableHeader, then the sections in the order of TableSections, with the sizes that the
//          header tells; last the pools of strings and of keys. All numbers are u32 of the machine
//          that wrote it.
// A string is a number: string i is pool[offsets[i] .. offsets[i + 1]). Rows keep the order of
// their file; `order` holds the rows that may be drawn, sorted by group and name.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lexicon/facets.h"
#include "pseudo/lexicon.h"
#include "pseudo/result.h"

namespace pseudo::lexicon {

inline constexpr std::array<char, 8> kMagic = {'P', 'S', 'E', 'U', 'D', 'O', 'L', 'X'};
inline constexpr std::uint32_t kVersion = 4;  ///< Grows with the layout and with text::fold_key.
inline constexpr std::uint32_t kByteOrder = 0x01020304;
inline constexpr std::size_t kChecksumStart = 32;  ///< What stands before is compared as it is.

struct ImageHeader {
  std::array<char, 8> magic = kMagic;
  std::uint32_t version = kVersion;
  std::uint32_t byte_order = kByteOrder;
  std::uint64_t size = 0;      ///< Of the whole image.
  std::uint64_t checksum = 0;  ///< Of the bytes from kChecksumStart on.
  std::uint32_t table_count = 0;
  std::uint32_t reserved = 0;
};
static_assert(sizeof(ImageHeader) == 40);

struct TableEntry {
  std::uint64_t offset = 0;  ///< From the start of the image; a multiple of 8.
  std::uint64_t size = 0;
  std::uint64_t digest = 0;  ///< content_digest of the table's bytes.
};
static_assert(sizeof(TableEntry) == 24);

struct TableHeader {
  std::uint32_t name = 0;  ///< String number.
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  std::uint32_t strings = 0;
  std::uint32_t drawable = 0;  ///< Rows that may be drawn.
  std::uint32_t groups = 0;
  std::uint32_t facet_values = 0;  ///< Of all facets together.
  std::uint32_t country_sets = 0;
  std::uint32_t country_members = 0;
  std::uint32_t slots = 0;  ///< Of the hash index: a power of two, or 0 without rows.
  std::uint32_t keys = 0;
  std::uint32_t pool_bytes = 0;
  std::array<std::uint32_t, kFacetCount> facet_end{};  ///< Where each facet's values end.
  std::uint32_t key_bytes = 0;
};
static_assert(sizeof(TableHeader) == 80);

/// Rows of one letter and one value of each facet: order[begin .. end).
struct Group {
  std::uint32_t letter = 0;
  std::array<std::uint32_t, kFacetCount> facets{};  ///< Index of the value; of the set: kCountry.
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};
static_assert(sizeof(Group) == 40);

/// A folded name: where its text begins in the pool of keys, and where its rows in key_rows do.
/// Both end where those of the next one begin; behind the last there is one that is none.
struct KeyEntry {
  std::uint32_t text = 0;
  std::uint32_t rows = 0;
};
static_assert(sizeof(KeyEntry) == 8);

/// A slot of the hash index: 0, or the index of a key plus 1 below and the upper bits of its hash
/// above, so that most other keys are told apart without a look at them.
inline constexpr std::uint32_t kSlotKey = 0x00FFFFFF;
constexpr std::uint32_t slot_of(std::uint32_t hash, std::uint32_t key) {
  return (hash & ~kSlotKey) | (key + 1);
}

/// The sections of one table. Views into the image.
struct TableSections {
  TableHeader header;
  std::span<const std::uint32_t> offsets;  ///< strings + 1 of them.
  std::span<const std::uint32_t> columns;  ///< Names, as string numbers.
  std::span<const std::uint32_t> cells;    ///< String numbers, row by row.
  std::span<const std::uint32_t> order;
  std::span<const std::uint32_t> weights;  ///< drawable + 1: weight of all rows before order[i].
  std::span<const Group> groups;           ///< By letter, then facets; without gap.
  std::span<const std::uint32_t> facet_values;     ///< Sorted in each facet; the first is "".
  std::span<const std::uint32_t> country_ends;     ///< Where each set's members end.
  std::span<const std::uint32_t> country_members;  ///< Indexes of country values.
  std::span<const std::uint32_t> slots;
  std::span<const KeyEntry> keys;
  std::span<const std::uint32_t> key_rows;
  std::string_view pool;
  std::string_view key_pool;

  [[nodiscard]] std::string_view string(std::uint32_t number) const {
    return pool.substr(offsets[number], offsets[number + 1] - offsets[number]);
  }
  [[nodiscard]] std::span<const std::uint32_t> values(std::size_t facet) const {
    const std::uint32_t begin = facet == 0 ? 0 : header.facet_end[facet - 1];
    return facet_values.subspan(begin, header.facet_end[facet] - begin);
  }
  [[nodiscard]] std::span<const std::uint32_t> countries(std::uint32_t set) const {
    const std::uint32_t begin = set == 0 ? 0 : country_ends[set - 1];
    return country_members.subspan(begin, country_ends[set] - begin);
  }
};

/// The hash of the index: FNV-1a, 32 bits.
constexpr std::uint32_t key_hash(std::string_view key) {
  std::uint32_t hash = 2166136261U;
  for (const char c : key) hash = (hash ^ static_cast<unsigned char>(c)) * 16777619U;
  return hash;
}

struct ImageTable {
  TableSections sections;
  std::uint64_t digest = 0;
};

/// Checks every number of the image, so that no look-up can leave it. `image` must lie at a
/// multiple of 8 and outlive the result.
/// Errors: kLexicon with `path`.
Result<std::vector<ImageTable>> read_image(std::string_view image, const std::string& path);

/// One table in the form in which it stands in an image.
/// Errors: kLexicon with `path` and line.
Result<std::string> compile_table(const TsvTable& table, const std::string& path);

/// An image of compiled tables.
std::string assemble_image(const std::vector<std::string>& tables);

/// Sets size and checksum to what the bytes are. Precondition: a header's size at least.
void seal_image(std::string& image);

}  // namespace pseudo::lexicon

/// What a LexiconTable looks into.
struct pseudo::LexiconTable::View {
  explicit View(const lexicon::TableSections& table) : sections(table) {
    for (const std::uint32_t column : table.columns) column_names.push_back(table.string(column));
    for (std::size_t f = 0; f < lexicon::kFacetCount; ++f) {
      for (const std::uint32_t value : table.values(f)) values[f].push_back(table.string(value));
    }
    for (std::uint32_t i = 0; i < table.groups.size(); ++i) {
      const std::uint32_t letter = table.groups[i].letter;
      if (letters.empty() || letters.back().letter != letter) letters.push_back({letter, i, i});
      letters.back().end = i + 1;
    }
  }
  /// Of all letters: 0.
  [[nodiscard]] std::span<const lexicon::Group> groups_of(std::uint32_t letter) const;

  struct Letter {
    std::uint32_t letter, begin, end;  ///< groups[begin .. end)
  };
  lexicon::TableSections sections;
  std::vector<std::string_view> column_names;
  std::array<std::vector<std::string_view>, lexicon::kFacetCount> values;  ///< Sorted.
  std::vector<Letter> letters;                                             ///< Sorted.
};
