#include "lang/de/places/place_lexicon.h"

#include <algorithm>

#include "lang/common/rows.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

constexpr std::string_view kQualifiers[] = {" am ",    " an ",  " bei ", " im ", " in ",  " ob ",
                                            " unter ", " auf ", " vor ", " zu ", " zum ", " zur ",
                                            " a.",     " i.",   " b.",   " o.",  " (",    "/"};

std::size_t qualifier_begin(std::string_view name) {
  for (std::size_t i = 0; i < name.size(); ++i) {
    if (name[i] != ' ' && name[i] != '/') continue;
    const std::string_view rest = name.substr(i);
    for (const std::string_view qualifier : kQualifiers) {
      if (rest.starts_with(qualifier)) return i;
    }
  }
  return name.size();
}

// What every way to write a saint begins with, but "sankt".
constexpr std::string_view kSaintBegin = "st";

constexpr std::array<std::string_view, 8> kColumnNames = {
    "country", "kind", "size", "gender", "number", "article", "inhabitant", "adjective"};

PlaceTable with_columns(const LexiconTable* lexicon) {
  PlaceTable table{.lexicon = lexicon};
  for (std::size_t i = 0; lexicon != nullptr && i < kColumnNames.size(); ++i) {
    table.columns[i] = lexicon->column(kColumnNames[i]);
  }
  return table;
}

bool starts_with_saint(std::string_view name) {
  return name.starts_with("Sankt ") || name.starts_with("St. ");
}

}  // namespace

PlaceShape place_shape(std::string_view name) {
  const bool one_word = std::ranges::none_of(name, [](char c) { return c == ' ' || c == '/'; });
  if (one_word) return PlaceShape::kPlain;
  if (name.starts_with("Bad ")) return PlaceShape::kBad;
  if (starts_with_saint(name)) return PlaceShape::kSaint;
  if (qualifier_begin(name) < name.size()) return PlaceShape::kQualified;
  return name.find(' ') == std::string_view::npos ? PlaceShape::kPlain : PlaceShape::kWords;
}

std::string_view shape_name(PlaceShape shape) {
  switch (shape) {
    case PlaceShape::kBad:
      return "bad";
    case PlaceShape::kSaint:
      return "saint";
    case PlaceShape::kQualified:
      return "qualified";
    case PlaceShape::kWords:
      return "words";
    case PlaceShape::kPlain:
      return "plain";
  }
  return "plain";
}

std::string_view place_core(std::string_view name) {
  name = name.substr(0, qualifier_begin(name));
  if (name.starts_with("Bad ")) name.remove_prefix(4);
  return name;
}

std::string spell_out_saint(std::string folded) {
  if (!folded.starts_with(kSaintBegin)) return folded;
  for (const std::string_view saint : {"st. ", "st ", "st."}) {
    if (folded.starts_with(saint) && folded.size() > saint.size()) {
      return "sankt " + folded.substr(saint.size());
    }
  }
  return folded;
}

Result<PlaceLexicon> PlaceLexicon::load(const Lexicons& lexicons, const Grammar& grammar) {
  for (const std::string_view name : {"places", "regions"}) {
    if (lexicons.table(name) == nullptr) {
      return Error{ErrorCode::kLexicon, "the German module needs the table " + std::string(name)};
    }
  }
  PlaceLexicon places;
  places.tables_ = {with_columns(lexicons.table("places")), with_columns(lexicons.table("world")),
                    with_columns(lexicons.table("regions"))};
  places.has_kinds_ = places.tables_[0].has(PlaceColumn::kKind);
  for (std::size_t i = 0; i < places.tables_.size(); ++i) {
    if (places.tables_[i]) places.index(i, grammar);
  }
  places.index_derivations(lexicons.table("place_derivations"));
  return places;
}

void PlaceLexicon::index_name(std::string_view name, std::uint64_t address, bool has_article) {
  const PlaceShape shape = place_shape(name);
  if (shape == PlaceShape::kPlain) return;  // nothing to add to its row
  const std::string folded = spell_out_saint(text::fold_key(name));
  const std::string core = spell_out_saint(text::fold_key(place_core(name)));
  if (shape == PlaceShape::kBad || shape == PlaceShape::kQualified) {
    cores_[core].push_back(address);
  } else if (shape == PlaceShape::kSaint) {
    if (name.starts_with("St. ")) cores_[folded].push_back(address);
    if (core != folded) saint_cores_[core].push_back(address);
  } else if (has_article && shape == PlaceShape::kWords) {
    inflected_[adjective_free(folded)].push_back(address);
  }
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
  const LexiconTable* const table = tables_[number].lexicon;
  const auto inhabitant = tables_[number].column(PlaceColumn::kInhabitant);
  const auto adjective = tables_[number].column(PlaceColumn::kAdjective);
  const auto article = tables_[number].column(PlaceColumn::kArticle);
  for (std::uint32_t row = 0; row < table->rows(); ++row) {
    const std::uint64_t address = static_cast<std::uint64_t>(number) << 32 | row;
    index_name(table->cell(row, std::size_t{0}), address,
               article && table->cell(row, *article) == "1");
    if (inhabitant && !table->cell(row, *inhabitant).empty()) {
      const std::string_view cell = table->cell(row, *inhabitant);
      inhabitants_[spell_out_saint(text::fold_key(cell))].push_back(address);
      for (const People& people : grammar.peoples) {
        if (people.singular != cell && people.plural != cell) continue;
        for (const std::string& form :
             {people.singular, people.plural, people.feminine, people.feminine + "nen"}) {
          auto& addresses = inhabitants_[text::fold_key(form)];
          if (std::ranges::find(addresses, address) == addresses.end()) {
            addresses.push_back(address);
          }
        }
      }
    }
    if (adjective && !table->cell(row, *adjective).empty()) {
      adjectives_[spell_out_saint(text::fold_key(table->cell(row, *adjective)))].push_back(address);
    }
  }
}

PlaceRow PlaceLexicon::row(const LexiconTable* table, std::uint32_t row) const {
  const auto own = std::ranges::find(tables_, table, &PlaceTable::lexicon);
  return {own == tables_.end() ? &other_ : &*own, row};
}

// Puts the rows behind those that are there.
void PlaceLexicon::resolve(const Index& index, std::string_view folded, PlaceRows& rows) const {
  const std::vector<std::uint64_t>* const addresses = index.find(folded);
  if (addresses == nullptr) return;
  for (const std::uint64_t address : *addresses) {
    rows.push_back({&tables_[address >> 32], static_cast<std::uint32_t>(address)});
  }
}

PlaceRows PlaceLexicon::resolve_spelled_out(const Index& index, std::string_view folded) const {
  PlaceRows rows;
  if (folded.starts_with(kSaintBegin)) {
    resolve(index, spell_out_saint(std::string(folded)), rows);
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
  if (found.empty() && folded.starts_with(kSaintBegin)) {
    const std::string spelled = spell_out_saint(std::string(folded));
    if (spelled != folded) return find(spelled);
  }
  if (found.empty() && folded.starts_with("sankt ")) resolve(cores_, folded, found);
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
  resolve(inflected_, adjective_free(folded), rows);
  if (!rows.empty() || !folded.ends_with('n')) return rows;
  resolve(inflected_, adjective_free(folded.substr(0, folded.size() - 1)), rows);
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
