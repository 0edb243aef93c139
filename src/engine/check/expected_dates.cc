#include "engine/check/expected_dates.h"

#include "engine/check/dates_alone.h"

namespace pseudo {

const std::string& ExpectedDates::text(std::int64_t days, std::size_t number) {
  auto [known, is_new] = texts_.try_emplace(days);
  if (is_new) known->second = write(days, 0);
  return known->second[number];
}

bool ExpectedDates::is_certain(std::int64_t days, std::size_t number) {
  for (const std::uint64_t noise : kNoises) {
    auto [known, is_new] = noisy_.try_emplace({days, noise});
    if (is_new) known->second = write(days, noise);
    if (known->second[number] != text(days, number)) return false;
  }
  return true;
}

std::vector<std::string> ExpectedDates::write(std::int64_t days, std::uint64_t noise) const {
  std::vector<std::string> texts =
      was_.write(static_cast<int>(days), std::vector<std::uint64_t>(dates_, noise));
  texts.resize(dates_);
  return texts;
}

}  // namespace pseudo
