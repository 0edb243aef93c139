#include "lang/common/dates/month_names.h"

#include <cstddef>
#include <string>
#include <utility>

#include "text/fold.h"

namespace pseudo::lang::dates {
namespace {

/// True if the keys differ by one inserted, deleted, substituted or transposed letter
/// (Damerau-Levenshtein distance 1).
bool one_slip_apart(std::string_view a, std::string_view b) {
  if (a.size() < b.size()) std::swap(a, b);
  if (a.size() - b.size() > 1) return false;
  std::size_t i = 0;
  while (i < b.size() && a[i] == b[i]) ++i;
  if (a.size() > b.size()) return a.substr(i + 1) == b.substr(i);
  if (i == a.size() || a.substr(i + 1) == b.substr(i + 1)) return true;
  return i + 1 < a.size() && a[i] == b[i + 1] && a[i + 1] == b[i] &&
         a.substr(i + 2) == b.substr(i + 2);
}

}  // namespace

bool is_regional(const Word& month) { return month.style.starts_with(kRegionalName); }

bool is_foreign(const Word& month) { return month.style.starts_with(kForeignName); }

bool takes_dot(const Word& month) {
  return month.style.ends_with(kAbbreviation) || month.style == kNumeral;
}

bool has_abbreviation(const DateWords& words, int month) {
  return words.first(WordKind::kMonth, kAbbreviation, month) != nullptr;
}

std::optional<std::uint32_t> find_misspelled_month(const DateWords& words, std::string_view text) {
  constexpr std::size_t kShortest = 5;
  constexpr std::size_t kLongest = 12;
  if (text.size() < kShortest || text.size() > kLongest) return std::nullopt;
  const std::string key = text::fold_key(text);
  for (const std::uint32_t n : words.of_kind(WordKind::kMonth)) {
    const std::string& name = words.word(n).key;
    if (name.size() >= kShortest && one_slip_apart(key, name)) return n;
  }
  return std::nullopt;
}

}  // namespace pseudo::lang::dates
