#include "lang/common/dates/complete_years.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "lang/common/dates/nearest.h"

namespace pseudo::lang::dates {
namespace {

constexpr int kReferenceLeapYear =
    2000;  // for documents whose days without a year include 29 February

bool lacks_year(const DateAtom& atom) { return is_day(atom) && atom.month && !atom.year; }
bool is_full(const DateAtom& atom) { return is_day(atom) && atom.month && atom.year; }
bool is_month(const DateAtom& atom) { return atom.form->unit == Unit::kMonth; }
bool has_year(const DateAtom& atom) { return atom.year.has_value(); }

/// True if `a` is later in a year than `b`.
bool is_later_in_year(const DateAtom& a, const DateAtom& b) {
  return std::tie(*a.month, *a.day) > std::tie(*b.month, *b.day);
}

// Collects the results in `years_`. The atoms keep the written values.
class YearCompletion {
 public:
  explicit YearCompletion(const std::vector<DateAtom>& atoms) : atoms_(atoms) {
    for (const DateAtom& atom : atoms) years_.push_back(is_day(atom) ? atom.year : std::nullopt);
  }

  std::vector<std::optional<int>> run() {
    if (std::ranges::any_of(atoms_, lacks_year)) complete_days();
    if (std::ranges::any_of(atoms_, is_bare_day)) complete_months();
    return std::move(years_);
  }

 private:
  void complete_days() {
    if (std::ranges::any_of(atoms_, has_year)) {
      take_from_joined();
      take_from_nearest(Nearest(atoms_, is_full));
      take_from_nearest(Nearest(atoms_, has_year));
    }
    take_reference_year();
  }

  /// Completes the years of months, from which bare days can take their month.
  void complete_months() {
    const Nearest nearest(atoms_, has_year);
    for (std::size_t i = 0; i < atoms_.size(); ++i) {
      if (!is_month(atoms_[i])) continue;
      const auto dated = atoms_[i].year          ? i
                         : atoms_[i].year_source ? atoms_[i].year_source
                                                 : nearest.to(i);
      years_[i] = dated ? *atoms_[*dated].year : kReferenceYear;
    }
  }

  [[nodiscard]] bool open(std::size_t i) const { return lacks_year(atoms_[i]) && !years_[i]; }

  void take_from_joined() {
    for (std::size_t i = atoms_.size(); i-- > 1;) {
      if (atoms_[i - 1].link == Link::kNone || !open(i - 1) || !years_[i]) continue;
      if (atoms_[i].month) years_[i - 1] = *years_[i] - years_between(i - 1, i);
    }
    for (std::size_t i = 1; i < atoms_.size(); ++i) {
      if (atoms_[i - 1].link == Link::kNone || !open(i) || !years_[i - 1]) continue;
      if (atoms_[i - 1].month) years_[i] = *years_[i - 1] + years_between(i - 1, i);
    }
  }

  /// Returns 1 if the two atoms are a range that spans the end of a year, else 0.
  [[nodiscard]] int years_between(std::size_t a, std::size_t b) const {
    const bool range = atoms_[a].link == Link::kRange;
    return range && is_later_in_year(atoms_[a], atoms_[b]) ? 1 : 0;
  }

  void take_from_nearest(const Nearest& nearest) {
    for (std::size_t i = 0; i < atoms_.size(); ++i) {
      if (!open(i)) continue;
      if (const auto fuller = nearest.to(i)) years_[i] = atoms_[*fuller].year;
    }
  }

  void take_reference_year() {
    const bool leap_day = std::ranges::any_of(atoms_, [](const DateAtom& atom) {
      return lacks_year(atom) && atom.day == 29 && atom.month == 2;
    });
    for (std::size_t i = 0; i < atoms_.size(); ++i) {
      if (open(i)) years_[i] = leap_day ? kReferenceLeapYear : kReferenceYear;
    }
  }

  const std::vector<DateAtom>& atoms_;
  std::vector<std::optional<int>> years_;
};

}  // namespace

std::vector<std::optional<int>> complete_years(const std::vector<DateAtom>& atoms) {
  return YearCompletion(atoms).run();
}

}  // namespace pseudo::lang::dates
