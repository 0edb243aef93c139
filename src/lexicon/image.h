// The layout of a compiled lexicon image, and one table of it in memory.
//
// Image  = ImageHeader, table_count x TableEntry, then the tables, each at a multiple of kLine.
// Table  = TableHeader, then the sections in the order of TableSections, with the sizes that the
//          header states; last the pool of strings. Numbers are u32 in the byte order of the
//          machine that wrote them.
// The layout saves cache misses, which dominate the cost of a look-up: the size of a string is
// before its text, all cells of a row are in one record, and the hash index points to that record
// directly if its name shows the key. Compact data fits the caches: a short name is part of its
// record; every value of another column is in the pool once, and records hold codes. A string is an
// offset in the pool. Rows keep the order of their file; `draws` holds those that may be drawn,
// sorted by group and name.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "lexicon/facets.h"
#include "pseudo/lexicon.h"
#include "pseudo/result.h"
#include "text/short_strings.h"

namespace pseudo::lexicon {

inline constexpr std::array<char, 8> kMagic = {'P', 'S', 'E', 'U', 'D', 'O', 'L', 'X'};
inline constexpr std::uint32_t kVersion = 6;  ///< Grows with the layout and with text::fold_key.
inline constexpr std::uint32_t kByteOrder = 0x01020304;
inline constexpr std::size_t kLine = 64;           ///< Bytes of a cache line.
inline constexpr std::size_t kChecksumStart = 32;  ///< The bytes before it are compared directly.

struct ImageHeader {
  std::array<char, 8> magic = kMagic;
  std::uint32_t version = kVersion;
  std::uint32_t byte_order = kByteOrder;
  std::uint64_t size = 0;      ///< Bytes of the whole image.
  std::uint64_t checksum = 0;  ///< Covers the bytes from kChecksumStart on.
  std::uint32_t table_count = 0;
  std::uint32_t reserved = 0;
};
static_assert(sizeof(ImageHeader) == 40);

struct TableEntry {
  std::uint64_t offset = 0;  ///< From the start of the image; a multiple of kLine.
  std::uint64_t size = 0;
  std::uint64_t digest = 0;  ///< content_digest of the table's bytes.
};
static_assert(sizeof(TableEntry) == 24);

struct TableHeader {
  std::uint32_t name = 0;  ///< A string.
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  std::uint32_t cell_values = 0;  ///< Sum over all coded columns.
  std::uint32_t drawable = 0;     ///< Rows that may be drawn.
  std::uint32_t groups = 0;
  std::uint32_t facet_values = 0;  ///< Sum over all facets.
  std::uint32_t country_sets = 0;
  std::uint32_t country_members = 0;
  std::uint32_t buckets = 0;       ///< Size of the hash index: a power of two, or 0 without rows.
  std::uint32_t key_words = 0;     ///< Sum over all key records.
  std::uint32_t record_bytes = 0;  ///< Bytes of each row: a multiple of 8.
  std::uint32_t name_bytes = 0;    ///< Longest short name: kLeastName to kMostName.
  std::uint32_t pool_bytes = 0;
  std::array<std::uint32_t, kFacetCount> facet_end{};  ///< Where each facet's values end.
  std::array<std::uint32_t, 11> reserved{};            ///< Padding: the records begin a cache line.
};
static_assert(sizeof(TableHeader) == 2 * kLine);

/// A column. The cells of the first one are the names of the rows. A cell of another column is a
/// code at this offset of the record: a code of 1 or 2 bytes is an index counted from
/// cell_values[values]; a code of 4 bytes is the string itself.
struct Column {
  std::uint32_t name = 0;
  std::uint32_t place = 0;
  std::uint32_t width = 0;  ///< 0 for the first column.
  std::uint32_t values = 0;
};
static_assert(sizeof(Column) == 16);

/// The record of a row: its number (so that a found row can be returned as a view), a byte for the
/// size of its name, the name, its codes, zeros. A name that does not fit is replaced by kLongSize
/// and its string in bytes of 7 bits.
inline constexpr std::size_t kNameSize = sizeof(std::uint32_t);  ///< Offset of the size.
inline constexpr std::size_t kNameText = kNameSize + 1;
inline constexpr std::uint32_t kLeastName = 15;
inline constexpr std::uint32_t kMostName = 47;

/// Rows of one letter and one value of each facet: draws[begin .. end).
struct Group {
  std::uint32_t letter = 0;
  std::array<std::uint32_t, kFacetCount> facets{};  ///< Index of the value; of the set: kCountry.
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};
static_assert(sizeof(Group) == 40);

/// The record of a folded name with several rows, or with one whose name does not show it (see
/// shows_key). Layout in `keys`: number of rows, bytes of the text, the rows, the text, zeros up to
/// a whole word.
struct KeyRecord {
  std::span<const std::uint32_t> rows;
  std::string_view text;
};
inline constexpr std::size_t kKeyHead = 2;  ///< Words before the rows.

/// A bucket of the hash index: 0 if free. Low bits: a row + 1, or the offset of a key record + 1 +
/// the number of rows. High bits: those of the key's hash, which rule out most other keys without
/// reading them.
inline constexpr std::uint32_t kBucketTarget = 0x00FFFFFF;
constexpr std::uint32_t bucket_of(std::uint32_t hash, std::uint32_t target) {
  return (hash & ~kBucketTarget) | (target + 1);
}

/// True if the key equals the bytes of a short name in ASCII lower case, as it does for most names.
inline bool shows_key(std::string_view name, std::string_view key) {
  using text::short_strings::load;
  using text::short_strings::load_few;
  constexpr std::uint64_t kLower = 0x2020202020202020;
  if (name.size() != key.size() || name.empty()) return false;
  if (name.size() < 4) return (load_few(name) | (kLower & 0xFFFFFF)) == load_few(key);
  if (name.size() < 8) return (load_few(name) | kLower) == load_few(key);
  const std::size_t last = name.size() - 8;
  const auto differs = [&](std::size_t pos) {
    return (load<std::uint64_t>(name, pos) | kLower) != load<std::uint64_t>(key, pos);
  };
  for (std::size_t pos = 0; pos < last; pos += 8) {
    if (differs(pos)) return false;
  }
  return !differs(last);
}

/// The size of a string precedes its text: one byte, or kLongSize and kLongBytes bytes of 7 bits.
/// These bytes are ASCII, so the pool is valid UTF-8 if all texts are.
inline constexpr unsigned char kLongSize = 0x7F;
inline constexpr std::size_t kLongBytes = 5;
/// Precondition: kLongBytes bytes of 7 bits.
inline std::uint64_t seven_bits(std::string_view bytes) {
  std::uint64_t number = 0;
  for (const char byte : bytes.substr(0, kLongBytes)) {
    number = number << 7U | static_cast<unsigned char>(byte);
  }
  return number;
}
inline void add_seven_bits(std::uint64_t number, std::string& bytes) {
  for (std::size_t left = kLongBytes; left-- > 0;) {
    bytes.push_back(static_cast<char>(number >> 7 * left & 0x7FU));
  }
}

template <class Code>
Code load_code(const char* at) {
  Code code = 0;
  std::memcpy(&code, at, sizeof code);
  return code;
}

/// The sections of one table. Views into the image.
struct TableSections {
  TableHeader header;
  std::string_view records;  ///< The records of the rows.
  std::span<const Column> columns;
  std::span<const std::uint32_t> cell_values;  ///< Strings, grouped by column.
  std::span<const std::uint32_t> draws;        ///< Rows.
  std::span<const std::uint32_t> weights;      ///< Sum of the weights before each draw, and of all.
  std::span<const Group> groups;               ///< By letter, then facets; without gaps.
  std::span<const std::uint32_t> facet_values;     ///< Sorted in each facet; the first is "".
  std::span<const std::uint32_t> country_ends;     ///< Where each set's members end.
  std::span<const std::uint32_t> country_members;  ///< Indexes of country values.
  std::span<const std::uint32_t> buckets;
  std::span<const std::uint32_t> keys;  ///< Key records.
  std::string_view pool;

