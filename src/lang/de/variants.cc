#include "lang/de/variants.h"

#include <algorithm>

#include "lang/de/names/name_ending.h"
#include "lang/de/names/name_lexicon.h"
#include "lang/de/places/place_writer.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

using Forms = std::vector<std::string>;

void add(Forms& forms, std::string form) {
  if (std::ranges::find(forms, form) == forms.end()) forms.push_back(std::move(form));
}

// A family name has all endings of the table name_endings, others only those of the genitive.
void add_name_forms(Forms& forms, const Grammar& grammar, const std::string& key, bool family) {
  for (const NameEnding& ending : grammar.name_endings) {
    const bool genitive = ending.kind == NameEndingKind::kGenitive;
    if ((family || genitive) && fits_stem(grammar, ending.after, key)) {
      add(forms, key + ending.ending);
    }
  }
}

void add_inhabitants(Forms& forms, const Grammar& grammar, std::string_view lemma,
                     const PlaceRow* row) {
  std::string stem = text::fold_key(inhabitant_of(grammar, lemma, row));
  add(forms, stem);
  if (!stem.ends_with(grammar.inhabitant_ending)) return;
  stem.resize(stem.size() - grammar.inhabitant_ending.size());
  for (const InhabitantForm& form : grammar.inhabitant_forms) add(forms, stem + form.folded);
}

void add_place_adjectives(Forms& forms, const Grammar& grammar, std::string_view lemma,
                          const PlaceRow* row) {
  for (const bool of_inhabitant : {false, true}) {
    const auto made = adjective_of(grammar, lemma, row, of_inhabitant);
    if (!made) continue;
    const std::string adjective = text::fold_key(*made);
    add(forms, adjective);
    for (const std::string& ending : grammar.adjectives.all()) add(forms, adjective + ending);
  }
}

}  // namespace

Forms variants(const Rules& rules, Category category, std::string_view lemma) {
  const std::string key = text::fold_key(lemma);
  Forms forms{key};
  const bool place = category == Category::kCity;
  if (is_given_or_family(category) || place || category == Category::kOrg) {
    add_name_forms(forms, rules.grammar, key, category == Category::kFamily);
  }
  if (place) {
    const PlaceRows rows = rules.places.find(key);
    const PlaceRow* const row = rows.empty() ? nullptr : &rows.front();
    add_inhabitants(forms, rules.grammar, lemma, row);
    add_place_adjectives(forms, rules.grammar, lemma, row);
  }
  return forms;
}

}  // namespace pseudo::lang::de
