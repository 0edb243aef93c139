#include "engine/fill_numbers.h"

#include <cstddef>

namespace pseudo {
namespace {

// There are few house numbers: after so many attempts two may be equal.
constexpr unsigned kAttempts = 24;

}  // namespace

DrawnNumbers draw_numbers(std::span<const values::ValueMention> mentions, Scope scope,
                          const Options& options, std::string_view home_country,
                          const values::Locale& locale, Scopes& scopes) {
  const bool shared = scope != Scope::kDocument;
  DrawnNumbers numbers{{mentions, locale, {options.valid_checksums, shared, home_country}}, {}};
  values::ValueTable& table = numbers.table;
  numbers.drawn.resize(table.size());
  for (std::size_t e = 0; e < table.size(); ++e) {
    // A shared scope depends on the entity alone, a ZIP on its city.
    const bool may_collide = shared || table.category(e) == Category::kZip;
    for (unsigned attempt = 0; attempt < kAttempts; ++attempt) {
      numbers.drawn[e] = table.draw(e, scopes.draws(scope), attempt);
      if (may_collide || table.take(e, numbers.drawn[e])) break;
    }
  }
  return numbers;
}

}  // namespace pseudo
