#include "engine/realize/other_names.h"

#include <algorithm>
#include <map>
#include <string>

#include "engine/common/scopes.h"
#include "engine/realize/fill_names.h"
#include "text/word_units.h"

namespace pseudo {
namespace {

// True if the text contains a word of the mention outside the part.
bool shows_word_beside(const Mention& mention, const Part& part, std::span<const KeptWord> kept,
                       std::string_view text) {
  if (!words_to_go(mention, kept).recurs_in(text)) return false;
  Mention rest = mention;
  std::ranges::fill(rest.surface.begin() + static_cast<std::ptrdiff_t>(part.span.begin),
                    rest.surface.begin() + static_cast<std::ptrdiff_t>(part.span.end), ' ');
  return words_to_go(rest, kept).recurs_in(text);
}

}  // namespace

// Also excludes words of the usual surrogate: the lemma of "Seefelder" is a different word.
DrawnName OtherNames::draw(std::size_t entity, const Mention& mention,
                           std::span<const KeptWord> kept, std::string_view shown) {
  std::string words(shown);
  words.append(1, ' ').append(assigned_.names[entity].surrogate.lemma);
  return assigned_.name_draws.unlike(resolved_.table.entities()[entity],
                                     words_to_go(mention, kept, words));
}

bool OtherNames::write(std::size_t i, std::string_view text, std::span<const KeptWord> kept,
                       PartTexts& texts) {
  const Mention& mention = plan_.mentions[i];
  std::map<std::size_t, DrawnName> others;  // by entity
  std::string shown(text);
  for (std::size_t p = 0; p < resolved_.analyses[i].size(); ++p) {
    const Part& part = resolved_.analyses[i][p];
    const std::size_t entity = resolved_.entities_of(i)[p];
    if (entity == kNoEntity ||
        !is_wide(scope_of(setup_.options, document_, plan_, i, part.category))) {
      continue;
    }
    if (!shows_word_beside(mention, part, kept, texts.at(i, p))) continue;
    if (!others.contains(entity)) others[entity] = draw(entity, mention, kept, shown);
    texts.at(i, p) = write_name(others[entity], part, surface_of(mention, part), setup_.language);
    shown.append(1, ' ').append(texts.at(i, p));
  }
  return !others.empty();
}

std::optional<std::vector<DrawnName>> OtherNames::for_address(std::size_t i, std::string_view text,
                                                              std::span<const KeptWord> kept) {
  const Mention& mention = plan_.mentions[i];
  const text::UnitSet own = words_to_go(mention, kept);
  std::optional<std::vector<DrawnName>> names;
  for (std::size_t e = 0; e < assigned_.names.size(); ++e) {
    const Entity& entity = resolved_.table.entities()[e];
    if (!entity.needs_surrogate || !is_wide(entity.scope)) continue;
    if (!own.recurs_in(entity.lemma) || !own.recurs_in(assigned_.names[e].surrogate.lemma)) {
      continue;
    }
    if (!names) names = assigned_.names;
    (*names)[e] = draw(e, mention, kept, text);
  }
  return names;
}

}  // namespace pseudo
