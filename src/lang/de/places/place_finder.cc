#include "lang/de/places/place_finder.h"

#include <algorithm>
#include <iterator>

#include "lang/common/tokens.h"
#include "lang/common/typed_form.h"
#include "lang/de/places/full_names.h"
#include "lang/de/spelling.h"
#include "text/casing.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

std::string natural_saint(std::string_view written) {
  return text::capitalize(text::to_lower(written));
}

// True if the document names the place in full, with "Sankt" or "St.".
bool is_named(const Context& context, const PlaceRow& row) {
  const std::string folded = text::fold_key(row.name());
  if (context.mentioned(Category::kCity, folded) || context.towns().names(folded)) return true;
  return std::ranges::any_of(
      context.grammar().place_names.other_spellings(folded),
      [&](const std::string& other) { return context.mentioned(Category::kCity, other); });
}

// The country of a place, or "" if places of its name exist in other countries.
std::string_view country_of(const PlaceRows& rows, const PlaceRow& chosen) {
  const std::string_view country = chosen.cell(PlaceColumn::kCountry);
  const bool elsewhere = std::ranges::any_of(rows, [&](const PlaceRow& row) {
    return row.name() == chosen.name() && row.cell(PlaceColumn::kCountry) != country;
  });
  return elsewhere ? std::string_view() : country;
}

}  // namespace

Part PlaceFinder::make(const PlaceRow& row, std::string_view surface, bool is_short,
                       const Context& context) const {
  Part part;
  part.category = Category::kCity;
  PlaceForm& form = form_as<PlaceForm>(part);
  part.lemma = std::string(row.name());
  const PlaceNames& names = lexicon_.names();
  const PlaceShape shape = names.shape(row.name());
  const std::string core = names.spell_out_saint(text::fold_key(names.core(row.name())));
  part.key = core;
  if (shape != PlaceShape::kPlain && shape != PlaceShape::kWords) {
    // Full names distinguish two places of one core in a document.
    const std::string full = names.spell_out_saint(text::fold_key(row.name()));
    form.is_short = full != core && is_short;
    if (full != core) part.sort = Form(PlaceSort{text::fold_key(row.name())});
    if (full != core && !is_short && has_namesake(core, full, context)) part.key = full;
  }
  if (shape == PlaceShape::kSaint) {
    const std::string_view written = names.written_saint(surface);
    if (!written.empty()) form.saint = natural_saint(written);
  }
  part.traits.country = row.cell(PlaceColumn::kCountry);
  if (is_region(row)) {
    part.traits.gender = row.cell(PlaceColumn::kGender);
    part.traits.number = row.cell(PlaceColumn::kNumber);
    part.traits.kind = row.cell(PlaceColumn::kConstruction) == "1" ? "region" : "";
  }
  part.spelling = observed_spelling(surface, part.lemma);
  return part;
}

// True if the document mentions another place of that core with its full name.
bool PlaceFinder::has_namesake(const std::string& core, const std::string& full,
                               const Context& context) const {
  const auto* const towns = context.towns().with_core(core);
  if (towns != nullptr && std::ranges::any_of(*towns, [&](const std::string& town) {
        return lexicon_.names().spell_out_saint(text::fold_key(town)) != full;
      })) {
    return true;
  }
  return std::ranges::any_of(lexicon_.with_core(core), [&](const PlaceRow& other) {
    return is_named(context, other) &&
           lexicon_.names().spell_out_saint(text::fold_key(other.name())) != full;
  });
}

Part PlaceFinder::short_form(const PlaceRows& rows, std::string_view surface,
                             const Context& context) const {
  const PlaceRow* chosen = nullptr;
  for (const PlaceRow& row : rows) {
    const bool longer = chosen == nullptr || row.name().size() > chosen->name().size();
    if (longer && is_named(context, row)) chosen = &row;
  }
  // "Freiburger" in a document with "Freiburg im Breisgau", which no list contains.
  const PlaceNames& names = lexicon_.names();
  const PlaceRow& row = chosen == nullptr ? rows.front() : *chosen;
  const std::string core = names.spell_out_saint(text::fold_key(names.core(row.name())));
  const bool is_plain = core.size() == names.spell_out_saint(text::fold_key(row.name())).size();
  const auto* const towns = is_plain ? context.towns().with_core(core) : nullptr;
  if (towns != nullptr) return make_in_full(towns->front(), surface, true, context);
  return make(row, surface, true, context);
}

