// The texts of the old dates of a scope after a shift.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "pseudo/language.h"

namespace pseudo {

/// One object serves one scope. Not thread-safe: it remembers what was asked.
class ExpectedDates {
 public:
  /// `was`: must outlive the object. `dates`: their number.
  ExpectedDates(const DateReadings& was, std::size_t dates) : was_(was), dates_(dates) {}

  /// Empty: the date could not be read.
  const std::string& text(std::int64_t days, std::size_t number);
  /// Like text(), for all dates and without a cache, for callers that ask for each shift once.
  [[nodiscard]] std::vector<std::string> all(std::int64_t days) const { return write(days, 0); }
  /// False for dates that could not be read: the noise determines their digits.
  bool is_certain(std::int64_t days, std::size_t number);

 private:
  [[nodiscard]] std::vector<std::string> write(std::int64_t days, std::uint64_t noise) const;

  const DateReadings& was_;
  std::size_t dates_;
  std::map<std::int64_t, std::vector<std::string>> texts_;  // by days
  std::map<std::pair<std::int64_t, std::uint64_t>, std::vector<std::string>> noisy_;
};

}  // namespace pseudo
