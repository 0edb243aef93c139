#include "engine/check/codes_of_towns.h"

#include <algorithm>
#include <array>
#include <utility>

#include "engine/assign/assign.h"
#include "engine/plan/plan.h"
#include "engine/resolve/analyze_mentions.h"
#include "values/value_reader.h"

namespace pseudo {

bool CodesOfTowns::has_town(std::size_t mention) const {
  return std::ranges::any_of(resolved_.analyses[mention], [](const Part& part) {
    return part.category == Category::kCity && part.kind == Part::Kind::kEntity;
  });
}

bool CodesOfTowns::is_beside_town(std::size_t mention) const {
  constexpr std::ptrdiff_t kBreaks = 1;
  const std::vector<Mention>& mentions = before_.plan.mentions;
  return std::ranges::any_of(std::array{mention + 1, mention - 1}, [&](std::size_t other) {
    if (other >= mentions.size() || !has_town(other)) return false;
    const auto [first, second] = std::minmax(mention, other);
    return are_adjacent(before_.document.text, mentions[first].span, mentions[second].span,
                        kBreaks);
  });
}

std::set<std::string> CodesOfTowns::codes_in(std::size_t mention) const {
  std::set<std::string> codes;
  for (const Part& part : resolved_.analyses[mention]) {
    if (part.category != Category::kZip || part.kind == Part::Kind::kLiteral) continue;
    const std::string written(surface_of(before_.plan.mentions[mention], part));
    codes.insert(values::read_value(Category::kZip, written, locale_).key);
  }
  return codes;
}

bool CodesOfTowns::follows_town(std::size_t mention) {
  const std::set<std::string> own = codes_in(mention);
  if (own.empty() || has_town(mention)) return false;
  if (!codes_) {
    codes_.emplace();
    for (std::size_t i = 0; i < before_.plan.mentions.size(); ++i) {
      if (has_town(i) || is_beside_town(i)) codes_->merge(codes_in(i));
    }
  }
  return std::ranges::any_of(own, [&](const std::string& code) { return codes_->contains(code); });
}

}  // namespace pseudo
