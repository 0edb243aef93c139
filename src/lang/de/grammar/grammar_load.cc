#include "lang/de/grammar/grammar.h"

#include <algorithm>
#include <numeric>
#include <utility>

#include "lang/common/rows.h"
#include "lang/de/grammar/cell_words.h"
#include "text/ascii.h"
#include "text/fold.h"
#include "text/utf8.h"

namespace pseudo::lang::de {
namespace {

constexpr std::string_view kNeeded[] = {"determiners",
                                        "endings_after_determiner",
                                        "prepositions",
                                        "terrain_prepositions",
                                        "name_endings",
                                        "noun_endings",
                                        "sibilants",
                                        "name_adjectives",
                                        "address_words",
                                        "connectors",
                                        "given_endings",
                                        "region_endings",
                                        "inhabitant_rules",
                                        "inhabitant_variants",
                                        "inhabitant_forms",
                                        "peoples",
                                        "place_adjectives",
                                        "place_words",
                                        "place_additions",
                                        "adjective_endings",
                                        "adjective_suffixes",
                                        "spelling_habits",
                                        "place_adjective_suffixes",
                                        "unknown_stems",
                                        "vowels"};

std::string ending_of(std::string_view cell) {
  return cell == "*" ? std::string() : std::string(cell);
}

template <class Range, class Projection>
void longest_first(Range& range, Projection projection) {
  std::ranges::stable_sort(range, [&](const auto& a, const auto& b) {
    const std::string& left = projection(a);
    const std::string& right = projection(b);
    return left.size() != right.size() ? left.size() > right.size() : left < right;
  });
}

void load_determiners(const Lexicons& lexicons, Grammar& grammar) {
  for_each_row(lexicons.table("determiners"), [&](auto cell) {
    DeterminerWord& word = grammar.determiners[text::fold_key(cell("word"))];
    word.kind = cell("kind");
    const std::string_view gender = cell("gender");
    word.readings.push_back({gender.empty() ? '\0' : gender.front(), cell("number") == "pl",
                             lexicon::value_of(kCases, cell("grammatical_case"))});
    if (word.kind == "article") {
      grammar.articles.push_back({std::string(cell("word")), word.readings.back()});
    }
  });
  for_each_row(lexicons.table("endings_after_determiner"), [&](auto cell) {
    const std::string_view grammatical_case = cell("grammatical_case");
    grammar.determiner_endings.push_back(
        {std::string(cell("kind")), std::string(cell("gender")), std::string(cell("number")),
         grammatical_case.empty() ? std::nullopt
                                  : std::optional(lexicon::value_of(kCases, grammatical_case)),
         std::string(cell("ending"))});
    const DeterminerEnding& row = grammar.determiner_endings.back();
    const bool fits_all = row.kind.empty() && row.gender.empty() && row.number.empty();
    if (fits_all && grammatical_case.empty()) grammar.common_ending = row.ending;
  });
  for_each_row(lexicons.table("prepositions"), [&](auto cell) {
    grammar.prepositions[text::fold_key(cell("word"))] = cell("grammatical_case");
  });
  for_each_row(lexicons.table("terrain_prepositions"), [&](auto cell) {
    grammar.terrain_prepositions[text::fold_key(cell("word"))] = cell("article") == "yes";
  });
}

void load_address_words(const Lexicons& lexicons, Grammar& grammar) {
  for_each_row(lexicons.table("address_words"), [&](auto cell) {
    if (cell("role") == "adverb") {
      grammar.greeting_adverbs.insert(text::fold_key(cell("word")));
      return;
    }
    grammar.address_words[text::fold_key(cell("word"))] = {
        lexicon::value_of(kAddressRoles, cell("role")), std::string(cell("gender")),
        !cell("household").empty(), !cell("decides").empty(), !cell("firm").empty()};
  });
}

void load_country_cues(const Lexicons& lexicons, Grammar& grammar) {
  for_each_row(lexicons.table("country_cues"), [&](auto cell) {
    const std::string_view cue = cell("cue");
    if (cue.ends_with("0000")) {
      grammar.zip_countries.emplace_back(cue, cell("country"));
    } else if (cell("role") == "word") {
      grammar.country_words[static_cast<unsigned char>(cue[0])].emplace_back(cue, cell("country"));
    } else {
      grammar.country_cues.emplace_back(cue, cell("country"));
    }
  });
}

void load_place_words(const Lexicons& lexicons, Grammar& grammar) {
  for_each_row(lexicons.table("size_cues"), [&](auto cell) {
    grammar.town_needs.add(cell("word"), cell("match"), cell("needs"),
                           lexicon::value_of(kTownReaches, cell("reach")));
  });
  for_each_row(lexicons.table("place_words"), [&](auto cell) {
    std::string word = text::fold_key(cell("word"));
    if (cell("role") == "quarter") {
      grammar.quarter_words.insert(std::move(word));
    } else if (cell("role") == "landscape") {
      grammar.landscape_words.insert(std::move(word));
    } else {
      grammar.place_words[std::move(word)] = lexicon::value_of(kPlaceWords, cell("role"));
    }
  });
}

void load_words(const Lexicons& lexicons, Grammar& grammar) {
  const auto read = [&](std::string_view table, FoldedSet& words) {
    for_each_row(lexicons.table(table),
                 [&](auto cell) { words.insert(text::fold_key(cell("word"))); });
  };
  read("connectors", grammar.connectors);
  for_each_row(lexicons.table("connectors"), [&](auto cell) {
    std::string word = text::fold_key(cell("word"));
    if (std::ranges::all_of(word, text::is_ascii_lower))
      grammar.link_words.push_back(std::move(word));
  });
  read("town_prepositions", grammar.town_prepositions);
  read("room_words", grammar.room_words);
  read("compound_nouns", grammar.compound_nouns);
  read("name_adjectives", grammar.name_adjectives);
  read("numerals", grammar.numerals);
  read("generic_address_words", grammar.generic_address_words);
  read("everyday_words", grammar.everyday_words);
  read("other_everyday_words", grammar.everyday_words);
  for_each_row(lexicons.table("letter_spellings"), [&](auto cell) {
    const std::string letter(cell("letter"));
    std::size_t pos = 0;
    if (!letter.empty()) {
      grammar.letter_spellings.emplace_back(text::next(letter, pos), cell("spelled"));
    }
  });
  for_each_row(lexicons.table("spelling_habits"), [&](auto cell) {
    auto& words = cell("habit") == "ss" ? grammar.swiss_words : grammar.umlaut_words;
    words.add(cell("word"));
  });
}

void load_name_endings(const Lexicons& lexicons, Grammar& grammar) {
  for_each_row(lexicons.table("name_endings"), [&](auto cell) {
    std::string ending = text::fold_key(cell("ending"));
    if (ending.empty()) return;
    if (cell("form") == "no_adjective") {
      grammar.ends_without_adjective.push_back(std::move(ending));
      return;
    }
    grammar.name_endings.push_back({std::move(ending),
                                    lexicon::value_of(kNameEndingKinds, cell("form")),
                                    lexicon::value_of(kEndsBefore, cell("after"))});
  });
  const auto last_byte = [](const NameEnding& ending) {
    return static_cast<unsigned char>(ending.ending.back());
  };
  std::ranges::stable_sort(grammar.name_endings, [](const NameEnding& a, const NameEnding& b) {
    return std::pair(a.ending.size(), a.ending) > std::pair(b.ending.size(), b.ending);
  });
  std::ranges::stable_sort(grammar.name_endings, {}, last_byte);
  for (const NameEnding& ending : grammar.name_endings) {
    ++grammar.first_ending[last_byte(ending) + 1U];
  }
  std::partial_sum(grammar.first_ending.begin(), grammar.first_ending.end(),
                   grammar.first_ending.begin());
}

void load_name_ends(const Lexicons& lexicons, Grammar& grammar) {
  for_each_row(lexicons.table("unknown_stems"), [&](auto cell) {
    const bool plural = cell("reading") == "plural";
    (plural ? grammar.plural_stems : grammar.base_stems).emplace_back(cell("end"));
  });
  for_each_row(lexicons.table("vowels"), [&](auto cell) {
    const char letter = cell("letter").front();
    if (text::is_ascii_lower(letter)) grammar.vowels.set(static_cast<unsigned char>(letter));
  });
  for_each_row(lexicons.table("sibilants"), [&](auto cell) {
    if (cell("ending").empty()) return;
    grammar.sibilants.emplace_back(cell("ending"));
    if (cell("s") == "yes") grammar.sibilants_before_s.emplace_back(cell("ending"));
    grammar.sibilant_ends.set(static_cast<unsigned char>(cell("ending").back()));
  });
  const auto read = [&](std::string_view table, auto& into) {
    for_each_row(lexicons.table(table), [&](auto cell) {
      into.emplace_back(ending_of(cell("ending")), std::string(cell("gender")));
    });
  };
  read("given_endings", grammar.given_endings);
  read("region_endings", grammar.region_endings);
}

void load_place_rules(const Lexicons& lexicons, Grammar& grammar) {
  const auto read = [&](std::string_view table, std::string_view made,
                        std::vector<InhabitantRule>& rules) {
    for_each_row(lexicons.table(table), [&](auto cell) {
      InhabitantRule rule{ending_of(cell("base")), std::string(cell(made)),
                          std::string(cell("country")), cell("unknown") == "yes"};
      rule.folded_base = text::fold_key(rule.base);
      rule.folded_inhabitant = text::fold_key(rule.inhabitant);
      rules.push_back(std::move(rule));
    });
    longest_first(rules,
                  [](const InhabitantRule& rule) -> const std::string& { return rule.base; });
  };
  read("inhabitant_rules", "inhabitant", grammar.inhabitant_rules);
  read("inhabitant_variants", "inhabitant", grammar.inhabitant_variants);
  read("place_adjectives", "adjective", grammar.place_adjectives);
  PlaceAdjectiveSuffixes& suffixes = grammar.place_adjective_suffixes;
  for_each_row(lexicons.table("place_adjective_suffixes"), [&](auto cell) {
    if (cell("role") == "regular") suffixes.regular = cell("suffix");
    if (cell("role") == "short") suffixes.brief = cell("suffix");
    if (cell("role") == "never_after") suffixes.never_after.emplace_back(cell("suffix"));
  });
}

void load_inhabitant_forms(const Lexicons& lexicons, Grammar& grammar) {
  for_each_row(lexicons.table("inhabitant_forms"), [&](auto cell) {
    if (grammar.inhabitant_forms.empty()) grammar.inhabitant_ending = cell("ending");
    grammar.inhabitant_forms.push_back({std::string(cell("ending")), text::fold_key(cell("ending")),
                                        lexicon::value_of(kPeopleForms, cell("people")),
                                        lexicon::value_of(kInhabitantGuesses, cell("guess"))});
  });
  longest_first(grammar.inhabitant_forms,
                [](const InhabitantForm& form) -> const std::string& { return form.ending; });
}

void load_peoples(const Lexicons& lexicons, Grammar& grammar) {
  for_each_row(lexicons.table("peoples"), [&](auto cell) {
    People people;
    people.singular = cell("inhabitant");
    people.plural = cell("plural");
    people.feminine = cell("feminine");
    people.feminine_plural = grammar.nouns.feminine_plural(cell("feminine"));
    people.folded_singular = text::fold_key(people.singular);
    people.folded_plural = text::fold_key(people.plural);
    people.folded_feminine = text::fold_key(people.feminine);
    people.folded_feminine_plural = text::fold_key(people.feminine_plural);
    const std::size_t index = grammar.peoples.size();
    for (const std::string& form : {people.folded_singular, people.folded_plural,
                                    people.folded_feminine, people.folded_feminine_plural}) {
      if (!form.empty()) grammar.people_forms.try_emplace(form, index);
    }
    grammar.peoples.push_back(std::move(people));
  });
}

}  // namespace

Result<Grammar> Grammar::load(const Lexicons& lexicons) {
  for (const std::string_view name : kNeeded) {
    if (lexicons.table(name) == nullptr) {
      return Error{ErrorCode::kLexicon, "the German module needs the table " + std::string(name)};
    }
  }
  Grammar grammar;
  load_determiners(lexicons, grammar);
  load_address_words(lexicons, grammar);
  load_country_cues(lexicons, grammar);
  load_place_words(lexicons, grammar);
  load_words(lexicons, grammar);
  load_name_endings(lexicons, grammar);
  load_name_ends(lexicons, grammar);
  load_place_rules(lexicons, grammar);
  load_inhabitant_forms(lexicons, grammar);
  grammar.adjectives = AdjectiveEndings::load(lexicons);
  grammar.nouns = NounEndings::load(lexicons);
  grammar.place_names = PlaceNames::load(lexicons);
  load_peoples(lexicons, grammar);  // after nouns, which make their plurals
  return grammar;
}

}  // namespace pseudo::lang::de
