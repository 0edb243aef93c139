#include "engine/realize/other_names.h"

#include <algorithm>
#include <map>
#include <string>

#include "engine/common/filler.h"
#include "engine/common/scopes.h"
#include "engine/realize/compose.h"
#include "engine/realize/fill_names.h"
#include "engine/resolve/address_tokens.h"
#include "engine/sweep/forms_of_mention.h"
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

// Addresses write names without blanks and umlauts.
bool is_written_in(std::string_view name, std::string_view address) {
  return letters_of_token(address).find(letters_of_token(name)) != std::string::npos;
}

}  // namespace

// Also excludes words of the usual surrogate: the lemma of "Seefelder" is a different word.
DrawnName OtherNames::draw(std::size_t entity, std::size_t mention, std::span<const KeptWord> kept,
                           std::string_view shown) {
  const std::string usual = assigned_.names[entity].surrogate.lemma;
  const std::string words = std::string(shown).append(1, ' ').append(usual);
  const text::UnitSet unwanted = words_to_go(plan_.mentions[mention], kept, words);
  const auto is_unwanted = [&](std::string_view name) {
    return unwanted.recurs_in(name) || shows_form(mention, name);
  };
  return assigned_.name_draws.draw_unlike(resolved_.table.entities()[entity], usual, is_unwanted);
}

// True for a mention with names that were drawn without regard to one another.
bool OtherNames::is_drawn_alone(std::size_t mention) const {
  const Analysis& parts = resolved_.analyses[mention];
  return std::ranges::any_of(parts, [&](const Part& part) {
    const Filler filler = filler_of(plan_.mentions[mention], part);
    const bool has_names =
        filler == Filler::kAddress || (filler == Filler::kName && parts.size() > 1);
    return has_names && is_wide(scope_of(setup_.options, document_, plan_, mention, part.category));
  });
}

bool OtherNames::shows_form(std::size_t mention, std::string_view text) const {
  return shows_form_of(text, mention, forms_, plan_, resolved_,
                       [&](std::size_t i) { return kept_words_.of(i); });
}

bool OtherNames::shows_own_name(std::size_t mention, std::string_view text, KeptWords& kept) const {
  return kept_words_.leaves_word_of(mention, text, kept) ||
         (is_drawn_alone(mention) && shows_form(mention, text));
}

bool OtherNames::write(std::size_t i, std::string_view text, std::span<const KeptWord> kept,
                       PartTexts& texts) {
  const Mention& mention = plan_.mentions[i];
  const Analysis& parts = resolved_.analyses[i];
  std::map<std::size_t, DrawnName> others;  // by entity
  std::string shown(text);
  const auto may_differ = [&](std::size_t p) {
    return resolved_.entities_of(i)[p] != kNoEntity &&
           is_wide(scope_of(setup_.options, document_, plan_, i, parts[p].category));
  };
  const auto write_other = [&](std::size_t p) {
    const std::size_t entity = resolved_.entities_of(i)[p];
    if (!others.contains(entity)) others[entity] = draw(entity, i, kept, shown);
    texts.at(i, p) =
        write_name(others[entity], parts[p], surface_of(mention, parts[p]), setup_.language);
    shown.append(1, ' ').append(texts.at(i, p));
  };
  for (std::size_t p = 0; p < parts.size(); ++p) {
    if (!may_differ(p)) continue;
    const std::string& usual = texts.at(i, p);
    if (shows_word_beside(mention, parts[p], kept, usual) || shows_form(i, usual)) write_other(p);
  }
  // What no name shows alone, the whole text may show: "Kilian-Leonard" for "Leonardo-Korbinian".
  constexpr std::size_t kMostParts = 16;  // for each the whole text is searched
  for (std::size_t p = 0; p < std::min(parts.size(), kMostParts); ++p) {
    if (!shows_form(i, compose(parts, texts.of(i)).text)) break;
    if (may_differ(p) && !others.contains(resolved_.entities_of(i)[p])) write_other(p);
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
    const std::string& usual = assigned_.names[e].surrogate.lemma;
    const bool shows_word = own.recurs_in(entity.lemma) && own.recurs_in(usual);
    if (!shows_word && !(is_written_in(usual, text) && shows_form(i, usual))) continue;
    if (!names) names = assigned_.names;
    (*names)[e] = draw(e, i, kept, text);
  }
  return names;
}

}  // namespace pseudo
