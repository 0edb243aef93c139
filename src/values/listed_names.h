// Finds names of persons and places in addresses by looking them up in the lexicons.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/lexicon.h"
#include "values/address_reader.h"
#include "values/word_set.h"

namespace pseudo::values {

/// The lexicon tables that list such names; null if missing. The lexicons must outlive it.
struct NameTables {
  const LexiconTable* given_female = nullptr;
  const LexiconTable* given_male = nullptr;
  const LexiconTable* given_unisex = nullptr;
  const LexiconTable* family = nullptr;
  const LexiconTable* places = nullptr;
  const LexiconTable* regions = nullptr;
  const LexiconTable* email_providers = nullptr;
};

/// A name in an address, as it would appear in a mention of that category.
struct ListedName {
  Category category = Category::kFamily;  ///< FEMALE, MALE, FAMILY; in hosts also CITY.
  std::string name;                       ///< As written in the lexicon.
};

/// The parts of an address (three letters or more) that the tables list as names. Given names take
/// precedence over family names, and in hosts family names over places. A given and a family name
/// written together are found if both are listed.
std::vector<ListedName> listed_names(const Address& address, const NameTables& tables);

/// The first of FEMALE, MALE, FAMILY and CITY whose table contains the folded name.
std::optional<Category> listed_category(std::string_view folded, const NameTables& tables);

/// A word of an address, or the words between two of its dots.
struct AddressWord {
  std::string_view text;  ///< A substring of the address's surface.
  bool in_host = false;
};

/// The runs of letters in user names and hosts, and labels of several runs ("stw-graz"). In user
/// names also the rest after a given name or before which a capital begins: "zwarbthal" of
/// "evelynzwarbthal", "Zwarbthal" of "DerZwarbthal", and the given name before a listed family
/// name. Excludes hosts of providers, registry labels and paths.
std::vector<AddressWord> words_of_address(const Address& address, const NameTables& tables,
                                          const WordSet& registry_labels);

/// Names of persons in paths and queries, as written there: names that the tables list (family
/// names of four letters or more), and words beside a given name: "eva" and "zwarbthal" in
/// "/team/eva-zwarbthal".
std::vector<ListedName> names_in_path(const Address& address, const NameTables& tables);

}  // namespace pseudo::values
