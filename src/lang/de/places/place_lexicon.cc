#include "lang/de/places/place_lexicon.h"

#include <algorithm>

#include "lang/common/rows.h"
#include "text/casing.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::array<std::string_view, 8> kColumnNames = {
    "country", "kind", "size", "gender", "number", "construction", "inhabitant", "adjective"};

PlaceTable with_columns(const LexiconTable* lexicon) {
  PlaceTable table{.lexicon = lexicon};
  for (std::size_t i = 0; lexicon != nullptr && i < kColumnNames.size(); ++i) {
    table.columns[i] = lexicon->column(kColumnNames[i]);
  }
  return table;
}

}  // namespace

Result<PlaceLexicon> PlaceLexicon::load(const Lexicons& lexicons, const Grammar& grammar) {
  for (const std::string_view name : {"places", "regions"}) {
    if (lexicons.table(name) == nullptr) {
      return Error{ErrorCode::kLexicon, "the German module needs the table " + std::string(name)};
    }
  }
  PlaceLexicon places;
  places.names_ = grammar.place_names;
  places.adjective_endings_ = grammar.adjectives;
  places.nouns_ = grammar.nouns;
  places.tables_ = {with_columns(lexicons.table("places")), with_columns(lexicons.table("world")),
                    with_columns(lexicons.table("regions"))};
  places.districts_ = lexicons.table("districts");
  places.district_numbers_ = lexicons.table("district_numbers");
  places.university_towns_ = lexicons.table("university_towns");
  places.term_places_ = lexicons.table("term_places");
  for_each_row(lexicons.table("home_countries"), [&](auto cell) {
    const std::string country(cell("code"));
    const LexiconTable* const zips = lexicons.table("zip_" + text::to_lower(country));
    if (zips != nullptr) places.zips_.emplace_back(country, zips);
  });
  for_each_row(lexicons.table("place_addition_nouns"),
               [&](auto cell) { places.addition_nouns_.insert(text::fold_key(cell("noun"))); });
  places.has_kinds_ = places.tables_[0].has(PlaceColumn::kKind);
  for (std::size_t i = 0; i < places.tables_.size(); ++i) {
    if (places.tables_[i]) places.index(i, grammar);
  }
  places.index_derivations(lexicons.table("place_derivations"));
  return places;
}

void PlaceLexicon::index_name(std::string_view name, std::uint64_t address, bool has_article) {
  const PlaceShape shape = names_.shape(name);
  if (shape == PlaceShape::kPlain) return;  // nothing to add to its row
  const std::string written = text::fold_key(name);
  const std::string folded = names_.spell_out_saint(written);
  const std::string core = names_.spell_out_saint(text::fold_key(names_.core(name)));
  if (shape == PlaceShape::kSpa || shape == PlaceShape::kQualified) {
    cores_[core].push_back(address);
    index_addition(name);
    // "Bad Homburg" of "Bad Homburg vor der Höhe".
    if (const auto brief = names_.without_addition(name);
        shape == PlaceShape::kSpa && brief.size() < name.size()) {
      cores_[text::fold_key(brief)].push_back(address);
    }
  } else if (shape == PlaceShape::kSaint) {
    if (folded != written) cores_[folded].push_back(address);
    if (core != folded) saint_cores_[core].push_back(address);
  } else if (has_article && shape == PlaceShape::kWords) {
    inflected_[adjective_endings_.uninflected(folded)].push_back(address);
  }
}

// The river or region that distinguishes a place from its namesakes: "Main", but not the town in
// "bei Wien".
void PlaceLexicon::index_addition(std::string_view name) {
  const auto place = names_.addition(name);
  if (!place) return;
  std::string noun = text::fold_key(place->noun);
  if (tables_[0].lexicon->find(noun).empty()) addition_nouns_.insert(std::move(noun));
}

bool PlaceLexicon::is_addition_noun(std::string_view noun) const {
  if (addition_nouns_.contains(text::fold_key(noun))) return true;
  const std::string full = names_.full_noun(noun);
  return full.empty() || (full != text::fold_key(noun) && addition_nouns_.contains(full));
}

bool PlaceLexicon::has_zip(std::string_view place, std::string_view country) const {
  const auto zips =
      std::ranges::find_if(zips_, [&](const auto& own) { return own.first == country; });
  return zips == zips_.end() || !zips->second->find(text::fold_key(place)).empty();
}

// Further inhabitants and adjectives of known places.
void PlaceLexicon::index_derivations(const LexiconTable* derivations) {
  for_each_row(derivations, [&](auto cell) {
    auto& map = cell("role") == "adjective" ? adjectives_ : inhabitants_;
    auto& addresses = map[text::fold_key(cell("form"))];
    const std::string place = text::fold_key(cell("place"));
    for (std::size_t i = 0; i < tables_.size(); ++i) {
      if (!tables_[i]) continue;
      for (const std::uint32_t row : tables_[i].lexicon->find(place)) {
        addresses.push_back(static_cast<std::uint64_t>(i) << 32 | row);
      }
    }
  });
}

