#include "engine/value_surrogates.h"

#include <cstddef>

namespace pseudo {
namespace {

// A house number has few others; after that many tries two may meet.
constexpr unsigned kAttempts = 24;

// What is drawn for each entity of a table.
std::vector<std::string> draw_all(values::ValueTable& table,
                                  std::span<const ValuePart* const> first_part, Scope scope,
                                  const ScopeDraws& draws) {
  std::vector<std::string> drawn(table.size());
  for (std::size_t e = 0; e < table.size(); ++e) {
    const bool zip = table.category(e) == Category::kZip;
    for (unsigned attempt = 0; attempt < kAttempts; ++attempt) {
      drawn[e] = zip ? table.draw(e, first_part[e]->city, first_part[e]->country, draws, attempt)
                     : table.draw(e, draws, attempt);
      // A shared scope depends on the entity alone, a ZIP on its city.
      if (scope != Scope::kDocument || zip || table.take(e, drawn[e])) break;
    }
  }
  return drawn;
}

}  // namespace

std::vector<std::string> value_texts(std::span<const ValuePart> parts, Scope scope,
                                     const Options& options, std::string_view home_country,
                                     const values::ValueFacts& facts, Scopes& scopes) {
  std::vector<std::string> texts(parts.size());
  if (parts.empty()) return texts;
  const ScopeDraws& draws = scopes.draws(scope);
  std::vector<values::ValueMention> mentions;
  mentions.reserve(parts.size());
  for (const ValuePart& part : parts) mentions.push_back({part.category, part.surface});
  values::ValueTable table(mentions, facts,
                           {options.valid_checksums, scope != Scope::kDocument, home_country});
  std::vector<const ValuePart*> first_part(table.size(), nullptr);
  for (std::size_t m = 0; m < mentions.size(); ++m) {
    const ValuePart& part = parts[m];
    const ValuePart*& first = first_part[table.entity(m)];
    if (first == nullptr || (first->city.empty() && !part.city.empty())) first = &part;
  }
  const std::vector<std::string> drawn = draw_all(table, first_part, scope, draws);
  for (std::size_t m = 0; m < mentions.size(); ++m) {
    texts[m] = table.render(m, drawn[table.entity(m)]);
  }
  return texts;
}

}  // namespace pseudo
