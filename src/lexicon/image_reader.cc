// Reads an image into tables. Validates everything, as the file may be damaged or hostile.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <functional>
#include <unordered_set>
#include <utility>

#include "lexicon/image.h"
#include "random/hash.h"
#include "text/utf8.h"

namespace pseudo::lexicon {
namespace {

using NumberSpan = std::span<const std::uint32_t>;

// Splits a table into its sections; returns empty ones if the bytes do not suffice.
class SectionCursor {
 public:
  explicit SectionCursor(std::string_view bytes) : bytes_(bytes) {}

  template <class T>
  std::span<const T> take(std::uint64_t count) {
    if (count > bytes_.size() / sizeof(T)) {
      whole_ = false;
      return {};
    }
    const auto* first = reinterpret_cast<const T*>(bytes_.data());
    bytes_.remove_prefix(static_cast<std::size_t>(count) * sizeof(T));
    return {first, static_cast<std::size_t>(count)};
  }
  [[nodiscard]] std::string_view rest() const { return bytes_; }
  [[nodiscard]] bool whole() const { return whole_; }

 private:
  std::string_view bytes_;
  bool whole_ = true;
};

bool all_below(NumberSpan numbers, std::uint32_t bound) {
  std::uint32_t largest = 0;
  for (const std::uint32_t number : numbers) largest = std::max(largest, number);
  return numbers.empty() || largest < bound;
}

bool ascending_to(NumberSpan ends, std::uint32_t last) {
  return std::ranges::is_sorted(ends) && !ends.empty() && ends.back() == last;
}

bool cut_sections(std::string_view bytes, TableSections& table) {
  SectionCursor cursor(bytes);
  const auto header = cursor.take<TableHeader>(1);
  if (!cursor.whole()) return false;
  const TableHeader& h = table.header = header.front();
  const auto records = cursor.take<char>(std::uint64_t{h.rows} * h.record_bytes);
  table.records = {records.data(), records.size()};
  table.columns = cursor.take<Column>(h.columns);
  table.cell_values = cursor.take<std::uint32_t>(h.cell_values);
  table.draws = cursor.take<std::uint32_t>(h.drawable);
  table.weights = cursor.take<std::uint32_t>(std::uint64_t{h.drawable} + 1);
  table.groups = cursor.take<Group>(h.groups);
  table.facet_values = cursor.take<std::uint32_t>(h.facet_values);
  table.country_ends = cursor.take<std::uint32_t>(h.country_sets);
  table.country_members = cursor.take<std::uint32_t>(h.country_members);
  table.buckets = cursor.take<std::uint32_t>(h.buckets);
  table.keys = cursor.take<std::uint32_t>(h.key_words);
  table.pool = cursor.rest();
  return cursor.whole() && table.pool.size() == h.pool_bytes && h.name_bytes >= kLeastName &&
         h.name_bytes <= kMostName && h.record_bytes >= kNameText + h.name_bytes &&
         h.record_bytes % sizeof(std::uint64_t) == 0;
}

// A set of positions at which items begin.
class PositionSet {
 public:
  explicit PositionSet(std::size_t size) : size_(size), bits_(size / 64 + 1) {}

  void add(std::size_t place) { bits_[place / 64] |= std::uint64_t{1} << place % 64; }
  /// Returns 1 if no item begins at `place`, otherwise 0. Branch-free.
  [[nodiscard]] std::uint64_t lacks(std::uint32_t place) const {
    const std::size_t known = std::min<std::size_t>(place, size_);
    return ~bits_[known / 64] >> known % 64;
  }
  [[nodiscard]] bool has(std::uint32_t place) const { return (lacks(place) & 1U) == 0; }
  [[nodiscard]] bool have(NumberSpan places) const {
    std::uint64_t lacking = 0;
    for (const std::uint32_t place : places) lacking |= lacks(place);
    return (lacking & 1U) == 0;
  }

