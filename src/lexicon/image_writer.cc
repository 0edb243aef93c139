// Writes tables as an image.
#include <fmt/format.h>

#include <algorithm>
#include <bit>
#include <cstring>
#include <unordered_map>
#include <utility>

#include "lexicon/image.h"
#include "random/hash.h"
#include "text/fold.h"
#include "text/short_strings.h"

namespace pseudo::lexicon {
namespace {

using Numbers = std::vector<std::uint32_t>;

constexpr std::size_t padded(std::size_t size, std::size_t to) { return (size + to - 1) / to * to; }

std::uint32_t to_u32(std::size_t number) { return static_cast<std::uint32_t>(number); }

// The string pool. Stores each string once, in order of first use.
class StringPool {
 public:
  std::uint32_t place(std::string_view string) {
    const auto [it, fresh] = places_.try_emplace(std::string(string), to_u32(bytes_.size()));
    if (fresh) {
      add_size(string.size());
      bytes_ += string;
    }
    return it->second;
  }
  [[nodiscard]] const std::string& bytes() const { return bytes_; }

 private:
  void add_size(std::size_t size) {
    if (size < kLongSize) return bytes_.push_back(static_cast<char>(size));
    bytes_.push_back(static_cast<char>(kLongSize));
    add_seven_bits(size, bytes_);
  }

  // Never iterated: the order is not deterministic.
  std::unordered_map<std::string, std::uint32_t> places_;
  std::string bytes_;
};

class TableWriter {
 public:
  TableWriter(const TsvTable& table, std::vector<RowFacts> facts)
      : table_(table), facts_(std::move(facts)) {}

  std::string write() {
    header_.name = pool_.place(table_.name);
    header_.rows = to_u32(table_.rows());
    header_.columns = to_u32(table_.columns.size());
    header_.name_bytes = name_bytes();
    for (std::size_t column = 0; column < table_.columns.size(); ++column) add_column(column);
    for (std::uint32_t row = 0; row < header_.rows; ++row) add_record(row);
    number_facets();
    sort_drawable();
    make_groups();
    make_index();
    return print();
  }
  /// Number of values that a bucket must be able to encode: rows and words of key records.
  [[nodiscard]] std::size_t targets() const { return header_.rows + keys_.size(); }

 private:
  // Chosen so that seven of eight names are short.
  [[nodiscard]] std::uint32_t name_bytes() const {
    std::vector<std::size_t> sizes(table_.rows());
    for (std::size_t row = 0; row < sizes.size(); ++row) sizes[row] = table_.cell(row, 0).size();
    if (sizes.empty()) return kLeastName;
    std::ranges::sort(sizes);
    return std::clamp(to_u32(sizes[(sizes.size() - 1) * 7 / 8]), kLeastName, kMostName);
  }

  [[nodiscard]] bool is_short(std::string_view name) const {
    return name.size() <= header_.name_bytes;
  }

  void add_record(std::uint32_t row) {
    const std::size_t begin = records_.size();
    add_number(row);
    const std::string_view name = table_.cell(row, 0);
    if (is_short(name)) {
      records_.append(1, static_cast<char>(name.size())).append(name);
    } else {
      records_.push_back(static_cast<char>(kLongSize));
      add_seven_bits(pool_.place(name), records_);
    }
    records_.resize(begin + kNameText + header_.name_bytes);
    for (std::size_t column = 1; column < columns_.size(); ++column) {
      add_code(codes_[column][row], columns_[column].width);
    }
    records_.resize(begin + header_.record_bytes);
  }

  void add_column(std::size_t number) {
    const std::uint32_t place = columns_.empty() ? to_u32(kNameText) + header_.name_bytes
                                                 : columns_.back().place + columns_.back().width;
    Column column{.name = pool_.place(table_.columns[number]),
                  .place = place,
                  .width = 0,
                  .values = to_u32(value_places_.size())};
    codes_.emplace_back();
    if (number > 0) column.width = add_codes(number);
    columns_.push_back(column);
    header_.record_bytes = to_u32(padded(column.place + column.width, sizeof(std::uint64_t)));
  }

  // Returns the width of the codes: the smallest that fits, if at most half of the cells are
  // distinct.
  std::uint32_t add_codes(std::size_t column) {
    Numbers& codes = codes_.back();
    Numbers places;
    std::unordered_map<std::string_view, std::uint32_t> known;  // never iterated
    for (std::size_t row = 0; row < table_.rows(); ++row) {
      const std::string_view cell = table_.cell(row, column);
      const auto [it, fresh] = known.try_emplace(cell, to_u32(places.size()));
      if (fresh) places.push_back(pool_.place(cell));
      codes.push_back(it->second);
    }
    const bool few = places.size() <= 0x100;
    if (!few && (places.size() > 0x10000 || 2 * places.size() >= codes.size())) {
      for (std::uint32_t& code : codes) code = places[code];
      return sizeof(std::uint32_t);
    }
    value_places_.insert(value_places_.end(), places.begin(), places.end());
    return few ? sizeof(std::uint8_t) : sizeof(std::uint16_t);
  }

