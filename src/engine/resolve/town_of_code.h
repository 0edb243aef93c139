// Determines to which town of a document a postal code belongs.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>

#include "engine/plan/plan.h"
#include "engine/resolve/resolve.h"

namespace pseudo {

/// True if the part is replaced as a postal code.
bool is_postal_code(const Part& part);

/// Relates postal codes to the towns beside them. The run draws a code from those of the surrogate
/// of its town, and the audit compares it accordingly. Holds references to its arguments.
class TownOfCode {
 public:
  TownOfCode(std::string_view text, const Plan& plan, const Resolved& resolved)
      : text_(text), plan_(plan), resolved_(resolved) {}

  /// The part with the name of the town, which gets a surrogate. Looks in the same mention first,
  /// then in adjacent mentions.
  [[nodiscard]] std::optional<PartPlace> find(const PartPlace& code) const;

 private:
  [[nodiscard]] bool is_town(const PartPlace& place) const;
  [[nodiscard]] std::optional<PartPlace> within_mention(const PartPlace& code) const;
  [[nodiscard]] std::optional<PartPlace> beside(std::size_t code) const;
  [[nodiscard]] std::optional<PartPlace> town_in(std::size_t mention) const;
  [[nodiscard]] bool is_beside(std::size_t one, std::size_t other, std::ptrdiff_t breaks) const;
  [[nodiscard]] bool has_other_code(std::size_t town, std::size_t code) const;

  std::string_view text_;
  const Plan& plan_;
  const Resolved& resolved_;
};

/// True if the text between `a` and the later `b` has at most four bytes, no letter or digit, and
/// at most `breaks` line breaks.
bool are_adjacent(std::string_view text, ByteSpan a, ByteSpan b, std::ptrdiff_t breaks = 0);

}  // namespace pseudo
