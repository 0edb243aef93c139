// Locations of towns, and the location near which a surrogate should lie.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/language.h"
#include "pseudo/lexicon.h"

namespace pseudo {

/// A location, in degrees.
struct Point {
  double latitude = 0;
  double longitude = 0;
};

/// Reads the columns `latitude` and `longitude` of a row; nothing if they are missing or not
/// numeric.
std::optional<Point> point_of(const LexiconTable& table, std::uint32_t row);

/// The distance in kilometres, computed as on a plane: accurate enough within one country.
double kilometres(const Point& one, const Point& other);

/// The towns of one document that have surrogates. Towns mentioned together are usually close to
/// each other, so a surrogate should lie near an earlier one, unless both originals are known and
/// far apart.
class NearTowns {
 public:
  /// Returns the location near which the surrogate should lie; nothing: anywhere. `sentence`: the
  /// number of the sentence in sentence scope, otherwise 0. Towns of different sentences are
  /// independent.
  [[nodiscard]] std::optional<Point> goal(const SurrogateQuery& query, std::size_t sentence) const;
  /// Adds the surrogate of a town, if its location is known and few towns were added before.
  void enter(const SurrogateQuery& query, const Surrogate& surrogate, std::size_t sentence);

 private:
  struct Town {
    std::optional<Point> original;  // nothing if no table contains it
    Point surrogate;
    std::string_view country;  // of the surrogate
  };
  std::map<std::size_t, std::vector<Town>> towns_;  // by sentence, in the order of the draws
};

}  // namespace pseudo
