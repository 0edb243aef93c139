// Forms of a name under which it may stand elsewhere in a text.
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

/// Sets of endings: flags of SearchForm::endings.
enum SearchEnding : std::uint8_t {
  kNoEnding = 0,
  kGenitiveEnding = 1,    ///< The genitives and plurals of table name_endings.
  kNameEnding = 2,        ///< All of that table.
  kInhabitantEnding = 4,  ///< Table inhabitant_forms, behind a stem without -er.
  kAdjectiveEnding = 8,   ///< Table adjective_endings.
  kGivenEnding = 16,      ///< The genitives, plurals and diminutives of table name_endings.
  kAcronymEnding = 32,    ///< The plain genitive of nouns: "BMWs".
};

/// The whole name; words of it that name it alone (no title, particle, head noun, legal form,
/// "Bad", "am"); of a given name its nicknames; of a place its inhabitants and adjectives; of a
/// street its abbreviation. A country or a field of study in the name of an organisation has
/// none: it identifies nobody. `mention` is an address: the word of it, if it may name somebody.
std::vector<SearchForm> search_forms(const Rules& rules, const Part& part, Category mention);

/// A name that is also an everyday word, by the table everyday_words or a column of the lexicons.
bool is_everyday_name(const Rules& rules, std::string_view folded);

/// True for an article, a preposition or a connector.
bool is_function_word(const Grammar& grammar, const Token& token);

/// Enters a form, or adds to its endings if it is known.
void add_form(std::vector<SearchForm>& forms, std::string key, unsigned endings);

constexpr std::size_t kShortestWithoutDots = 5;  ///< Letters: shorter ones are often words.
constexpr std::size_t kShortestAlone = 4;        ///< Of towns and given names: "Koln", "Jorg".

/// Enters how machines that know no umlauts write a name, but for words and common family names.
void add_without_dots(std::vector<SearchForm>& forms, const Rules& rules, std::string_view written,
                      unsigned endings, std::size_t shortest = kShortestWithoutDots);

/// True if `stem` and `rest` are a form by one of the sets of endings.
bool is_search_ending(const Grammar& grammar, std::uint8_t endings, std::string_view stem,
                      std::string_view rest);

}  // namespace pseudo::lang::de
