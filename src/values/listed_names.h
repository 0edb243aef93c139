// Finds names of persons and places of the lexicons in addresses.
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

/// The lexicons' tables of such names; null where there is none. Must not outlive the lexicons.
struct NameTables {
  const LexiconTable* given_female = nullptr;
  const LexiconTable* given_male = nullptr;
  const LexiconTable* given_unisex = nullptr;
  const LexiconTable* family = nullptr;
  const LexiconTable* places = nullptr;
  const LexiconTable* regions = nullptr;
  const LexiconTable* email_providers = nullptr;
};

/// A name in an address, as the language would see it in a mention of that category.
struct ListedName {
  Category category = Category::kFamily;  ///< FEMALE, MALE, FAMILY; in hosts also CITY.
  std::string name;                       ///< As the lexicon writes it.
};

/// The parts of an address (three letters or more) that the tables list as names. Given names come
/// before family names, in hosts family names before places. A given and a family name written
/// together count if both are known.
std::vector<ListedName> listed_names(const Address& address, const NameTables& tables);

/// FEMALE, MALE, FAMILY or CITY, if a table has the folded name; the first of them.
std::optional<Category> listed_category(std::string_view folded, const NameTables& tables);

/// A word of an address, or the words between two dots of it.
struct AddressWord {
  std::string_view text;  ///< Part of the address's surface.
  bool in_host = false;
};

/// The runs of letters in user names and hosts, and their parts of several runs ("stw-graz").
/// What stands behind a given name or before a capital of a user name, too: "zwarbthal" of
/// "evelynzwarbthal", "Zwarbthal" of "DerZwarbthal". Nothing of a provider's host, of registry
/// labels and of paths.
std::vector<AddressWord> words_of_address(const Address& address, const NameTables& tables,
                                          const WordSet& registry_labels);

/// The names of persons in paths and queries, as written there: those that the tables list (family
/// names of four letters or more), and what stands beside a given name: "eva" and "zwarbthal" in
/// "/team/eva-zwarbthal".
std::vector<ListedName> names_in_path(const Address& address, const NameTables& tables);

}  // namespace pseudo::values
