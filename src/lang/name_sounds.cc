#include "lang/name_sounds.h"

#include <algorithm>
#include <cstdint>
#include <functional>

namespace pseudo {

NameSounds::NameSounds(const Lexicons& lexicons) {
  const LexiconTable* const table = lexicons.table("name_sounds");
  if (table == nullptr || table->columns() < 2) return;
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    const Rule rule{table->cell(row, std::size_t{0}), table->cell(row, std::size_t{1})};
    if (rule.letters.empty()) continue;
    rules_[static_cast<unsigned char>(rule.letters.front())].push_back(rule);
  }
  for (std::vector<Rule>& rules : rules_) {
    std::ranges::stable_sort(rules, std::ranges::greater(),
                             [](const Rule& rule) { return rule.letters.size(); });
  }
}

std::string NameSounds::of(std::string_view folded) const {
  std::string heard;
  const auto append = [&](char c) {
    if (heard.empty() || heard.back() != c) heard += c;
  };
  while (!folded.empty()) {
    const std::vector<Rule>& rules = rules_[static_cast<unsigned char>(folded.front())];
    const auto rule = std::ranges::find_if(
        rules, [&](const Rule& one) { return folded.starts_with(one.letters); });
    if (rule == rules.end()) {
      append(folded.front());
      folded.remove_prefix(1);
      continue;
    }
    for (const char c : rule->sound) append(c);
    folded.remove_prefix(rule->letters.size());
  }
  return heard;
}

}  // namespace pseudo