  [[nodiscard]] const char* record(std::uint32_t row) const {
    return records.data() + std::size_t{row} * header.record_bytes;
  }
  [[nodiscard]] const std::uint32_t& number(std::uint32_t row) const {
    return *reinterpret_cast<const std::uint32_t*>(record(row));
  }
  /// The string in a record whose name is not short.
  [[nodiscard]] std::uint64_t long_name(std::uint32_t row) const {
    return seven_bits({record(row) + kNameText, kLongBytes});
  }
  [[nodiscard]] std::string_view name(std::uint32_t row) const {
    const char* const text = record(row) + kNameText;
    const auto size = static_cast<unsigned char>(record(row)[kNameSize]);
    if (size != kLongSize) return {text, size};
    return string(static_cast<std::uint32_t>(long_name(row)));
  }
  /// Precondition: not the first column.
  [[nodiscard]] std::uint32_t code(std::uint32_t row, const Column& column) const {
    const char* const at = record(row) + column.place;
    if (column.width == 1) return static_cast<unsigned char>(*at);
    if (column.width == 2) return load_code<std::uint16_t>(at);
    return load_code<std::uint32_t>(at);
  }
  [[nodiscard]] std::string_view cell(std::uint32_t row, std::size_t number) const {
    if (number == 0) return name(row);
    const Column& column = columns[number];
    const std::uint32_t found = code(row, column);
    return string(column.width == 4 ? found : cell_values[column.values + found]);
  }
  [[nodiscard]] std::string_view string(std::uint32_t place) const {
    const char* const text = pool.data() + place + 1;
    const auto size = static_cast<unsigned char>(text[-1]);
    if (size != kLongSize) return {text, size};
    return {text + kLongBytes, static_cast<std::size_t>(seven_bits({text, kLongBytes}))};
  }
  [[nodiscard]] KeyRecord key(std::uint32_t place) const {
    const std::uint32_t* const head = keys.data() + place;
    const std::uint32_t* const rows = head + kKeyHead;
    return {{rows, head[0]}, {reinterpret_cast<const char*>(rows + head[0]), head[1]}};
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

struct ImageTable {
  TableSections sections;
  std::uint64_t digest = 0;
};

/// Checks every number of the image, so that no look-up can leave it. `image` must be aligned to 8
/// bytes (better to kLine) and outlive the result.
/// Errors: kLexicon with `path`.
Result<std::vector<ImageTable>> read_image(std::string_view image, const std::string& path);

/// The bytes of one table of an image.
/// Errors: kLexicon with `path` and line.
Result<std::string> compile_table(const TsvTable& table, const std::string& path);

/// An image of compiled tables.
std::string assemble_image(const std::vector<std::string>& tables);

/// Sets size and checksum in the header. Precondition: the image holds a header.
void seal_image(std::string& image);

}  // namespace pseudo::lexicon
