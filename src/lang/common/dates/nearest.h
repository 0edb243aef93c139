// Finds the nearest atom that meets a condition.
#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "lang/common/dates/reading.h"

namespace pseudo::lang::dates {

/// Finds, for each atom, the nearest other atom of the document that meets a condition. If two are
/// equally near, it is the earlier one. Construction is linear, a query is constant. Refers to the
/// atoms, which must outlive it.
class Nearest {
 public:
  template <class Condition>
  Nearest(const std::vector<DateAtom>& atoms, Condition condition)
      : atoms_(atoms), before_(atoms.size()), after_(atoms.size()) {
    std::optional<std::size_t> last;
    for (std::size_t i = 0; i < atoms.size(); ++i) {
      before_[i] = last;
      if (condition(atoms[i])) last = i;
    }
    last.reset();
    for (std::size_t i = atoms.size(); i-- > 0;) {
      after_[i] = last;
      if (condition(atoms[i])) last = i;
    }
  }

  [[nodiscard]] std::optional<std::size_t> to(std::size_t i) const {
    if (!before_[i] || !after_[i]) return before_[i] ? before_[i] : after_[i];
    const std::size_t back = atoms_[i].document_begin - atoms_[*before_[i]].document_end;
    const std::size_t ahead = atoms_[*after_[i]].document_begin - atoms_[i].document_end;
    return ahead < back ? after_[i] : before_[i];
  }

 private:
  const std::vector<DateAtom>& atoms_;
  std::vector<std::optional<std::size_t>> before_;
  std::vector<std::optional<std::size_t>> after_;
};

}  // namespace pseudo::lang::dates
