// Invented German mails with annotations, of the sizes and the mix of labels that donated mails
// have. Nobody in them exists.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace pseudo::bench {

/// SplitMix64 (Steele, Lea & Flood 2014): the same numbers on every machine.
class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  std::uint64_t next();
  /// Below `bound`; the small bias is no matter here. Precondition: bound > 0.
  std::size_t below(std::size_t bound) { return static_cast<std::size_t>(next() % bound); }

 private:
  std::uint64_t state_;
};

struct Entity {
  std::string_view label;
  std::size_t start = 0;  ///< Code points, as BRAT counts.
  std::size_t end = 0;
  std::string covered;
};

struct Mail {
  std::string text;
  std::vector<Entity> entities;

  [[nodiscard]] std::string standoff() const;
  [[nodiscard]] std::string json_line(std::string_view id) const;
};

/// The number-th mail of a corpus: 0.6 kB and 5 entities on average; each 5000th has 100 kB.
Mail make_mail(std::uint64_t seed, std::size_t number);
/// One mail with at least that many entities, about 100 bytes each.
Mail make_long_mail(std::uint64_t seed, std::size_t entities);

}  // namespace pseudo::bench
