// Image -> tables, trusting nothing.
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

using Numbers = std::span<const std::uint32_t>;

// Hands out the sections of a table one after the other; none once the bytes do not suffice.
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

bool all_below(Numbers numbers, std::uint32_t bound) {
  std::uint32_t largest = 0;
  for (const std::uint32_t number : numbers) largest = std::max(largest, number);
  return numbers.empty() || largest < bound;
}

bool ascending_to(Numbers ends, std::uint32_t last) {
  return std::ranges::is_sorted(ends) && !ends.empty() && ends.back() == last;
}

bool cut_sections(std::string_view bytes, TableSections& table) {
  SectionCursor cursor(bytes);
  const auto header = cursor.take<TableHeader>(1);
  if (!cursor.whole()) return false;
  const TableHeader& h = table.header = header.front();
  table.columns = cursor.take<Column>(h.columns);
  table.cell_values = cursor.take<std::uint32_t>(h.cell_values);
  table.draws = cursor.take<Draw>(std::uint64_t{h.drawable} + 1);
  table.groups = cursor.take<Group>(h.groups);
  table.facet_values = cursor.take<std::uint32_t>(h.facet_values);
  table.country_ends = cursor.take<std::uint32_t>(h.country_sets);
  table.country_members = cursor.take<std::uint32_t>(h.country_members);
  table.slots = cursor.take<std::uint32_t>(h.slots);
  table.keys = cursor.take<std::uint32_t>(h.key_words);
  table.names = cursor.take<Name>(h.rows);
  const std::string_view bytes_left = cursor.rest();
  if (!cursor.whole() || bytes_left.size() != std::uint64_t{h.code_bytes} + h.pool_bytes) {
    return false;
  }
  table.codes = bytes_left.substr(0, h.code_bytes);
  table.pool = bytes_left.substr(h.code_bytes);
  return true;
}

// The places where something begins.
class Places {
 public:
  explicit Places(std::size_t size) : size_(size), bits_(size / 64 + 1) {}

  void add(std::size_t place) { bits_[place / 64] |= std::uint64_t{1} << place % 64; }
  /// In the lowest bit: 1 if nothing begins there. For a loop without jumps.
  [[nodiscard]] std::uint64_t lacks(std::uint32_t place) const {
    const std::size_t known = std::min<std::size_t>(place, size_);
    return ~bits_[known / 64] >> known % 64;
  }
  [[nodiscard]] bool has(std::uint32_t place) const { return (lacks(place) & 1U) == 0; }
  [[nodiscard]] bool have(Numbers places) const {
    std::uint64_t lacking = 0;
    for (const std::uint32_t place : places) lacking |= lacks(place);
    return (lacking & 1U) == 0;
  }

 private:
  std::size_t size_;
  std::vector<std::uint64_t> bits_;  // one more than places
};

// Bytes from the size of a string to the end of its text; 0 if these are no size. Sizes are ASCII.
std::uint64_t string_bytes(std::string_view from) {
  const auto size = static_cast<unsigned char>(from.front());
  if (size < kLongSize) return std::uint64_t{1} + size;
  const std::string_view bytes = from.substr(1, kLongBytes);
  if (size > kLongSize || bytes.size() < kLongBytes || !text::is_ascii(bytes)) return 0;
  return 1 + kLongBytes + seven_bits(bytes);
}

// Walks from string to string; where the last one ends the pool must.
bool find_strings(std::string_view pool, Places& strings) {
  for (std::size_t at = 0; at < pool.size();) {
    const std::uint64_t bytes = string_bytes(pool.substr(at));
    if (bytes == 0 || bytes > pool.size() - at) return false;
    strings.add(at);
    at += static_cast<std::size_t>(bytes);
  }
  return true;
}

bool sound_name(const Name& name, const Places& strings) {
  if (name.size < Name::kShort) return !text::is_trail(name.text[name.size]);
  if (name.size == Name::kShort) return true;
  const std::string_view place(name.text.data(), kLongBytes);
  if (name.size != kLongSize || !text::is_ascii(place)) return false;
  const std::uint64_t string = seven_bits(place);
  return string <= ~std::uint32_t{0} && strings.has(static_cast<std::uint32_t>(string));
}

// Their sizes are ASCII, so no character goes on from one to the next.
bool sound_names(const TableSections& t, const Places& strings) {
  const std::string_view bytes(reinterpret_cast<const char*>(t.names.data()), t.names.size_bytes());
  return !text::find_invalid_utf8(bytes) &&
         std::ranges::all_of(t.names, [&](const Name& name) { return sound_name(name, strings); });
}

template <class Code>
bool codes_below(std::string_view codes, std::size_t bound) {
  Code largest = 0;
  for (std::size_t at = 0; at < codes.size(); at += sizeof(Code)) {
    largest = std::max(largest, load_code<Code>(codes.data() + at));
  }
  return codes.empty() || largest < bound;
}

bool sound_codes(std::string_view codes, std::uint32_t width, Numbers values,
                 const Places& strings) {
  if (width == 1) return codes_below<std::uint8_t>(codes, values.size());
  if (width == 2) return codes_below<std::uint16_t>(codes, values.size());
  if (width != 4) return false;
  std::uint64_t lacking = 0;
  for (std::size_t at = 0; at < codes.size(); at += width) {
    lacking |= strings.lacks(load_code<std::uint32_t>(codes.data() + at));
  }
  return (lacking & 1U) == 0;
}

