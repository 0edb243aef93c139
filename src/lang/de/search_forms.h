// The forms of a name to search for elsewhere in a text.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "lang/common/tokens.h"
#include "lang/de/rules.h"
#include "pseudo/category.h"
#include "pseudo/language.h"

namespace pseudo::lang::de {

/// Sets of endings that may follow a form. Flags of SearchForm::endings.
enum SearchEnding : std::uint8_t {
  kNoEnding = 0,
  kGenitiveEnding = 1,    ///< Genitives and plurals of table name_endings.
  kNameEnding = 2,        ///< All endings of table name_endings.
  kInhabitantEnding = 4,  ///< Table inhabitant_forms, after a stem without -er.
  kAdjectiveEnding = 8,   ///< Table adjective_endings.
  kGivenEnding = 16,      ///< Genitives, plurals and diminutives of table name_endings.
  kAcronymEnding = 32,    ///< The plain genitive of nouns: "BMWs".
};

/// Returns the forms of a part:
/// - the whole name, and its words that identify it alone (not titles, particles, head nouns, legal
/// forms, "Bad", "am");
/// - nicknames of a given name, inhabitants and adjectives of a place, the abbreviation of a
/// street.
///
/// A country or a field of study in the name of an organisation has no forms, as it identifies
/// nobody. `mention`: category of the mention. If it is an address, the part is one of its words,
/// which has a form if it may name somebody.
std::vector<SearchForm> search_forms(const Rules& rules, const Part& part, Category mention);

/// True if a name is also an everyday word, by table everyday_words or a column of the lexicons.
bool is_everyday_name(const Rules& rules, std::string_view folded);

/// Adds a form, or adds `endings` to the endings of the form with the same key.
void add_form(std::vector<SearchForm>& forms, std::string key, unsigned endings);

constexpr std::size_t kShortestWithoutDots = 5;  ///< In letters. Shorter forms are often words.
constexpr std::size_t kShortestAlone =
    4;  ///< In letters, for towns and given names: "Koln", "Jorg".

/// Adds the spelling of a name without the dots of its umlauts ("Muller"), unless that is a word or
/// a common family name.
void add_without_dots(std::vector<SearchForm>& forms, const Rules& rules, std::string_view written,
                      unsigned endings, std::size_t shortest = kShortestWithoutDots);

/// True if `rest` may follow `stem` by one of the sets in `endings`.
bool is_search_ending(const Grammar& grammar, std::uint8_t endings, std::string_view stem,
                      std::string_view rest);

}  // namespace pseudo::lang::de
