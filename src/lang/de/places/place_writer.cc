#include "lang/de/places/place_writer.h"

#include <algorithm>

#include "lang/de/form.h"
#include "text/casing.h"

namespace pseudo::lang::de {
namespace {

const People* people_of(const Grammar& grammar, std::string_view inhabitant) {
  const auto it = std::ranges::find_if(grammar.peoples, [&](const People& people) {
    return people.singular == inhabitant || people.plural == inhabitant;
  });
  return it == grammar.peoples.end() ? nullptr : &*it;
}

// Forms of a people that is not made with -er, where German has one in that place.
std::optional<std::string> people_form(const People& people, std::string_view detail) {
  if (detail == "=sg") return people.singular;
  if (detail == "=pl" || detail == "=pln" || detail == "=gen" || detail == "ern" ||
      detail == "ers") {
    return people.plural;
  }
  if (detail == "=f" || detail == "erin") return people.feminine;
  if (detail == "=fpl" || detail == "erinnen") return people.feminine + "nen";
  return std::nullopt;
}

std::string regular_ending(std::string_view detail) {
  if (detail == "=f") return "erin";
  if (detail == "=fpl") return "erinnen";
  if (detail == "=pln") return "ern";
  if (detail == "=gen") return "ers";
  if (detail.starts_with('=')) return "er";
  return std::string(detail);
}

// What a table of endings makes of a place: of the longest base that fits.
std::optional<std::string> by_rule(const std::vector<InhabitantRule>& rules, std::string_view core,
                                   const PlaceRow* row) {
  const std::string_view country = row == nullptr ? "" : row->cell(PlaceColumn::kCountry);
  for (const InhabitantRule& rule : rules) {
    if (!core.ends_with(rule.base) || (!rule.country.empty() && rule.country != country)) continue;
    return std::string(core.substr(0, core.size() - rule.base.size())) + rule.inhabitant;
  }
  return std::nullopt;
}

std::optional<std::string> write_inhabitant(const Grammar& grammar, std::string_view lemma,
                                            const PlaceRow* row, const Part& part) {
  std::string inhabitant = inhabitant_of(grammar, lemma, row);
  const std::string_view ending = before_marks(form_of(part).detail);
  if (const People* people = people_of(grammar, inhabitant)) return people_form(*people, ending);
  if (!inhabitant.ends_with("er")) return std::nullopt;
  inhabitant.resize(inhabitant.size() - 2);
  return inhabitant + regular_ending(ending);
}

bool needs_article(const PlaceRow* row) {
  return row != nullptr && row->cell(PlaceColumn::kArticle) == "1";
}

// A saint as the text writes it: "St." stays "St.".
std::string saint_as_written(std::string name, const CodedForm& form) {
  const std::string_view written = after_mark(form.detail);
  if (written.empty()) return name;
  for (const std::string_view saint : {"Sankt ", "St. "}) {
    if (name.starts_with(saint)) {
      const bool blank = written.back() != '.' || written.size() > 4;
      return std::string(written) + (blank ? "" : " ") + name.substr(saint.size());
    }
  }
  return name;
}

// Regions have no adjective by rule ("westallgäuerisch"): those that have one say so.
bool lacks_adjective(const PlaceRow* row) {
  return row != nullptr && row->table->has(PlaceColumn::kArticle) &&
         row->cell(PlaceColumn::kAdjective).empty();
}

}  // namespace

std::string inhabitant_of(const Grammar& grammar, std::string_view lemma, const PlaceRow* row) {
  if (row != nullptr && !row->cell(PlaceColumn::kInhabitant).empty()) {
    return std::string(row->cell(PlaceColumn::kInhabitant));
  }
  const std::string_view core = place_core(lemma);
  const auto own = by_rule(grammar.inhabitant_rules, core, row);
  return own ? *own : std::string(core) + "er";
}

std::optional<std::string> adjective_of(const Grammar& grammar, std::string_view lemma,
                                        const PlaceRow* row, bool of_inhabitant) {
  if (row != nullptr && !row->cell(PlaceColumn::kAdjective).empty()) {
    return std::string(row->cell(PlaceColumn::kAdjective));
  }
  if (!of_inhabitant) {
    auto adjective = by_rule(grammar.place_adjectives, place_core(lemma), row);
    return adjective ? text::to_lower(*std::move(adjective)) : adjective;
  }
  const std::string inhabitant = inhabitant_of(grammar, lemma, row);
  const auto ends = [&](std::string_view ending) { return inhabitant.ends_with(ending); };
  // "hemeranerisch", "thalenserisch" are no words.
  if (!ends("er") || ends("aner") || ends("enser")) return std::nullopt;
  return text::to_lower(inhabitant) + "isch";
}

std::optional<std::string> write_place(const Grammar& grammar, std::string_view lemma,
                                       const PlaceRow* row, const Part& part) {
  const bool own = lemma == part.lemma;
  const bool is_short = (form_of(part).code & kShort) != 0;
  if (!own && place_shape(lemma) != place_shape(part.lemma)) return std::nullopt;
  std::string name(is_short ? place_core(lemma) : lemma);
  const std::string_view ending = before_marks(form_of(part).detail);
  const std::size_t original = form_of(part).detail.find(kOriginalMark);
  if (own && original != std::string::npos) return form_of(part).detail.substr(original + 1);
  switch (kind_of(form_of(part))) {
    case kGenitive:
      return saint_as_written(
          write_genitive(grammar, std::move(name), decode(form_of(part).detail)), form_of(part));
    case kInhabitant: {
      auto inhabitant = write_inhabitant(grammar, lemma, row, part);
      if (!inhabitant) return std::nullopt;
      return saint_as_written(*std::move(inhabitant), form_of(part));
    }
    case kPlaceAdjective: {
      if (!own && lacks_adjective(row)) return std::nullopt;
      const bool capital = ending.starts_with('^');
      const std::string_view rest = ending.substr(capital ? 1 : 0);
      const bool of_inhabitant = rest.starts_with(kOfInhabitant);
      auto adjective = adjective_of(grammar, lemma, row, of_inhabitant);
      if (!adjective) return std::nullopt;
      *adjective += rest.substr(of_inhabitant ? 1 : 0);
      return capital ? text::capitalize(*adjective) : adjective;
    }
    case kPlacePlural:
      if (name.ends_with('e')) name += 'n';
      return name;
    default:
      break;
  }
  if (!own && row != nullptr && part.traits.kind == "region" && !needs_article(row)) {
    return std::nullopt;
  }
  return saint_as_written(std::move(name), form_of(part));
}

}  // namespace pseudo::lang::de
