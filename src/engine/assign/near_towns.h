// Where a town lies, and near what its surrogate should lie.
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

/// In degrees.
struct Point {
  double latitude = 0;
  double longitude = 0;
};

/// From the columns `latitude` and `longitude` of a row; nothing if they are missing or no numbers.
std::optional<Point> point_of(const LexiconTable& table, std::uint32_t row);

/// In kilometres, as on a plane: exact enough within one country.
double kilometres(const Point& one, const Point& other);

/// The towns for which one document has surrogates. Towns that a text names together mostly lie
/// near each other, so a surrogate should lie near an earlier one, unless both originals are known
/// and far from each other.
class NearTowns {
 public:
  /// Where the surrogate should lie; nothing: anywhere. `sentence`: the sentence if the scope is a
  /// sentence, else 0. Towns of different sentences have nothing to do with each other.
  [[nodiscard]] std::optional<Point> goal(const SurrogateQuery& query, std::size_t sentence) const;
  void enter(const SurrogateQuery& query, const Surrogate& surrogate, std::size_t sentence);

 private:
  struct Town {
    std::optional<Point> original;  // nothing: no table knows where it lies
    Point surrogate;
    std::string_view country;  // of the surrogate
  };
  std::map<std::size_t, std::vector<Town>> towns_;  // by sentence, in the order of the draws
};

}  // namespace pseudo