  template <class Number>
  void add_number(Number number) {
    records_.append(reinterpret_cast<const char*>(&number), sizeof number);
  }
  void add_code(std::uint32_t code, std::uint32_t width) {
    if (width == sizeof(std::uint8_t)) return add_number(static_cast<std::uint8_t>(code));
    if (width == sizeof(std::uint16_t)) return add_number(static_cast<std::uint16_t>(code));
    add_number(code);
  }

  // Sorts the values of each facet; for kCountry single country codes, not the cells.
  void number_facets() {
    for (std::size_t f = 0; f < kFacetCount; ++f) {
      auto& values = values_[f];
      values.emplace_back();
      for (const RowFacts& facts : facts_) add_values(values, f, facts.facets[f]);
      sort_once(values);
      for (const std::string_view value : values) facet_values_.push_back(pool_.place(value));
      header_.facet_end[f] = to_u32(facet_values_.size());
    }
    number_country_sets();
  }

  static void add_values(std::vector<std::string_view>& values, std::size_t facet,
                         std::string_view cell) {
    if (facet != kCountry) return values.push_back(cell);
    for (const std::string_view code : split_countries(cell)) values.push_back(code);
  }

  void number_country_sets() {
    country_cells_.emplace_back();
    for (const RowFacts& facts : facts_) country_cells_.push_back(facts.facets[kCountry]);
    sort_once(country_cells_);
    for (const std::string_view cell : country_cells_) {
      for (const std::string_view code : split_countries(cell)) {
        country_members_.push_back(index_of(values_[kCountry], code));
      }
      country_ends_.push_back(to_u32(country_members_.size()));
    }
  }

  static void sort_once(std::vector<std::string_view>& values) {
    std::ranges::sort(values);
    values.erase(std::unique(values.begin(), values.end()), values.end());
  }

  static std::uint32_t index_of(const std::vector<std::string_view>& sorted,
                                std::string_view value) {
    return to_u32(
        static_cast<std::size_t>(std::ranges::lower_bound(sorted, value) - sorted.begin()));
  }

  // Compares all facts of a row, so that the result does not depend on the order of the file.
  [[nodiscard]] bool row_before(std::uint32_t a, std::uint32_t b) const {
    const RowFacts& x = facts_[a];
    const RowFacts& y = facts_[b];
    if (x.letter != y.letter) return x.letter < y.letter;
    if (x.facets != y.facets) return x.facets < y.facets;
    const auto cells = std::span(table_.cells);
    const auto row = [&](std::uint32_t r) {
      return cells.subspan(r * table_.columns.size(), table_.columns.size());
    };
    return std::ranges::lexicographical_compare(row(a), row(b));
  }

  void sort_drawable() {
    for (std::uint32_t row = 0; row < header_.rows; ++row) {
      if (facts_[row].surrogate) order_.push_back(row);
    }
    std::ranges::sort(order_, [this](auto a, auto b) { return row_before(a, b); });
    std::uint32_t weight = 0;
    for (const std::uint32_t row : order_) {
      weights_.push_back(weight);
      weight += facts_[row].weight;
    }
    weights_.push_back(weight);
  }

  void make_groups() {
    for (std::uint32_t i = 0; i < order_.size(); ++i) {
      const RowFacts& facts = facts_[order_[i]];
      const bool same = i > 0 && facts_[order_[i - 1]].letter == facts.letter &&
                        facts_[order_[i - 1]].facets == facts.facets;
      if (!same) groups_.push_back(new_group(facts, i));
      groups_.back().end = i + 1;
    }
  }

  [[nodiscard]] Group new_group(const RowFacts& facts, std::uint32_t begin) const {
    Group group{.letter = facts.letter, .facets = {}, .begin = begin, .end = begin};
    for (std::size_t f = 0; f < kFacetCount; ++f) {
      group.facets[f] = index_of(f == kCountry ? country_cells_ : values_[f], facts.facets[f]);
    }
    return group;
  }

  void make_index() {
    std::vector<std::pair<std::string, std::uint32_t>> rows;
    for (std::uint32_t row = 0; row < header_.rows; ++row) {
      rows.emplace_back(text::fold_key(table_.cell(row, 0)), row);
    }
    std::ranges::sort(rows);
    std::vector<HashedKey> hashed;
    for (auto first = rows.begin(); first != rows.end();) {
      const std::string& key = first->first;
      const auto behind =
          std::find_if(first, rows.end(), [&key](const auto& other) { return other.first != key; });
      hashed.push_back({text::short_hash(key), target_of(key, std::span(first, behind))});
      first = behind;
    }
    fill_buckets(hashed);
  }

