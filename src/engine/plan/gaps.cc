#include "engine/plan/gaps.h"

#include <algorithm>

namespace pseudo {

std::vector<ByteSpan> gaps_of(std::string_view text, const Plan& plan) {
  std::vector<ByteSpan> replaced;
  replaced.reserve(plan.stretches.size());
  for (const Stretch& stretch : plan.stretches) replaced.push_back(stretch.span);
  replaced.insert(replaced.end(), plan.allowed.begin(), plan.allowed.end());
  if (!std::ranges::is_sorted(replaced)) std::ranges::sort(replaced);
  std::vector<ByteSpan> gaps;
  gaps.reserve(replaced.size() + 1);
  std::size_t at = 0;
  for (const ByteSpan& span : replaced) {
    // A removed blank may belong to an allowed annotation.
    gaps.push_back({at, std::max(at, span.begin)});
    at = std::max(at, span.end);
  }
  gaps.push_back({at, text.size()});
  return gaps;
}

}  // namespace pseudo
