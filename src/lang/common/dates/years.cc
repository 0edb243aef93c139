#include "lang/common/dates/years.h"

#include <algorithm>

namespace pseudo::lang::dates {
namespace {

// Precondition: a date of the document has a year.
std::optional<YearRange> years_of(const DateAtom& atom) {
  if (atom.circular) return std::nullopt;
  const int first = atom.year ? *atom.year : to_civil(atom.date).year;
  const bool is_range = atom.axis && atom.last_period > atom.period;
  return YearRange{first,
                   is_range ? std::max(first, year_of(*atom.axis, atom.last_period)) : first};
}

}  // namespace

std::optional<YearRange> years_of(const DateReading& reading, std::size_t mention) {
  const bool any = std::ranges::any_of(reading.atoms,
                                       [](const DateAtom& atom) { return atom.year.has_value(); });
  if (!any) return std::nullopt;
  std::optional<YearRange> all;
  for (const Segment& segment : reading.segments_of(reading.mentions[mention])) {
    if (segment.kind != Segment::Kind::kDate) continue;
    const std::optional<YearRange> one = years_of(reading.atoms[segment.index]);
    if (!one) continue;
    if (!all) all = one;
    all->first = std::min(all->first, one->first);
    all->last = std::max(all->last, one->last);
  }
  return all;
}

}  // namespace pseudo::lang::dates