void PlaceLexicon::index(std::size_t number, const Grammar& grammar) {
  const PlaceTable& table = tables_[number];
  for (std::uint32_t row = 0; row < table.lexicon->rows(); ++row) {
    const PlaceRow place{&table, row};
    const std::uint64_t address = static_cast<std::uint64_t>(number) << 32 | row;
    index_name(place.name(), address, place.cell(PlaceColumn::kConstruction) == "1");
    const std::string_view inhabitant = place.cell(PlaceColumn::kInhabitant);
    if (!inhabitant.empty()) index_inhabitant(inhabitant, address, grammar);
    const std::string_view adjective = place.cell(PlaceColumn::kAdjective);
    if (adjective.empty()) continue;
    adjectives_[names_.spell_out_saint(text::fold_key(adjective))].push_back(address);
  }
}

void PlaceLexicon::index_inhabitant(std::string_view inhabitant, std::uint64_t address,
                                    const Grammar& grammar) {
  inhabitants_[names_.spell_out_saint(text::fold_key(inhabitant))].push_back(address);
  for (const People& people : grammar.peoples) {
    if (people.singular != inhabitant && people.plural != inhabitant) continue;
    for (const std::string& form : {people.folded_singular, people.folded_plural,
                                    people.folded_feminine, people.folded_feminine_plural}) {
      if (form.empty()) continue;
      auto& addresses = inhabitants_[form];
      if (std::ranges::find(addresses, address) == addresses.end()) addresses.push_back(address);
    }
  }
}

PlaceRow PlaceLexicon::row(const LexiconTable* table, std::uint32_t row) const {
  const auto own = std::ranges::find(tables_, table, &PlaceTable::lexicon);
  if (own != tables_.end()) return {&*own, row};
  if (table != nullptr && (table == university_towns_ || table == term_places_)) {
    const std::string key = text::fold_key(table->cell(row, std::size_t{0}));
    for (const PlaceTable& places : tables_) {
      if (!places) continue;
      const auto rows = places.lexicon->find(key);
      if (!rows.empty()) return {&places, rows.front()};
    }
  }
  return {&other_, row};
}

// Appends the rows.
void PlaceLexicon::resolve(const Index& index, std::string_view folded, PlaceRows& rows) const {
  const std::vector<std::uint64_t>* const addresses = index.find(folded);
  if (addresses == nullptr) return;
  for (const std::uint64_t address : *addresses) {
    rows.push_back({&tables_[address >> 32], static_cast<std::uint32_t>(address)});
  }
}

PlaceRows PlaceLexicon::resolve_spelled_out(const Index& index, std::string_view folded) const {
  PlaceRows rows;
  if (names_.abbreviates_saint(folded)) {
    resolve(index, names_.spell_out_saint(std::string(folded)), rows);
  } else {
    resolve(index, folded, rows);
  }
  return rows;
}

PlaceRows PlaceLexicon::find(std::string_view folded) const {
  PlaceRows found;
  for (const PlaceTable& table : tables_) {
    if (!table) continue;
    for (const std::uint32_t row : table.lexicon->find(folded)) found.push_back({&table, row});
  }
  if (!found.empty()) return found;
  if (names_.abbreviates_saint(folded)) return find(names_.spell_out_saint(std::string(folded)));
  if (names_.spells_saint_out(folded)) resolve(cores_, folded, found);
  return found;
}

PlaceRows PlaceLexicon::with_core(std::string_view folded) const {
  PlaceRows rows;
  resolve(cores_, folded, rows);
  for (const PlaceRow& saint : resolve_spelled_out(saint_cores_, folded)) rows.push_back(saint);
  return rows;
}

PlaceRows PlaceLexicon::with_inflected_adjective(std::string_view folded) const {
  PlaceRows rows;
  resolve(inflected_, adjective_endings_.uninflected(folded), rows);
  const std::string_view nominative = nouns_.without_dative_plural(folded);
  if (!rows.empty() || nominative.size() == folded.size()) return rows;
  resolve(inflected_, adjective_endings_.uninflected(nominative), rows);
  return rows;
}

std::optional<PlaceRow> PlaceLexicon::row_of(std::string_view lemma, bool is_region) const {
  std::optional<PlaceRow> found;
  for (const PlaceRow& row : find(text::fold_key(lemma))) {
    if (row.name() != lemma) continue;
    if (de::is_region(row) == is_region) return row;
    if (!found) found = row;
  }
  return found;
}

PlaceRows PlaceLexicon::with_inhabitant(std::string_view folded) const {
  return resolve_spelled_out(inhabitants_, folded);
}

PlaceRows PlaceLexicon::with_adjective(std::string_view folded) const {
  return resolve_spelled_out(adjectives_, folded);
}

}  // namespace pseudo::lang::de