Part PlaceFinder::make_unknown(std::string_view lemma, std::string_view surface,
                               const Context& context) {
  Part part;
  part.category = Category::kCity;
  part.form = Form(PlaceForm{});
  part.key = context.grammar().place_names.spell_out_saint(text::fold_key(lemma));
  part.lemma = natural_case(lemma);
  part.spelling = observed_spelling(surface, part.lemma);
  part.spelling |= context.habits();
  return part;
}

// A place with an addition, or its short name: "Mülheim" in a document with "Mülheim a. d. Ruhr".
Part PlaceFinder::make_in_full(const std::string& name, std::string_view surface, bool is_short,
                               const Context& context) const {
  if (const PlaceRows rows = lexicon_.find(text::fold_key(name)); !rows.empty()) {
    Part part = make(rows.front(), surface, is_short, context);
    part.traits.country = country_of(rows, rows.front());
    return part;
  }
  const PlaceNames& names = lexicon_.names();
  Part part = make_unknown(name, surface, context);
  const std::string full = part.key;
  part.sort = Form(PlaceSort{full});
  part.key = names.spell_out_saint(text::fold_key(names.core(name)));
  if (!is_short && has_namesake(part.key, full, context)) part.key = full;
  form_as<PlaceForm>(part).is_short = is_short;
  if (const PlaceRows rows = lexicon_.find(part.key); !rows.empty()) {
    part.traits.country = country_of(rows, rows.front());
  }
  return part;
}

std::optional<Part> PlaceFinder::find_with_addition(std::string_view folded,
                                                    std::string_view surface,
                                                    const Context& context) const {
  const std::string* const mentioned = context.towns().full(folded);
  const auto full = mentioned != nullptr ? *mentioned : full_name(lexicon_, surface);
  if (!full) return std::nullopt;
  Part part = make_in_full(*full, surface, false, context);
  const std::string natural = lexicon_.names().natural(surface);
  PlaceForm& form = form_as<PlaceForm>(part);
  const std::string_view saint = lexicon_.names().written_saint(natural);
  if (!saint.empty()) form.saint = natural_saint(saint);
  form.addition = natural;
  return part;
}

std::optional<Part> PlaceFinder::find(const PlaceRows& rows, std::string_view folded,
                                      std::string_view surface, const Context& context) const {
  if (auto part = find_with_addition(folded, surface, context)) return part;
  const PlaceRows longer = lexicon_.with_core(folded);
  PlaceRows named;
  std::ranges::copy_if(longer, std::back_inserter(named),
                       [&](const PlaceRow& row) { return is_named(context, row); });
  // "Bruck" in a document with "Bruck an der Mur" is that town, regardless of other places of the
  // name.
  const bool is_short = !named.empty() || rows.empty();
  const PlaceRows& meant = !named.empty() ? named : rows.empty() ? longer : rows;
  if (const auto* const towns = named.empty() ? context.towns().with_core(folded) : nullptr) {
    Part part = make_in_full(towns->front(), surface, true, context);
    form_as<PlaceForm>(part).keeps_spa = folded != part.key;
    return part;
  }
  if (meant.empty()) return std::nullopt;
  const PlaceRow* chosen = &meant.front();
  for (const PlaceRow& row : meant) {
    const bool named_in_full = is_short && is_named(context, row);
    if (named_in_full || row.name() == surface) {
      chosen = &row;
      break;
    }
  }
  Part part = make(*chosen, surface, is_short, context);
  part.traits.country = country_of(meant, *chosen);
  form_as<PlaceForm>(part).keeps_spa =
      is_short && lexicon_.names().is_spa(surface) && lexicon_.names().is_spa(part.lemma);
  return part;
}

}  // namespace pseudo::lang::de
