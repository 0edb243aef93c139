// Names that only addresses show, read as if the text mentioned them.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "engine/resolve.h"
#include "pseudo/language.h"
#include "values/address_name_finder.h"
#include "values/address_reader.h"

namespace pseudo {

/// What stands in the text as an address.
struct ShownAddress {
  values::Address address;
  std::size_t mention = 0;
  std::size_t part = 0;  ///< Of the mention.
  Scope scope = Scope::kDocument;
};

/// A name in an address: base form, how the language reads it, and its entity.
struct AddressNameEntity {
  std::string name;
  Part part;
  Scope scope = Scope::kDocument;
  std::size_t entity = 0;
  std::string text;  ///< What stands in for it, once that is known.
};

/// Enters the names that the lexicons know in addresses, but for those that the document mentions
/// itself, in whatever category: what the text says decides. The table points
/// into the result, which must outlive it and not grow.
std::vector<AddressNameEntity> enter_address_names(std::span<const ShownAddress> addresses,
                                                   const LanguageModule& language,
                                                   const values::AddressNameTables& tables,
                                                   Resolved& resolved);

}  // namespace pseudo
