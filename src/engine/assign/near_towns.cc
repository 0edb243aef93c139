#include "engine/assign/near_towns.h"

#include <charconv>
#include <cmath>
#include <limits>
#include <numbers>
#include <system_error>

namespace pseudo {
namespace {

constexpr double kNear = 80;           // kilometres: distance of a day trip
constexpr double kDegree = 111;        // kilometres per degree of latitude
constexpr std::size_t kMostTowns = 8;  // compared with each new one

std::optional<double> number(std::string_view cell) {
  double value = 0;
  const auto [stop, status] = std::from_chars(cell.data(), cell.data() + cell.size(), value);
  if (status != std::errc() || stop != cell.data() + cell.size()) return std::nullopt;
  return value;
}

std::optional<Point> own_point(const SurrogateQuery& query) {
  if (query.table == nullptr || !query.own_row) return std::nullopt;
  return point_of(*query.table, *query.own_row);
}

// The country required or preferred for the surrogate; "": any.
std::string_view wanted_country(const SurrogateQuery& query) {
  return query.required.country.empty() ? query.preferred.country : query.required.country;
}

}  // namespace

std::optional<Point> point_of(const LexiconTable& table, std::uint32_t row) {
  const auto latitude = number(table.cell(row, "latitude"));
  const auto longitude = number(table.cell(row, "longitude"));
  if (!latitude || !longitude) return std::nullopt;
  return Point{*latitude, *longitude};
}

double kilometres(const Point& one, const Point& other) {
  const double middle = (one.latitude + other.latitude) / 2 * std::numbers::pi / 180;
  const double north = (one.latitude - other.latitude) * kDegree;
  const double east = (one.longitude - other.longitude) * kDegree * std::cos(middle);
  return std::hypot(north, east);
}

std::optional<Point> NearTowns::goal(const SurrogateQuery& query, std::size_t sentence) const {
  const auto known = towns_.find(sentence);
  if (known == towns_.end()) return std::nullopt;
  const std::optional<Point> own = own_point(query);
  const std::string_view country = wanted_country(query);
  const Town* nearest = nullptr;
  const Town* last = nullptr;  // last town at an unknown distance
  double least = std::numeric_limits<double>::max();
  for (const Town& town : known->second) {
    if (!country.empty() && town.country != country) continue;
    if (!own || !town.original) {
      last = &town;
    } else if (const double far = kilometres(*own, *town.original); far < least) {
      nearest = &town;
      least = far;
    }
  }
  const Town* const chosen = nearest == nullptr ? last : least <= kNear ? nearest : nullptr;
  return chosen == nullptr ? std::nullopt : std::optional(chosen->surrogate);
}

void NearTowns::enter(const SurrogateQuery& query, const Surrogate& surrogate,
                      std::size_t sentence) {
  if (surrogate.table == nullptr) return;
  const std::optional<Point> point = point_of(*surrogate.table, surrogate.row);
  std::vector<Town>& towns = towns_[sentence];
  if (!point || towns.size() >= kMostTowns) return;
  towns.push_back({own_point(query), *point, surrogate.table->cell(surrogate.row, "country")});
}

}  // namespace pseudo
