#include "engine/assign/shared_rows.h"

#include <algorithm>
#include <mutex>
#include <span>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "engine/assign/name_candidates.h"
#include "model/category_tree.h"
#include "text/fold.h"

namespace pseudo {

bool SharedRows::has_zip(const LexiconTable& table, std::uint32_t row) const {
  return !zips_.of(table.cell(row, std::size_t{0}), table.cell(row, "country")).empty();
}

// True for the first row with its name that may be drawn, if the language analyzes the name as one
// entity and its query selects this row. Other names are composed of names that have surrogates of
// their own.
bool SharedRows::stands_for_its_name(Category category, const LexiconTable& table,
                                     std::uint32_t row) const {
  const std::string_view own = table.cell(row, std::size_t{0});
  const auto same = table.find(text::fold_key(own));
  const auto first = std::ranges::find_if(
      same, [&](std::uint32_t other) { return table.cell(other, "use") != "recognize"; });
  if (first == same.end() || *first != row) return false;
  Mention mention;
  mention.category = category;
  mention.surface = own;
  mention.span = {0, own.size()};
  const std::vector<Analysis> analyses = language_.analyze({own, std::span(&mention, 1)});
  const auto is_entity = [](const Part& part) { return part.kind == Part::Kind::kEntity; };
  if (analyses.empty() || std::ranges::count_if(analyses[0], is_entity) != 1) return false;
  const Part& part = *std::ranges::find_if(analyses[0], is_entity);
  const SurrogateQuery query = language_.query({part.category, part.key, own, {}, {}, &part.sort});
  return query.table == &table && query.own_row &&
         text::same_key(table.cell(*query.own_row, std::size_t{0}), own);
}

// Separates places with postal codes from those without, unless one of the classes were too small
// to hide an entity; then both form one class.
std::vector<SharedRows::Class> SharedRows::divide(Category category, const LexiconTable& table,
                                                  const Candidates& peers) const {
  const auto name = fmt::format("{}/{}", table.name(), table.cell(peers.row(0), std::size_t{0}));
  Class all{name, {}, {}};
  Class coded{name + "/zip", {}, {}};
  Class other{name, {}, {}};
  for (std::size_t i = 0; i < peers.size(); ++i) {
    const std::uint32_t row = peers.row(i);
    if (!stands_for_its_name(category, table, row)) continue;
    all.rows.push_back(row);
    if (is_personal_name(category)) {
      std::string key = text::fold_key(table.cell(row, std::size_t{0}));
      all.people.push_back(alike_.read(category, std::move(key)));
      continue;
    }
    const bool has_code = category == Category::kCity && has_zip(table, row);
    (has_code ? coded : other).rows.push_back(row);
  }
  if (coded.rows.size() < kEnoughRows || other.rows.size() < kEnoughRows) return {std::move(all)};
  return {std::move(coded), std::move(other)};
}

SharedRows::Place SharedRows::find(Category category, const LexiconTable& table,
                                   std::uint32_t row) const {
  const Address address{&table, category, row};
  {
    const std::shared_lock lock(mutex_);
    if (const auto known = places_.find(address); known != places_.end()) return known->second;
  }
  const Candidates peers = table.peers(row, kEnoughRows);
  std::vector<Class> classes;
  if (peers.size() > 0) classes = divide(category, table, peers);
  const std::unique_lock lock(mutex_);
  if (!places_.contains(address)) {
    for (std::size_t i = 0; i < peers.size(); ++i) places_[{&table, category, peers.row(i)}];
    places_[address];
    for (Class& one : classes) {
      const Class& kept = classes_.emplace_back(std::move(one));
      for (std::size_t i = 0; i < kept.rows.size(); ++i) {
        places_[{&table, category, kept.rows[i]}] = {&kept, i};
      }
    }
  }
  return places_.at(address);
}

}  // namespace pseudo
