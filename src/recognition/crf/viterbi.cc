#include "recognition/crf/viterbi.h"

#include <algorithm>
#include <cstddef>
#include <limits>

namespace pseudo::recognition {

std::vector<Tag> best_tags(std::span<const std::int32_t> scores,
                           std::span<const std::int16_t> between,
                           std::span<const std::int16_t> start) {
  constexpr std::int64_t kNever = std::numeric_limits<std::int64_t>::min() / 2;
  const std::size_t tags = start.size();
  const std::size_t tokens = scores.size() / tags;
  if (tokens == 0) return {};
  std::vector<Tag> from(scores.size());
  std::vector<std::int64_t> sums(tags);
  std::vector<std::int64_t> next(tags);
  for (std::size_t tag = 0; tag < tags; ++tag) {
    sums[tag] = may_follow(kOutside, static_cast<Tag>(tag)) ? start[tag] + scores[tag] : kNever;
  }
  for (std::size_t i = 1; i < tokens; ++i) {
    for (std::size_t tag = 0; tag < tags; ++tag) {
      const auto to = static_cast<Tag>(tag);
      std::int64_t best = kNever;
      Tag best_before = kOutside;
      const auto consider = [&](std::size_t before) {
        const std::int64_t sum = sums[before] + between[before * tags + tag];
        if (sum > best) {
          best = sum;
          best_before = static_cast<Tag>(before);
        }
      };
      if (continues_mark(to)) {
        consider(tag - 1);
        consider(tag);
      } else {
        for (std::size_t before = 0; before < tags; ++before) consider(before);
      }
      from[i * tags + tag] = best_before;
      next[tag] = best + scores[i * tags + tag];
    }
    sums.swap(next);
  }
  std::vector<Tag> path(tokens);
  path.back() = static_cast<Tag>(std::ranges::max_element(sums) - sums.begin());
  for (std::size_t i = tokens - 1; i > 0; --i) path[i - 1] = from[i * tags + path[i]];
  return path;
}

}  // namespace pseudo::recognition
