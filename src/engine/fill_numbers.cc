#include "engine/number_surrogates.h"

#include <cstddef>

namespace pseudo {
namespace {

// A house number has few others; after that many tries two may meet.
constexpr unsigned kAttempts = 24;

// What is drawn for each entity of a table.
std::vector<std::string> draw_all(values::ValueTable& table, Scope scope, const ScopeDraws& draws) {
  std::vector<std::string> drawn(table.size());
  for (std::size_t e = 0; e < table.size(); ++e) {
    // A shared scope depends on the entity alone, a ZIP on its city.
    const bool alone = scope != Scope::kDocument || table.category(e) == Category::kZip;
    for (unsigned attempt = 0; attempt < kAttempts; ++attempt) {
      drawn[e] = table.draw(e, draws, attempt);
      if (alone || table.take(e, drawn[e])) break;
    }
  }
  return drawn;
}

}  // namespace

std::vector<std::string> number_texts(std::span<const values::ValueMention> mentions, Scope scope,
                                      const Options& options, std::string_view home_country,
                                      const values::Locale& locale, Scopes& scopes) {
  std::vector<std::string> texts;
  if (mentions.empty()) return texts;
  values::ValueTable table(mentions, locale,
                           {options.valid_checksums, scope != Scope::kDocument, home_country});
  const std::vector<std::string> drawn = draw_all(table, scope, scopes.draws(scope));
  texts.reserve(mentions.size());
  for (std::size_t m = 0; m < mentions.size(); ++m) {
    texts.push_back(table.render(m, drawn[table.entity(m)]));
  }
  return texts;
}

}  // namespace pseudo
