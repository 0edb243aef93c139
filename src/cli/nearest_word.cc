#include "cli/nearest_word.h"

#include <algorithm>

#include <fmt/format.h>

#include "text/edit_distance.h"

namespace pseudo::cli {

std::string nearest_word(std::string_view wanted, const std::vector<std::string>& known,
                         std::size_t most) {
  std::string best;
  std::size_t best_distance = most + 1;
  for (const std::string& word : known) {
    const std::size_t distance = text::edit_distance(wanted, word);
    if (distance >= best_distance) continue;
    best_distance = distance;
    best = word;
  }
  return best;
}

std::string did_you_mean(std::string_view wanted, const std::vector<std::string>& known) {
  const std::string near = nearest_word(wanted, known, std::max<std::size_t>(2, wanted.size() / 3));
  return near.empty() ? near : fmt::format("; did you mean {}?", near);
}

}  // namespace pseudo::cli
