#include "lang/de/places/district_numbers.h"

#include <algorithm>

#include "lang/common/typed_form.h"
#include "lang/de/places/place_form.h"
#include "text/chars.h"
#include "text/fold.h"

namespace pseudo::lang::de {
namespace {

struct Number {
  std::uint32_t row = 0;
  std::string_view column;
  std::string_view ending;  // of an ordinal
};

std::optional<Number> number_of(const Grammar& grammar, const LexiconTable& table,
                                const Token& token) {
  const std::string_view ending = token.dot ? "" : grammar.adjectives.ending_of(token.folded);
  for (std::uint32_t row = 0; row < table.rows(); ++row) {
    if (token.dot && token.folded == table.cell(row, "digits")) return Number{row, "digits", {}};
    if (token.dot && token.text() == table.cell(row, "roman")) return Number{row, "roman", {}};
    const std::string_view stem = cut_ending(token.folded, ending);
    if (!ending.empty() && stem == text::fold_key(table.cell(row, "ordinal"))) {
      return Number{row, "ordinal", ending};
    }
  }
  return std::nullopt;
}

Part part_of(const Number& number, const LexiconTable& table, const Token& token) {
  Part part;
  part.category = Category::kCity;
  part.lemma = table.cell(number.row, "digits");
  part.key = part.lemma;
  PlaceForm& form = form_as<PlaceForm>(part);
  form.numbered = number.column;
  form.ending = number.ending;
  form.original = token.text();
  part.span = {token.span.begin, token.span.end - (token.dot ? 1 : 0)};
  return part;
}

}  // namespace

std::optional<Part> read_district_number(const Grammar& grammar, const PlaceLexicon& places,
                                         const Token& token) {
  const LexiconTable* const table = places.district_numbers();
  if (table == nullptr) return std::nullopt;
  const auto number = number_of(grammar, *table, token);
  if (!number) return std::nullopt;
  return part_of(*number, *table, token);
}

std::optional<Part> read_number_behind_city(const PlaceLexicon& places, const Token& token) {
  const LexiconTable* const table = places.district_numbers();
  if (table == nullptr) return std::nullopt;
  for (const std::string_view column : {"digits", "roman"}) {
    for (std::uint32_t row = 0; row < table->rows(); ++row) {
      if (token.text() == table->cell(row, column))
        return part_of({row, column, {}}, *table, token);
    }
  }
  return std::nullopt;
}

bool is_district_number(const PlaceLexicon& places, std::string_view lemma) {
  return places.district_numbers() != nullptr && !lemma.empty() &&
         std::ranges::all_of(lemma, text::ascii::is_digit) &&
         !places.district_numbers()->find(lemma).empty();
}

std::string write_district_number(const PlaceLexicon& places, const Surrogate& surrogate,
                                  const Part& part) {
  const PlaceForm& form = form_as<PlaceForm>(part);
  if (surrogate.lemma == part.lemma) return form.original;
  if (surrogate.table != places.district_numbers()) return surrogate.lemma;
  return std::string(surrogate.table->cell(surrogate.row, form.numbered)) + form.ending;
}

}  // namespace pseudo::lang::de
