#include "lang/de/closed_columns.h"

#include <string_view>
#include <utility>

#include "lang/de/grammar/cell_words.h"

namespace pseudo::lang::de {
namespace {

using lexicon::closed;
using lexicon::ClosedColumn;
using Words = std::vector<std::string_view>;

/// The words of an enum, and further words of the column that are handled before the enum is read.
template <class CellWords>
ClosedColumn closed_beside(std::string_view table, std::string_view column, const CellWords& words,
                           const Words& further) {
  ClosedColumn one = closed(table, column, words);
  one.words.insert(one.words.end(), further.begin(), further.end());
  return one;
}

void add_grammar(std::vector<ClosedColumn>& columns) {
  const Words mark = {"", "1"};
  const Words yes = {"", "yes"};
  const Words determiners = {"article", "contracted", "demonstrative", "indefinite", "possessive"};
  columns.push_back({"determiners", "kind", determiners});
  columns.push_back(closed("determiners", "grammatical_case", kCases));
  Words kinds_before_adjectives = determiners;
  kinds_before_adjectives.insert(kinds_before_adjectives.end(), {"", "none"});
  columns.push_back({"endings_after_determiner", "kind", kinds_before_adjectives});
  columns.push_back(
      closed_beside("endings_after_determiner", "grammatical_case", kCases, Words{""}));
  columns.push_back({"prepositions", "grammatical_case", {"acc", "dat", "gen", "both"}});
  columns.push_back({"terrain_prepositions", "article", yes});
  columns.push_back(closed_beside("address_words", "role", kAddressRoles, {"adverb"}));
  for (const std::string_view column : {"decides", "household", "firm"}) {
    columns.push_back({"address_words", column, mark});
  }
  columns.push_back(closed_beside("name_endings", "form", kNameEndingKinds, {"no_adjective"}));
  columns.push_back(closed("name_endings", "after", kEndsBefore));
  columns.push_back({"sibilants", "s", {"", "yes"}});
  columns.push_back(
      {"noun_endings", "form", {"genitive", "dative_plural", "feminine_plural", "guessed_plural"}});
  ClosedColumn after_nouns = closed("noun_endings", "after", kEndsBefore);
  after_nouns.if_column = "form";
  after_nouns.if_word = "genitive";
  columns.push_back(std::move(after_nouns));
  columns.push_back({"unknown_stems", "reading", {"base", "plural"}});
  columns.push_back({"spelling_habits", "habit", {"ss", "umlauts"}});
  columns.push_back({"home_countries", "habit", {"", "ss"}});
  columns.push_back(
      {"titles", "kind", {"title", "address", "degree", "kin", "suffix", "birth", "alias"}});
  columns.push_back({"particles", "capital", mark});
}

void add_places(std::vector<ClosedColumn>& columns) {
  const Words yes = {"", "yes"};
  columns.push_back(closed_beside("place_words", "role", kPlaceWords, {"quarter", "landscape"}));
  columns.push_back({"place_words", "listed", yes});
  columns.push_back({"place_additions", "blanks", {"both", "before", "none"}});
  columns.push_back({"place_adjective_suffixes", "role", {"regular", "short", "never_after"}});
  columns.push_back({"place_derivations", "role", {"inhabitant", "adjective"}});
  columns.push_back({"country_cues", "role", {"", "word"}});
  columns.push_back({"term_places", "kind", {"capital", "dish"}});
  columns.push_back({"size_cues", "match", {"", "begin", "end"}});
  columns.push_back(closed("size_cues", "reach", kTownReaches));
  columns.push_back({"inhabitant_rules", "unknown", yes});
  columns.push_back(closed("inhabitant_forms", "people", kPeopleForms));
  columns.push_back(closed("inhabitant_forms", "guess", kInhabitantGuesses));
  columns.push_back({"street_suffixes", "alone", yes});
  columns.push_back({"street_words", "kind", {"", "box", "corner"}});
}

void add_orgs(std::vector<ClosedColumn>& columns) {
  const Words yes = {"", "yes"};
  const Words english = {"", "en"};
  columns.push_back({"org_cues", "where", {"before", "after", "any"}});
  for (const std::string_view column :
       {"place_first", "person", "bare_topic", "brand", "plain", "sites", "bodies"}) {
    columns.push_back({"org_kind_rules", column, {"yes", "no"}});
  }
  columns.push_back({"org_kinds", "language", english});
  columns.push_back({"org_kinds", "compound", {"", "no"}});
  columns.push_back({"org_links", "role", {"topic", "owner", "place"}});
  columns.push_back({"org_links", "language", english});
  columns.push_back({"org_site_words", "person", yes});
  columns.push_back({"org_topic_endings", "alone", yes});
  columns.push_back({"org_bodies", "unique", yes});
  columns.push_back({"english_words", "role", {"legal", "link"}});
}

void add_context(std::vector<ClosedColumn>& columns) {
  const Words word_classes = {"person", "people", "animal", "thing", "quality",
                              "colour", "time",   "title",  "kin",   "function"};
  columns.push_back({"word_classes", "class", word_classes});
  columns.push_back({"everyday_readings", "reading", {"small", "noun", "abbreviation", "any"}});
  columns.push_back({"number_neighbours", "place", {"before", "behind", "ending"}});
  columns.push_back({"number_neighbours", "role", {"unit", "section", "amount", "number", "date"}});
  columns.push_back({"months",
                     "kind",
                     {"full", "abbreviation", "numeral", "foreign", "foreign_abbreviation",
                      "regional", "regional_abbreviation", "spoken"}});
  columns.push_back({"weekdays",
                     "kind",
                     {"full", "abbreviation", "foreign", "foreign_abbreviation", "regional"}});
}

}  // namespace

std::vector<ClosedColumn> closed_columns() {
  std::vector<ClosedColumn> columns;
  add_grammar(columns);
  add_places(columns);
  add_orgs(columns);
  add_context(columns);
  return columns;
}

std::optional<Error> find_other_word(const Lexicons& lexicons) {
  return lexicon::find_other_word(lexicons, closed_columns());
}

}  // namespace pseudo::lang::de
