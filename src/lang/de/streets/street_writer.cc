#include <algorithm>

#include "lang/common/typed_form.h"
#include "lang/de/places/place_form.h"
#include "lang/de/places/place_writer.h"
#include "lang/de/spelling.h"
#include "lang/de/streets/street_form.h"
#include "lang/de/streets/street_marks.h"
#include "lang/de/streets/streets.h"
#include "text/casing.h"
#include "text/fold.h"

namespace pseudo::lang::de {

bool begins_with_preposition(const Grammar& grammar, std::string_view folded) {
  const std::string_view first = folded.substr(0, folded.find(' '));
  if (first.size() == folded.size()) return false;
  if (grammar.prepositions.contains(first)) return true;
  const DeterminerWord* const word = grammar.determiners.find(first);
  return word != nullptr && word->kind == "contracted";
}

Adjective leading_adjective(const StreetLexicon& streets, std::string_view street) {
  const std::string_view word = street.substr(0, street.find(' '));
  if (word.size() == street.size() || !streets.is_adjective(text::fold_key(word))) return {};
  for (const std::string_view ending : {"en", "em", "er", "es", "e"}) {
    if (word.ends_with(ending)) {
      return {word.substr(0, word.size() - ending.size()),
              word.substr(word.size() - ending.size())};
    }
  }
  return {};
}

std::string with_ending(const Adjective& adjective, std::string_view ending,
                        std::string_view street) {
  const std::size_t size = adjective.stem.size() + adjective.ending.size();
  return std::string(adjective.stem).append(ending).append(street.substr(size));
}

namespace {

constexpr std::size_t kFew = 5;

std::string_view last_word(std::string_view name) {
  const std::size_t blank = name.find_last_of(" -");
  return blank == std::string_view::npos ? name : name.substr(blank + 1);
}

// "Unter den Linden" -> "Linden".
std::string noun_of(const Grammar& grammar, std::string_view phrase) {
  for (std::size_t blank = phrase.find(' '); blank < phrase.size(); blank = phrase.find(' ')) {
    const std::string word = text::fold_key(phrase.substr(0, blank));
    if (!grammar.prepositions.contains(word) && !grammar.determiners.contains(word)) break;
    phrase.remove_prefix(blank + 1);
  }
  return std::string(phrase);
}

// The head of a street: its end, or its first word ("Platz der Republik").
SuffixMatch head_of(const StreetLexicon& streets, std::string_view street) {
  const std::string word = text::fold_key(last_word(street));
  const SuffixMatch last = streets.match(word, street.ends_with('.'));
  if (last.diminutive && last.letters == word.size()) return {};  // "Sträßchen": none of its own
  return last ? last : streets.match(text::fold_key(street.substr(0, street.find(' '))), false);
}

}  // namespace

SurrogateQuery query_street(const Rules& rules, const EntityView& entity) {
  SurrogateQuery query;
  query.preferred.country = entity.traits.country;
  const StreetSort* const sort = entity.sort == nullptr ? nullptr : entity.sort->get<StreetSort>();
  if (sort != nullptr && sort->named_after_place) {
    query.table = rules.places.places();
    if (rules.places.has_kinds()) query.required.kind = "plain";
    return query;
  }
  query.table = rules.streets.streets();
  if (sort != nullptr && !sort->article.empty()) {
    query.required.kind = "preposition";
    query.required.article = sort->article;
    return query;
  }
  const auto rows = query.table->find(entity.key);
  if (!rows.empty()) query.preferred.tier = query.table->cell(rows.front(), "tier");
  if (begins_with_preposition(rules.grammar, entity.key)) {
    query.required.kind = "preposition";
    if (query.table->offers(kFew, query.required)) return query;
    query.required.kind = {};
    return query;
  }
  const SuffixMatch match = head_of(rules.streets, entity.lemma);
  if (!match) {
    // Where no article tells: as most are, and no phrase ("an der Vor dem Holz").
    query.required.gender =
        entity.traits.gender.empty() ? "f" : std::string_view(entity.traits.gender);
    return query;
  }
  query.required.gender = match.suffix->gender;
  if (match.letters == entity.key.size() && match.letters >= kLongNoun) return query;
  query.required.kind = match.suffix->kind;
  if (query.table->offers(kFew, query.required)) return query;
  query.required.kind = {};
  if (query.table->offers(kFew, query.required)) return query;
  query.required.gender = {};
  return query;
}

namespace {

// Swiss streets have no ß: in other texts they are written as there.
std::string spelt_at_home(std::string street, const Part& part) {
  if ((part.spelling & kSwissSs) != 0 || part.traits.country == "CH") return street;
  for (const std::string_view swiss : {"strasse", "Strasse"}) {
    if (!street.ends_with(swiss)) continue;
    street.resize(street.size() - swiss.size());
    return street.append(swiss.substr(0, 1)).append("traße");
  }
  return street;
}

// The street with its suffix as another wrote its own: "str.", "gässlein", "wegs".
std::string with_suffix_like(const StreetLexicon& streets, std::string street,
                             std::string_view detail, bool genitive) {
  const std::string folded = text::fold_key(last_word(street));
  const SuffixMatch match = streets.match(folded, false);
  if (!match) return street;
  const std::size_t letters = street.ends_with("strasse") || street.ends_with("Strasse")
                                  ? std::string_view("strasse").size()
                                  : match.suffix->suffix.size();
  if (street.size() < letters) return street;
  const bool own_word = match.letters == folded.size();
  std::string suffix = text::to_lower(detail);
  if (genitive) {
    const auto& genitives = match.suffix->genitives;
    const bool es = suffix.ends_with("es");
    const auto same = std::ranges::find_if(
        genitives, [&](const std::string& other) { return other.ends_with("es") == es; });
    if (genitives.empty()) return street;
    suffix = same == genitives.end() ? genitives.front() : *same;
  } else if (suffix.ends_with('.')) {
    if (match.suffix->abbreviation.empty()) return street;
    suffix = match.suffix->abbreviation;
  } else if (streets.match(text::fold_key(suffix), false).suffix != match.suffix) {
    suffix = match.abbreviated ? suffix : match.suffix->suffix;
    if (!suffix.ends_with('.') && match.suffix->abbreviation == detail) suffix = detail;
  }
  street.resize(street.size() - letters);
  return street + (own_word ? text::capitalize(suffix) : suffix);
}

}  // namespace

std::optional<std::string> write_street(const Rules& rules, std::string_view lemma,
                                        const PlaceRow* row, const Part& part) {
  if (part.form.get<PlaceForm>() != nullptr) return write_place(rules.grammar, lemma, row, part);
  const StreetForm& form = form_as<StreetForm>(part);
  std::string street = spelt_at_home(std::string(lemma), part);
  if (form.noun_alone) return noun_of(rules.grammar, street);
  if (!form.suffix.empty()) {
    street = with_suffix_like(rules.streets, std::move(street), form.suffix, form.genitive);
  }
  if (form.adjective_ending.empty()) return street;
  const Adjective adjective = leading_adjective(rules.streets, street);
  return adjective.stem.empty() ? street : with_ending(adjective, form.adjective_ending, street);
}

}  // namespace pseudo::lang::de