  // The target of a bucket: a row if its name can be compared with the key, otherwise a key record.
  std::uint32_t target_of(std::string_view key,
                          std::span<const std::pair<std::string, std::uint32_t>> key_and_rows) {
    const std::uint32_t first = key_and_rows.front().second;
    if (key_and_rows.size() == 1 && is_short(table_.cell(first, 0)) &&
        key_is_lowered(table_.cell(first, 0), key))
      return first;
    const std::uint32_t target = header_.rows + to_u32(keys_.size());
    keys_.push_back(to_u32(key_and_rows.size()));
    keys_.push_back(to_u32(key.size()));
    for (const auto& [same, row] : key_and_rows) keys_.push_back(row);
    const std::size_t begin = keys_.size();
    keys_.resize(begin + (key.size() + 3) / 4);
    if (!key.empty()) std::memcpy(&keys_[begin], key.data(), key.size());
    return target;
  }

  struct HashedKey {
    std::uint32_t hash, target;
  };

  // Open addressing with linear probing, at most half full.
  void fill_buckets(const std::vector<HashedKey>& keys) {
    if (keys.empty()) return;
    buckets_.assign(std::bit_ceil(keys.size() * 2), 0);
    const std::size_t mask = buckets_.size() - 1;
    for (const HashedKey& key : keys) {
      std::size_t bucket = key.hash & mask;
      while (buckets_[bucket] != 0) bucket = (bucket + 1) & mask;
      buckets_[bucket] = bucket_of(key.hash, key.target);
    }
  }

  std::string print() {
    header_.cell_values = to_u32(value_places_.size());
    header_.drawable = to_u32(order_.size());
    header_.groups = to_u32(groups_.size());
    header_.facet_values = to_u32(facet_values_.size());
    header_.country_sets = to_u32(country_ends_.size());
    header_.country_members = to_u32(country_members_.size());
    header_.buckets = to_u32(buckets_.size());
    header_.key_words = to_u32(keys_.size());
    header_.pool_bytes = to_u32(pool_.bytes().size());
    std::string out(reinterpret_cast<const char*>(&header_), sizeof header_);
    out += records_;
    const auto add = [&out](const auto& section) {
      if (section.empty()) return;
      out.append(reinterpret_cast<const char*>(section.data()),
                 section.size() * sizeof section.front());
    };
    add(columns_);
    add(value_places_);
    add(order_);
    add(weights_);
    add(groups_);
    for (const Numbers* section :
         {&facet_values_, &country_ends_, &country_members_, &buckets_, &keys_}) {
      add(*section);
    }
    return out + pool_.bytes();
  }

  const TsvTable& table_;
  std::vector<RowFacts> facts_;
  StringPool pool_;
  TableHeader header_;
  Numbers value_places_, order_, weights_, facet_values_, country_ends_, country_members_;
  Numbers buckets_, keys_;
  std::vector<Column> columns_;
  std::vector<Numbers> codes_;  // for each column except the first: codes by row
  std::string records_;
  std::vector<Group> groups_;
  std::array<std::vector<std::string_view>, kFacetCount> values_;
  std::vector<std::string_view> country_cells_;
};

}  // namespace

Result<std::string> compile_table(const TsvTable& table, const std::string& path) {
  auto facts = row_facts(table, path);
  if (!facts) return facts.error();
  TableWriter writer(table, *std::move(facts));
  std::string bytes = writer.write();
  if (writer.targets() > kBucketTarget) {
    return Error{ErrorCode::kLexicon,
                 "too many rows, or too long names in the first column: more than 16 million",
                 in_file(path)};
  }
  return bytes;
}

std::string assemble_image(const std::vector<std::string>& tables) {
  ImageHeader header;
  header.table_count = to_u32(tables.size());
  std::string image(reinterpret_cast<const char*>(&header), sizeof header);
  std::size_t offset = padded(sizeof header + tables.size() * sizeof(TableEntry), kLine);
  for (const std::string& table : tables) {
    const TableEntry entry{offset, table.size(), content_digest(table)};
    image.append(reinterpret_cast<const char*>(&entry), sizeof entry);
    offset += padded(table.size(), kLine);
  }
  for (const std::string& table : tables) {
    image.resize(padded(image.size(), kLine), '\0');
    image += table;
  }
  image.resize(padded(image.size(), kLine), '\0');
  seal_image(image);
  return image;
}

void seal_image(std::string& image) {
  const std::uint64_t size = image.size();
  const std::uint64_t sum = checksum(std::string_view(image).substr(kChecksumStart));
  std::memcpy(image.data() + offsetof(ImageHeader, size), &size, sizeof size);
  std::memcpy(image.data() + offsetof(ImageHeader, checksum), &sum, sizeof sum);
}

}  // namespace pseudo::lexicon
