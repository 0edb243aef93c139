// Look-up in one table, and the choice of surrogates from it.
#include <algorithm>
#include <cassert>
#include <limits>
#include <vector>

#include "lexicon/image.h"
#include "pseudo/lexicon.h"
#include "pseudo/random.h"

namespace pseudo {
namespace {

using lexicon::Group;
using lexicon::kCountry;
using lexicon::kFacetCount;
using lexicon::TableSections;

constexpr std::uint32_t kAny = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint32_t kNone = kAny - 1;

// The conditions that ask something, as value numbers of one table; kNone is in no row.
struct Asked {
  struct Value {
    std::uint32_t facet = 0;
    std::uint32_t number = 0;
  };
  std::array<Value, kFacetCount> values;  // of the facets that rows have one value of
  std::size_t count = 0;
  std::uint32_t country = kAny;
};

// One by one: a facet has few values, told apart by length and first letter as a rule.
std::uint32_t value_number(const std::vector<std::string_view>& values, std::string_view value) {
  const auto it = std::ranges::find_if(values, [&](std::string_view other) {
    return other.size() == value.size() && other.front() == value.front() && other == value;
  });
  if (it == values.end()) return kNone;
  return static_cast<std::uint32_t>(it - values.begin());
}

// `values`: of each facet.
Asked value_numbers(std::span<const std::vector<std::string_view>> values,
                    const Conditions& conditions) {
  const std::array<std::string_view, kFacetCount> wanted = {
      conditions.kind, conditions.gender, conditions.number, conditions.country,
      conditions.size, conditions.tier,   conditions.article};
  Asked asked;
  for (std::uint32_t f = 0; f < kFacetCount; ++f) {
    if (wanted[f].empty()) continue;
    const std::uint32_t number = value_number(values[f], wanted[f]);
    if (f == kCountry) {
      asked.country = number;
    } else {
      asked.values[asked.count++] = {f, number};
    }
  }
  return asked;
}

bool country_fits(const TableSections& table, std::uint32_t set, std::uint32_t country) {
  const auto members = table.countries(set);
  return members.empty() || std::ranges::find(members, country) != members.end();
}

bool fits(const TableSections& table, const Group& group, const Asked& asked) {
  for (std::size_t i = 0; i < asked.count; ++i) {
    if (group.facets[asked.values[i].facet] != asked.values[i].number) return false;
  }
  return asked.country == kAny || country_fits(table, group.facets[kCountry], asked.country);
}

bool asks_nothing(const Asked& asked) { return asked.count == 0 && asked.country == kAny; }

}  // namespace

void Candidates::add(std::uint32_t begin, std::uint32_t end) {
  const auto weights = table_->view_->sections.weights;
  if (!ranges_.empty() && ranges_.back().end == begin) {
    ranges_.back().end = end;
  } else {
    ranges_.push_back({begin, end, size_, weight_});
  }
  size_ += end - begin;
  weight_ += weights[end] - weights[begin];
}

void Candidates::append(const Candidates& other) {
  table_ = other.table_;
  for (const Range& range : other.ranges_) add(range.begin, range.end);
}

std::uint32_t Candidates::row(std::size_t i) const {
  assert(i < size_);
  const auto next = std::ranges::upper_bound(ranges_, i, std::less<>(), &Range::rows_before);
  const Range& range = *(next - 1);
  return table_->view_->sections.order[range.begin + (i - range.rows_before)];
}

std::optional<std::size_t> Candidates::index_of(std::uint32_t row) const {
  for (const Range& range : ranges_) {
    const auto rows = table_->view_->sections.order.subspan(range.begin, range.end - range.begin);
    const auto found = std::ranges::find(rows, row);
    if (found != rows.end()) {
      return range.rows_before + static_cast<std::size_t>(found - rows.begin());
    }
  }
  return std::nullopt;
}

std::uint32_t Candidates::draw(DrawStream& stream) const {
  assert(size_ > 0);
  const auto ticket = static_cast<std::uint32_t>(stream.below(weight_));
  const auto next = std::ranges::upper_bound(ranges_, ticket, std::less<>(), &Range::weight_before);
  const Range& range = *(next - 1);
  const TableSections& table = table_->view_->sections;
  const auto weights = table.weights.subspan(range.begin, range.end - range.begin);
  const std::uint32_t target = weights.front() + (ticket - range.weight_before);
  const auto above = std::ranges::upper_bound(weights, target);
  return table.order[range.begin + static_cast<std::size_t>(above - weights.begin()) - 1];
}

std::span<const Group> LexiconTable::View::groups_of(std::uint32_t letter) const {
  if (letter == 0) return sections.groups;
  const auto found = std::ranges::lower_bound(letters, letter, {}, &Letter::letter);
  if (found == letters.end() || found->letter != letter) return {};
  return sections.groups.subspan(found->begin, found->end - found->begin);
}

LexiconTable::LexiconTable() = default;
LexiconTable::~LexiconTable() = default;

std::string_view LexiconTable::name() const {
  return view_->sections.string(view_->sections.header.name);
}

std::uint32_t LexiconTable::rows() const { return view_->sections.header.rows; }

std::size_t LexiconTable::columns() const { return view_->column_names.size(); }

std::string_view LexiconTable::column_name(std::size_t column) const {
  assert(column < columns());
  return view_->column_names[column];
}

std::optional<std::size_t> LexiconTable::column(std::string_view name) const {
  const std::vector<std::string_view>& names = view_->column_names;
  for (std::size_t i = 0; i < names.size(); ++i) {
    if (names[i] == name) return i;
  }
  return std::nullopt;
}

std::string_view LexiconTable::cell(std::uint32_t row, std::size_t column) const {
  const TableSections& table = view_->sections;
  assert(row < table.header.rows && column < table.columns.size());
  return table.string(table.cells[std::size_t{row} * table.columns.size() + column]);
}

std::string_view LexiconTable::cell(std::uint32_t row, std::string_view column_name) const {
  const auto number = column(column_name);
  return number ? cell(row, *number) : std::string_view();
}

std::span<const std::uint32_t> LexiconTable::find(std::string_view folded_key) const {
  const TableSections& table = view_->sections;
  const std::uint32_t hash = lexicon::key_hash(folded_key);
  const std::size_t mask = table.slots.size() - 1;
  for (std::size_t probe = 0; probe < table.slots.size(); ++probe) {
    const std::uint32_t slot = table.slots[(hash + probe) & mask];
    if (slot == 0) break;
    const std::uint32_t key = (slot & lexicon::kSlotKey) - 1;
    if (slot != lexicon::slot_of(hash, key)) continue;
    const lexicon::KeyEntry& entry = table.keys[key];
    const lexicon::KeyEntry& next = table.keys[key + 1];
    if (table.key_pool.substr(entry.text, next.text - entry.text) == folded_key) {
      return table.key_rows.subspan(entry.rows, next.rows - entry.rows);
    }
  }
  return {};
}

bool LexiconTable::offers(std::size_t least, const Conditions& conditions) const {
  const TableSections& table = view_->sections;
  const Asked asked = value_numbers(view_->values, conditions);
  std::size_t found = 0;
  for (const Group& group : view_->groups_of(conditions.letter)) {
    if (found >= least) break;
    if (fits(table, group, asked)) found += group.end - group.begin;
  }
  return found >= least;
}

Candidates LexiconTable::select(const Conditions& conditions) const {
  Candidates found;
  select(conditions, found);
  return found;
}

void LexiconTable::select(const Conditions& conditions, Candidates& found) const {
  const TableSections& table = view_->sections;
  const Asked asked = value_numbers(view_->values, conditions);
  const auto groups = view_->groups_of(conditions.letter);
  found.table_ = this;
  found.size_ = found.weight_ = 0;
  found.ranges_.clear();
  if (groups.empty()) return;
  if (asks_nothing(asked)) return found.add(groups.front().begin, groups.back().end);
  for (const Group& group : groups) {
    if (fits(table, group, asked)) found.add(group.begin, group.end);
  }
}

}  // namespace pseudo