 private:
  std::size_t size_;
  std::vector<std::uint64_t> bits_;  // one word more than needed
};

// The size of a string including its size field; 0 if that is invalid. Size bytes must be ASCII.
std::uint64_t string_bytes(std::string_view from) {
  const auto size = static_cast<unsigned char>(from.front());
  if (size < kLongSize) return std::uint64_t{1} + size;
  const std::string_view bytes = from.substr(1, kLongBytes);
  if (size > kLongSize || bytes.size() < kLongBytes || !text::is_ascii(bytes)) return 0;
  return 1 + kLongBytes + seven_bits(bytes);
}

// Collects the begins of all strings. The pool must end with the last one.
bool find_strings(std::string_view pool, PositionSet& strings) {
  for (std::size_t at = 0; at < pool.size();) {
    const std::uint64_t bytes = string_bytes(pool.substr(at));
    if (bytes == 0 || bytes > pool.size() - at) return false;
    strings.add(at);
    at += static_cast<std::size_t>(bytes);
  }
  return true;
}

bool valid_name(const TableSections& t, std::uint32_t row, const PositionSet& strings) {
  const char* const text = t.record(row) + kNameText;
  const auto size = static_cast<unsigned char>(t.record(row)[kNameSize]);
  if (size <= t.header.name_bytes) {
    return text::is_ascii({text, size}) || !text::find_invalid_utf8({text, size});
  }
  if (size != kLongSize || !text::is_ascii({text, kLongBytes})) return false;
  const std::uint64_t string = t.long_name(row);
  return string <= ~std::uint32_t{0} && strings.has(static_cast<std::uint32_t>(string));
}

std::uint32_t values_end(const TableSections& t, std::size_t column) {
  return column + 1 < t.columns.size() ? t.columns[column + 1].values : t.header.cell_values;
}

// The codes and values of the columns must be contiguous.
bool valid_columns(const TableSections& t, const PositionSet& strings) {
  if (t.columns.empty() || t.columns.front().values != 0) return false;
  std::uint64_t place = kNameText + t.header.name_bytes;
  for (std::size_t i = 0; i < t.columns.size(); ++i) {
    const Column& column = t.columns[i];
    const bool valid_width =
        i == 0 ? column.width == 0 : column.width == 1 || column.width == 2 || column.width == 4;
    if (!valid_width || !strings.has(column.name) || column.place != place ||
        column.width > t.header.record_bytes - place || column.values > values_end(t, i) ||
        values_end(t, i) > t.header.cell_values) {
      return false;
    }
    place += column.width;
  }
  return true;
}

// Precondition: valid_columns.
bool valid_codes(const TableSections& t, std::uint32_t row, const PositionSet& strings) {
  std::uint64_t lacking = 0;
  for (std::size_t i = 1; i < t.columns.size(); ++i) {
    const std::uint32_t code = t.code(row, t.columns[i]);
    lacking |= t.columns[i].width == 4
                   ? strings.lacks(code)
                   : std::uint64_t{code >= values_end(t, i) - t.columns[i].values};
  }
  return (lacking & 1U) == 0;
}

bool valid_rows(const TableSections& t, const PositionSet& strings) {
  for (std::uint32_t row = 0; row < t.header.rows; ++row) {
    if (t.number(row) != row || !valid_name(t, row, strings) || !valid_codes(t, row, strings)) {
      return false;
    }
  }
  return true;
}

bool valid_strings(const TableSections& t) {
  PositionSet strings(t.pool.size());
  return find_strings(t.pool, strings) && !text::find_invalid_utf8(t.pool) &&
         strings.has(t.header.name) && strings.have(t.cell_values) &&
         strings.have(t.facet_values) && valid_columns(t, strings) && valid_rows(t, strings);
}

bool valid_facets(const TableSections& t) {
  const auto& ends = t.header.facet_end;
  if (ends.front() == 0 || !ascending_to(ends, t.header.facet_values)) return false;
  if (std::ranges::adjacent_find(ends) != ends.end()) return false;  // each contains ""
  return ascending_to(t.country_ends, t.header.country_members) &&
         all_below(t.country_members, static_cast<std::uint32_t>(t.values(kCountry).size()));
}

bool valid_group(const TableSections& t, const Group& group) {
  if (group.begin >= group.end) return false;
  for (std::size_t f = 0; f < kFacetCount; ++f) {
    const std::size_t bound = f == kCountry ? t.country_ends.size() : t.values(f).size();
    if (group.facets[f] >= bound) return false;
  }
  return true;
}

bool valid_groups(const TableSections& t) {
  std::uint32_t begin = 0;
  std::uint32_t letter = 0;
  for (const Group& group : t.groups) {
    if (group.begin != begin || group.letter < letter || !valid_group(t, group)) return false;
    begin = group.end;
    letter = group.letter;
  }
  return begin == t.header.drawable;
}

bool valid_draws(const TableSections& t) {
  const bool rising = std::ranges::adjacent_find(t.weights, std::greater_equal<>()) ==
                      t.weights.end();  // every weight is positive
  return t.weights.front() == 0 && rising && all_below(t.draws, t.header.rows) && valid_groups(t);
}

// The size of a key record in words.
std::uint64_t key_words(std::uint32_t rows, std::uint32_t bytes) {
  return kKeyHead + std::uint64_t{rows} + (std::uint64_t{bytes} + 3) / 4;
}

// Collects the begins of all key records. The section must end with the last one.
bool find_keys(const TableSections& t, PositionSet& targets) {
  for (std::size_t at = 0; at < t.keys.size();) {
    const NumberSpan rest = t.keys.subspan(at);
    if (rest.size() < kKeyHead || rest[0] == 0) return false;
    const std::uint64_t words = key_words(rest[0], rest[1]);
    if (words > rest.size() || !all_below(rest.subspan(kKeyHead, rest[0]), t.header.rows)) {
      return false;
    }
    targets.add(t.header.rows + at + 1);
    at += static_cast<std::size_t>(words);
  }
  return true;
}

// No branch per bucket: the processor could not predict which ones are free.
bool valid_buckets(NumberSpan buckets, const PositionSet& targets) {
  std::uint64_t lacking = 0;
  std::uint32_t hash_of_none = 0;
  for (const std::uint32_t bucket : buckets) {
    const std::uint32_t target = bucket & kBucketTarget;
    lacking |= targets.lacks(target);
    hash_of_none |= target == 0 ? bucket : 0;
  }
  return (lacking & 1U) == 0 && hash_of_none == 0;
}

bool valid_index(const TableSections& t) {
  PositionSet targets(t.header.rows + t.keys.size() + 1);  // in the encoding of the buckets
  for (std::size_t target = 0; target <= t.header.rows; ++target) targets.add(target);
  if (!find_keys(t, targets)) return false;
  if (t.buckets.empty()) return t.keys.empty();
  return std::has_single_bit(t.buckets.size()) && valid_buckets(t.buckets, targets);
}

bool valid_table(std::string_view bytes, TableSections& table) {
  return cut_sections(bytes, table) && valid_strings(table) && valid_facets(table) &&
         valid_draws(table) && valid_index(table);
}

Error image_error(const std::string& path, std::string_view what) {
  return {ErrorCode::kLexicon, fmt::format("{}; rebuild or reinstall the lexicons", what),
          in_file(path)};
}

// The fault of the image header; "" if there is none.
std::string_view header_fault(std::string_view image, ImageHeader& header) {
  if (image.size() < kMagic.size() || !image.starts_with(std::string_view(kMagic.data(), 8))) {
    return "not a lexicon image";
  }
  if (image.size() < sizeof header) return "the lexicon image is cut off";
  std::memcpy(&header, image.data(), sizeof header);
  if (header.byte_order != kByteOrder) return "the lexicon image is of another kind of machine";
  if (header.version != kVersion) return "the lexicon image is of another version of pseudo";
  if (header.size > image.size()) return "the lexicon image is cut off";
  if (header.size < image.size()) return "the lexicon image is longer than it should be";
  if (header.checksum != checksum(image.substr(kChecksumStart)) || header.reserved != 0) {
    return "the lexicon image is damaged";
  }
  return {};
}

}  // namespace

Result<std::vector<ImageTable>> read_image(std::string_view image, const std::string& path) {
  ImageHeader header;
  if (const auto fault = header_fault(image, header); !fault.empty()) {
    return image_error(path, fault);
  }
  SectionCursor cursor(image.substr(sizeof header));
  std::vector<ImageTable> tables;
  std::unordered_set<std::string_view> names;
  for (const TableEntry& entry : cursor.take<TableEntry>(header.table_count)) {
    ImageTable& table = tables.emplace_back();
    table.digest = entry.digest;
    const bool inside = entry.offset % kLine == 0 && entry.offset <= image.size() &&
                        entry.size <= image.size() - entry.offset;
    if (!inside || !valid_table(image.substr(entry.offset, entry.size), table.sections) ||
        !names.insert(table.sections.string(table.sections.header.name)).second) {
      return image_error(path, "the lexicon image is damaged");
    }
  }
  if (!cursor.whole()) return image_error(path, "the lexicon image is damaged");
  return tables;
}

}  // namespace pseudo::lexicon
