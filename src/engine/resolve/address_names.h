// Names that occur only in the addresses of a document.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "engine/common/scope_place.h"
#include "pseudo/language.h"
#include "values/address_reader.h"
#include "values/listed_names.h"

namespace pseudo {

/// A part of a mention that is an address, parsed.
struct ShownAddress {
  values::Address address;
  std::size_t mention = 0;
  std::size_t part = 0;  ///< Index in the analysis of the mention.
  ScopePlace scope = {};
};

/// A name in an address: its base form, its analysis by the language, and its entity.
struct AddressNameEntity {
  std::string name;
  Part part;
  ScopePlace scope = {};
  std::optional<std::size_t> entity = {};  ///< Set by resolve if it needs a surrogate.
  std::size_t mention = 0;                 ///< The first mention whose address contains it.
};

/// A name that the document mentions outside of addresses, in any spelling.
struct MentionedName {
  std::string_view name;
  ScopePlace scope = {};
};

/// Finds the names in addresses that the lexicons contain. Returns each once, or once per sentence
/// if that is the scope. Omits names of any category that the document mentions itself in the scope
/// of the address. Cost: linear.
std::vector<AddressNameEntity> find_address_names(std::span<const ShownAddress* const> addresses,
                                                  std::span<const MentionedName> mentioned,
                                                  const LanguageModule& language,
                                                  const values::NameTables& tables);

}  // namespace pseudo
