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
  table.offsets = cursor.take<std::uint32_t>(std::uint64_t{h.strings} + 1);
  table.columns = cursor.take<std::uint32_t>(h.columns);
  table.cells = cursor.take<std::uint32_t>(std::uint64_t{h.rows} * h.columns);
  table.order = cursor.take<std::uint32_t>(h.drawable);
  table.weights = cursor.take<std::uint32_t>(std::uint64_t{h.drawable} + 1);
  table.groups = cursor.take<Group>(h.groups);
  table.facet_values = cursor.take<std::uint32_t>(h.facet_values);
  table.country_ends = cursor.take<std::uint32_t>(h.country_sets);
  table.country_members = cursor.take<std::uint32_t>(h.country_members);
  table.slots = cursor.take<std::uint32_t>(h.slots);
  table.keys = cursor.take<KeyEntry>(std::uint64_t{h.keys} + 1);
  table.key_rows = cursor.take<std::uint32_t>(h.rows);
  const std::string_view pools = cursor.rest();
  if (!cursor.whole() || pools.size() != std::uint64_t{h.pool_bytes} + h.key_bytes) return false;
  table.pool = pools.substr(0, h.pool_bytes);
  table.key_pool = pools.substr(h.pool_bytes);
  return true;
}

bool sound_strings(const TableSections& t) {
  const auto inside_character = [&t](std::uint32_t offset) {
    return offset < t.pool.size() && (static_cast<unsigned char>(t.pool[offset]) & 0xC0) == 0x80;
  };
  return t.offsets.front() == 0 && ascending_to(t.offsets, t.header.pool_bytes) &&
         !text::find_invalid_utf8(t.pool) && std::ranges::none_of(t.offsets, inside_character);
}

bool sound_cells(const TableSections& t) {
  const std::uint32_t strings = t.header.strings;
  return t.header.name < strings && t.header.columns > 0 && all_below(t.columns, strings) &&
         all_below(t.cells, strings) && all_below(t.facet_values, strings);
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
  const bool rising = std::ranges::adjacent_find(t.weights, std::greater_equal<>()) ==
                      t.weights.end();  // every row weighs something
  return t.weights.front() == 0 && rising && all_below(t.order, t.header.rows) && sound_groups(t);
}

bool sound_index(const TableSections& t) {
  if (!all_below(t.key_rows, t.header.rows)) return false;
  const KeyEntry& end = t.keys.back();
  if (t.keys.front().text != 0 || end.text != t.header.key_bytes || end.rows > t.header.rows ||
      !std::ranges::is_sorted(t.keys, {}, &KeyEntry::text) ||
      !std::ranges::is_sorted(t.keys, std::less_equal<>(), &KeyEntry::rows)) {
    return false;
  }
  if (t.slots.empty()) return t.header.keys == 0;
  if (!std::has_single_bit(t.slots.size()) || t.header.keys >= t.slots.size()) return false;
  return std::ranges::all_of(t.slots, [&t](std::uint32_t slot) {
    const std::uint32_t behind = slot & kSlotKey;
    return slot == 0 || (behind > 0 && behind <= t.header.keys);
  });
}

bool sound_table(std::string_view bytes, TableSections& table) {
  return cut_sections(bytes, table) && sound_strings(table) && sound_cells(table) &&
         sound_facets(table) && sound_draws(table) && sound_index(table);
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
