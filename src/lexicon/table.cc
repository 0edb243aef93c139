// Lookup in a table, and selection of surrogates from it.
#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <span>

#include "lexicon/group_index.h"
#include "lexicon/image.h"
#include "lexicon/table_view.h"
#include "pseudo/lexicon.h"
#include "pseudo/random.h"
#include "text/short_strings.h"

namespace pseudo {
namespace {

using lexicon::GroupIndex;
using lexicon::TableSections;

// The last element whose number is at most `bound`. Precondition: the first element qualifies.
// Branch-free, as the processor would mispredict every second comparison.
template <class T, class Number = std::identity>
const T& last_not_above(std::span<const T> sorted, std::uint32_t bound, Number number = {}) {
  const T* first = sorted.data();
  for (std::size_t size = sorted.size(); size > 1;) {
    const std::size_t half = size / 2;
    first += half * static_cast<std::size_t>(std::invoke(number, first[half]) <= bound);
    size -= half;
  }
  return *first;
}

}  // namespace

void Candidates::add(const Range& range) {
  if (ranges_.empty()) ranges_.reserve(8);  // rarely exceeded
  ranges_.push_back(range);
  ranges_.back().rows_before = size_;
  ranges_.back().weight_before = weight_;
  size_ += range.rows;
  weight_ += range.weight;
}

void Candidates::append(const Candidates& other) {
  table_ = other.table_;
  for (const Range& range : other.ranges_) add(range);
}

std::uint32_t Candidates::row(std::size_t i) const {
  assert(i < size_);
  const auto index = static_cast<std::uint32_t>(i);
  const Range& range = last_not_above(std::span(ranges_), index, &Range::rows_before);
  return table_->view_->sections.draws[range.begin + (index - range.rows_before)];
}

std::optional<std::size_t> Candidates::index_of(std::uint32_t row) const {
  for (const Range& range : ranges_) {
    const auto rows = table_->view_->sections.draws.subspan(range.begin, range.rows);
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
  const Range& range = last_not_above(std::span(ranges_), ticket, &Range::weight_before);
  const TableSections& table = table_->view_->sections;
  const std::uint32_t offset = ticket - range.weight_before;
  if (range.row_weight != 0) return table.draws[range.begin + offset / range.row_weight];
  const auto weights = table.weights.subspan(range.begin, range.rows);
  const std::uint32_t& weight = last_not_above(weights, weights.front() + offset);
  return table.draws[range.begin + static_cast<std::size_t>(&weight - weights.data())];
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
  return view_->column_names.values()[column];
}

std::optional<std::size_t> LexiconTable::column(std::string_view name) const {
  const std::uint32_t number = view_->column_names.find(name);
  if (number == view_->column_names.size()) return std::nullopt;
  return number;
}

std::string_view LexiconTable::cell(std::uint32_t row, std::size_t column) const {
  const TableSections& table = view_->sections;
  assert(row < table.header.rows && column < table.columns.size());
  return table.cell(row, column);
}

std::string_view LexiconTable::cell(std::uint32_t row, std::string_view column_name) const {
  const auto number = column(column_name);
  return number ? cell(row, *number) : std::string_view();
}

std::span<const std::uint32_t> LexiconTable::find(std::string_view folded_key) const {
  const TableSections& table = view_->sections;
  const std::uint32_t hash = text::short_hash(folded_key);
  const std::size_t mask = table.buckets.size() - 1;
  for (std::size_t probe = 0; probe < table.buckets.size(); ++probe) {
    const std::uint32_t bucket = table.buckets[(hash + probe) & mask];
    if (bucket == 0) break;
    const std::uint32_t target = (bucket & lexicon::kBucketTarget) - 1;
    if (bucket != lexicon::bucket_of(hash, target)) continue;
    if (target < table.header.rows) {
      if (lexicon::key_is_lowered(table.name(target), folded_key))
        return {&table.number(target), 1};
      continue;
    }
    const lexicon::KeyRecord key = table.key(target - table.header.rows);
    if (text::equal(key.text, folded_key)) return key.rows;
  }
  return {};
}

bool LexiconTable::offers(std::size_t least, const Conditions& conditions) const {
  const GroupIndex& groups = view_->groups;
  const GroupIndex::Query query = groups.translate(conditions);
  if (query.matches_none) return least == 0;
  std::size_t found = 0;
  const auto [begin, end] = groups.of_letter(conditions.letter);
  for (std::uint32_t group = begin; group < end && found < least; ++group) {
    if (groups.matches(group, query))
      found += groups.begin(group + 1).draw - groups.begin(group).draw;
  }
  return found >= least;
}

Candidates LexiconTable::select(const Conditions& conditions) const {
  Candidates found;
  const GroupIndex& groups = view_->groups;
  const GroupIndex::Query query = groups.translate(conditions);
  found.table_ = this;
  const auto [begin, end] = groups.of_letter(conditions.letter);
  if (query.matches_none || begin == end) return found;
  if (query.matches_all) {
    found.add(this->groups(begin, end));
    return found;
  }
  for (std::uint32_t group = begin; group < end; ++group) {
    if (groups.matches(group, query)) found.add(this->groups(group, group + 1));
  }
  return found;
}

// The rows of the groups first .. last - 1.
Candidates::Range LexiconTable::groups(std::uint32_t first, std::uint32_t last) const {
  const GroupIndex::Begin& from = view_->groups.begin(first);
  const GroupIndex::Begin& to = view_->groups.begin(last);
  return {.begin = from.draw,
          .rows = to.draw - from.draw,
          .weight = to.weight - from.weight,
          .row_weight = last == first + 1 ? from.row_weight : 0};
}

}  // namespace pseudo
