// The layout of a compiled lexicon image, and a view of one table in it.
//
// Image  = ImageHeader, table_count x TableEntry, then the tables, each aligned to kLine.
// Table  = TableHeader, then the sections in the order of TableSections, with the sizes given in
//          the header; the pool of strings is last. Numbers are u32 in the byte order of the
//          machine that wrote them.
//
// Cache misses dominate the cost of a lookup, so the layout keeps data together: the size of a
// string precedes its text, all cells of a row are in one record, and the hash index points
// directly to that record if the key can be compared with its name. It is also compact: short names
// are stored inside their records; other cell values are stored once in the pool, and records hold
// codes for them. A string is referred to by its offset in the pool. Rows keep the order of their
// file; `draws` lists the drawable rows, sorted by group and name.
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
/// Must grow with changes of the layout and of text::fold_key.
inline constexpr std::uint32_t kVersion = 6;
inline constexpr std::uint32_t kByteOrder = 0x01020304;
inline constexpr std::size_t kLine = 64;           ///< Bytes of a cache line.
inline constexpr std::size_t kChecksumStart = 32;  ///< The checksum covers the bytes from here on.

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
  std::uint32_t name = 0;  ///< Offset in the pool.
  std::uint32_t rows = 0;
  std::uint32_t columns = 0;
  std::uint32_t cell_values = 0;  ///< Total over all coded columns.
  std::uint32_t drawable = 0;     ///< Number of rows that may be drawn.
  std::uint32_t groups = 0;
  std::uint32_t facet_values = 0;  ///< Total over all facets.
  std::uint32_t country_sets = 0;
  std::uint32_t country_members = 0;
  /// Size of the hash index: a power of two, or 0 if there are no rows.
  std::uint32_t buckets = 0;
  std::uint32_t key_words = 0;     ///< Total size of all key records in words.
  std::uint32_t record_bytes = 0;  ///< Size of a row's record: a multiple of 8.
  std::uint32_t name_bytes = 0;    ///< Maximum size of short names: kLeastName to kMostName.
  std::uint32_t pool_bytes = 0;
  std::array<std::uint32_t, kFacetCount> facet_end{};  ///< End of each facet's values.
  std::array<std::uint32_t, 11> reserved{};  ///< Padding: aligns the records to a cache line.
};
static_assert(sizeof(TableHeader) == 2 * kLine);

/// A column. The first one holds the names of the rows. The cells of other columns are codes at
/// offset `place` of the record: a code of 1 or 2 bytes is an index relative to
/// cell_values[values]; a code of 4 bytes is the offset of the string itself.
struct Column {
  std::uint32_t name = 0;
  std::uint32_t place = 0;
  std::uint32_t width = 0;  ///< 0 for the first column.
  std::uint32_t values = 0;
};
static_assert(sizeof(Column) == 16);

/// The record of a row consists of its number (so that a lookup can return a view of it), one byte
/// for the size of its name, the name, its codes, and zeros. A name that does not fit is replaced
/// by kLongSize and its pool offset in bytes of 7 bits.
inline constexpr std::size_t kNameSize = sizeof(std::uint32_t);  ///< Offset of the size byte.
inline constexpr std::size_t kNameText = kNameSize + 1;
inline constexpr std::uint32_t kLeastName = 15;
inline constexpr std::uint32_t kMostName = 47;

/// Rows with the same letter and facets: draws[begin .. end).
struct Group {
  std::uint32_t letter = 0;
  std::array<std::uint32_t, kFacetCount> facets{};  ///< Indexes of values; for kCountry of a set.
  std::uint32_t begin = 0;
  std::uint32_t end = 0;
};
static_assert(sizeof(Group) == 40);

/// The record of a key with several rows, or with one row whose name cannot be compared with the
/// key (see key_is_lowered). Layout in `keys`: number of rows, size of the text in bytes, the rows,
/// the text, zeros up to a whole word.
struct KeyRecord {
  std::span<const std::uint32_t> rows;
  std::string_view text;
};
inline constexpr std::size_t kKeyHead = 2;  ///< Words before the rows.

/// A bucket of the hash index; 0 if free. The low bits hold a row + 1, or the offset of a key
/// record + 1 + the number of rows. The high bits are those of the key's hash; they rule out most
/// other keys without reading them.
inline constexpr std::uint32_t kBucketTarget = 0x00FFFFFF;
constexpr std::uint32_t bucket_of(std::uint32_t hash, std::uint32_t target) {
  return (hash & ~kBucketTarget) | (target + 1);
}

/// True if `key` is the ASCII lower case of a short name, as for most rows. `name` must be short.
inline bool key_is_lowered(std::string_view name, std::string_view key) {
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

/// The size of a string precedes its text: one byte, or kLongSize followed by kLongBytes bytes of 7
/// bits. Size bytes are ASCII, so the pool is valid UTF-8 if all texts are.
inline constexpr unsigned char kLongSize = 0x7F;
inline constexpr std::size_t kLongBytes = 5;
/// Decodes kLongBytes bytes of 7 bits. Precondition: `bytes` has at least kLongBytes bytes.
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

/// The sections of one table, as views into the image.
struct TableSections {
  TableHeader header;
  std::string_view records;  ///< One record per row.
  std::span<const Column> columns;
  std::span<const std::uint32_t> cell_values;  ///< Pool offsets, grouped by column.
  std::span<const std::uint32_t> draws;        ///< Row numbers.
  /// Sum of the weights before each draw, followed by the total.
  std::span<const std::uint32_t> weights;
  std::span<const Group> groups;                   ///< Sorted by letter, then facets; contiguous.
  std::span<const std::uint32_t> facet_values;     ///< Sorted within each facet; the first is "".
  std::span<const std::uint32_t> country_ends;     ///< End of each set's members.
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
  /// The pool offset of a name that is not short.
  [[nodiscard]] std::uint64_t long_name(std::uint32_t row) const {
    return seven_bits({record(row) + kNameText, kLongBytes});
  }
  [[nodiscard]] std::string_view name(std::uint32_t row) const {
    const char* const text = record(row) + kNameText;
    const auto size = static_cast<unsigned char>(record(row)[kNameSize]);
    if (size != kLongSize) return {text, size};
    return string(static_cast<std::uint32_t>(long_name(row)));
  }
  /// Precondition: `column` is not the first column.
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

/// Validates every number of the image, so that no lookup can read outside it. `image` must be
/// aligned to 8 bytes (better to kLine) and outlive the result. Errors: kLexicon with `path`.
Result<std::vector<ImageTable>> read_image(std::string_view image, const std::string& path);

/// Compiles one table to the bytes of an image. Errors: kLexicon with `path` and line.
Result<std::string> compile_table(const TsvTable& table, const std::string& path);

/// Combines compiled tables into an image.
std::string assemble_image(const std::vector<std::string>& tables);

/// Sets size and checksum in the header. Precondition: the image begins with a header.
void seal_image(std::string& image);

}  // namespace pseudo::lexicon