// Codes and values of the columns follow one another without gap.
bool sound_columns(const TableSections& t, const Places& strings) {
  if (t.columns.empty() || t.columns.front().values != 0) return false;
  std::uint64_t codes = 0;
  for (std::size_t i = 0; i < t.columns.size(); ++i) {
    const Column& column = t.columns[i];
    const std::uint32_t values_end =
        i + 1 < t.columns.size() ? t.columns[i + 1].values : t.header.cell_values;
    const std::uint64_t size = std::uint64_t{t.header.rows} * column.width;
    if (!strings.has(column.name) || column.codes != codes || column.width > 4 ||
        (column.width == 0) != (i == 0) || size > t.codes.size() - codes ||
        column.values > values_end || values_end > t.header.cell_values) {
      return false;
    }
    const Numbers values = t.cell_values.subspan(column.values, values_end - column.values);
    const std::string_view own = t.codes.substr(column.codes, static_cast<std::size_t>(size));
    if (i > 0 && !sound_codes(own, column.width, values, strings)) return false;
    codes += size;
  }
  return codes == t.codes.size();
}

bool sound_strings(const TableSections& t) {
  Places strings(t.pool.size());
  return find_strings(t.pool, strings) && !text::find_invalid_utf8(t.pool) &&
         strings.has(t.header.name) && strings.have(t.cell_values) &&
         strings.have(t.facet_values) && sound_columns(t, strings) && sound_names(t, strings);
}

bool sound_facets(const TableSections& t) {
  const auto& ends = t.header.facet_end;
  if (ends.front() == 0 || !ascending_to(ends, t.header.facet_values)) return false;
  if (std::ranges::adjacent_find(ends) != ends.end()) return false;  // "" is in each
  return ascending_to(t.country_ends, t.header.country_members) &&
         all_below(t.country_members, static_cast<std::uint32_t>(t.values(kCountry).size()));
}

bool sound_group(const TableSections& t, const Group& group) {
  if (group.begin >= group.end) return false;
  for (std::size_t f = 0; f < kFacetCount; ++f) {
    const std::size_t bound = f == kCountry ? t.country_ends.size() : t.values(f).size();
    if (group.facets[f] >= bound) return false;
  }
  return true;
}

bool sound_groups(const TableSections& t) {
  std::uint32_t begin = 0;
  std::uint32_t letter = 0;
  for (const Group& group : t.groups) {
    if (group.begin != begin || group.letter < letter || !sound_group(t, group)) return false;
    begin = group.end;
    letter = group.letter;
  }
  return begin == t.header.drawable;
}

bool sound_draws(const TableSections& t) {
  const bool rising = std::ranges::adjacent_find(t.draws, std::greater_equal<>(),
                                                 &Draw::weight_before) ==
                      t.draws.end();  // every row weighs something
  const auto rows = t.draws.first(t.header.drawable);
  return t.draws.front().weight_before == 0 && rising &&
         std::ranges::all_of(rows, [&t](const Draw& draw) { return draw.row < t.header.rows; }) &&
         sound_groups(t);
}

// Words from the head of a key record to its end.
std::uint64_t key_words(std::uint32_t rows, std::uint32_t bytes) {
  return kKeyHead + std::uint64_t{rows} + (std::uint64_t{bytes} + 3) / 4;
}

// Walks from record to record; where the last one ends the section must.
bool find_keys(const TableSections& t, Places& behind_keys) {
  std::uint64_t rows = 0;
  for (std::size_t at = 0; at < t.keys.size();) {
    const Numbers rest = t.keys.subspan(at);
    if (rest.size() < kKeyHead || rest[0] == 0) return false;
    const std::uint64_t words = key_words(rest[0], rest[1]);
    if (words > rest.size() || !all_below(rest.subspan(kKeyHead, rest[0]), t.header.rows)) {
      return false;
    }
    behind_keys.add(at + 1);
    rows += rest[0];
    at += static_cast<std::size_t>(words);
  }
  return rows == t.header.rows;
}

// Without a jump for each slot: whether one is free cannot be guessed.
bool sound_slots(Numbers slots, const Places& behind_keys) {
  std::uint64_t lacking = 0;
  std::uint32_t hash_of_none = 0;
  for (const std::uint32_t slot : slots) {
    const std::uint32_t behind = slot & kSlotKey;
    lacking |= behind_keys.lacks(behind);
    hash_of_none |= behind == 0 ? slot : 0;
  }
  return (lacking & 1U) == 0 && hash_of_none == 0;
}

bool sound_index(const TableSections& t) {
  Places behind_keys(t.keys.size() + 1);  // each place plus 1, as in the slots
  behind_keys.add(0);                     // of free slots
  if (!find_keys(t, behind_keys)) return false;
  if (t.slots.empty()) return t.keys.empty();
  return std::has_single_bit(t.slots.size()) && sound_slots(t.slots, behind_keys);
}

bool sound_table(std::string_view bytes, TableSections& table) {
  return cut_sections(bytes, table) && sound_strings(table) && sound_facets(table) &&
         sound_draws(table) && sound_index(table);
}

Error image_error(const std::string& path, std::string_view what) {
  return {ErrorCode::kLexicon, fmt::format("{}; rebuild or reinstall the lexicons", what), path};
}

// What is wrong with the image as a whole; "" if nothing is.
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
    const bool inside = entry.offset % 8 == 0 && entry.offset <= image.size() &&
                        entry.size <= image.size() - entry.offset;
    if (!inside || !sound_table(image.substr(entry.offset, entry.size), table.sections) ||
        !names.insert(table.sections.string(table.sections.header.name)).second) {
      return image_error(path, "the lexicon image is damaged");
    }
  }
  if (!cursor.whole()) return image_error(path, "the lexicon image is damaged");
  return tables;
}

}  // namespace pseudo::lexicon
