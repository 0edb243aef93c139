// Names of persons and places that lexicons know, found in addresses.
#pragma once

#include <string>
#include <vector>

#include "pseudo/category.h"
#include "pseudo/lexicon.h"
#include "values/address_reader.h"

namespace pseudo::values {

/// The lexicons' tables of such names; null where there is none. Must not outlive the lexicons.
struct AddressNameTables {
  const LexiconTable* given_female = nullptr;
  const LexiconTable* given_male = nullptr;
  const LexiconTable* given_unisex = nullptr;
  const LexiconTable* family = nullptr;
  const LexiconTable* places = nullptr;
  const LexiconTable* email_providers = nullptr;
};

/// A name that an address mentions: what a language would be shown as a mention of that category.
struct AddressName {
  Category category = Category::kFamily;  ///< FEMALE, MALE, FAMILY; in hosts also CITY.
  std::string name;                       ///< As the lexicon writes it.
};

/// Parts of an address that are names by the lexicons' tables (three letters or more): given
/// names before family names, in hosts family names before places; given and family name run
/// together count when both are known.
std::vector<AddressName> names_in_address(const Address& address, const AddressNameTables& tables);

}  // namespace pseudo::values
