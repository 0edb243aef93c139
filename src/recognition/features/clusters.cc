#include "recognition/features/clusters.h"

#include <algorithm>

namespace pseudo::recognition {

Clusters::Clusters(std::vector<Row> rows) {
  std::ranges::sort(rows);
  const auto repeated = std::ranges::unique(rows, {}, &Row::first);
  rows.erase(repeated.begin(), repeated.end());
  auto table = std::make_shared<Table>();
  for (const auto& [word, number] : rows) {
    table->words.push_back(word);
    table->numbers.push_back(number);
  }
  words_ = table->words;
  numbers_ = table->numbers;
  own_ = std::move(table);
}

std::uint16_t Clusters::find(std::uint64_t word_hash) const {
  const auto found = std::ranges::lower_bound(words_, word_hash);
  if (found == words_.end() || *found != word_hash) return 0;
  return numbers_[static_cast<std::size_t>(found - words_.begin())];
}

}  // namespace pseudo::recognition
