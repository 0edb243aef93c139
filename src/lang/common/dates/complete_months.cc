#include "lang/common/dates/complete_months.h"

#include <algorithm>

#include "lang/common/dates/nearest.h"

namespace pseudo::lang::dates {
namespace {

// A range spans the end of a month if its first day exceeds the second by at least this number:
// "28. - 3.2." spans it, "4. - 3.2." is a typing error.
constexpr int kTurnOfMonth = 10;

class MonthCompletion {
 public:
  MonthCompletion(const std::vector<std::optional<int>>& years, std::vector<DateAtom>& atoms)
      : years_(years), atoms_(atoms) {}

  void run() {
    if (std::ranges::none_of(atoms_, is_bare_day)) return;
    for (std::size_t i = atoms_.size(); i-- > 1;) {
      take_from_joined(i - 1, i, atoms_[i - 1].link, -1);
    }
    for (std::size_t i = 1; i < atoms_.size(); ++i) {
      take_from_joined(i, i - 1, atoms_[i - 1].link, 1);
    }
    const Nearest nearest(atoms_, [](const DateAtom& atom) { return atom.month.has_value(); });
    for (std::size_t i = 0; i < atoms_.size(); ++i) {
      if (!is_open(atoms_[i])) continue;
      if (const auto fuller = nearest.to(i)) {
        set_anchor(i, *fuller, 0);
      } else {
        atoms_[i].circular = true;
      }
    }
  }

 private:
  static bool is_open(const DateAtom& atom) {
    return is_bare_day(atom) && !atom.anchor && !atom.circular;
  }

  /// Gives atom `i` the written or completed month of its neighbour. `direction`: 1 if `i` comes
  /// after the neighbour in the text, else -1.
  void take_from_joined(std::size_t i, std::size_t neighbour, Link link, int direction) {
    if (link == Link::kNone || !is_open(atoms_[i])) return;
    const DateAtom& other = atoms_[neighbour];
    if (!is_day(other)) return;
    const auto anchor = other.month ? std::optional(neighbour) : other.anchor;
    if (!anchor) return;
    const int days_back = (*other.day - *atoms_[i].day) * direction;
    const bool turns = link == Link::kRange && days_back >= kTurnOfMonth;
    set_anchor(i, *anchor, other.month_gap + (turns ? direction : 0));
  }

  void set_anchor(std::size_t i, std::size_t anchor, int month_gap) {
    DateAtom& atom = atoms_[i];
    atom.anchor = anchor;
    atom.month_gap = month_gap;
    atom.stands_at_anchor = anchor == i + 1 && !is_day(atoms_[anchor]) &&
                            atoms_[anchor].document_begin <= atom.document_end + 1;
    const int months = *years_[anchor] * 12 + *atoms_[anchor].month - 1 + month_gap;
    atom.date = to_day({.year = months / 12, .month = months % 12 + 1, .day = *atom.day});
  }

  const std::vector<std::optional<int>>& years_;
  std::vector<DateAtom>& atoms_;
};

}  // namespace

void complete_months(const std::vector<std::optional<int>>& years, std::vector<DateAtom>& atoms) {
  MonthCompletion(years, atoms).run();
}

}  // namespace pseudo::lang::dates
